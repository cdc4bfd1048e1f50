import type { ErrorCode } from '../errors.js';

/** Where the error pages stand, and which origin an answer may name. */
export interface DocUrlOptions {
  /**
   * Address of the error pages: `{code}` in it stands for the code, as in `https://docs.example/errors/{code}.html`; without it a page is
   * at `{docsUrl}/errors/<code>`.
   */
  readonly docsUrl?: string;
  /** Address under which callers reach the service, `https://api.example`; the error pages are then at `{publicUrl}/docs/errors/<code>`. */
  readonly publicUrl?: string;
  /**
   * Hosts of requests that an answer may name when there is no `publicUrl`: `api.example`, with the port where it is not the usual one of
   * its scheme. Those of the machine itself (`localhost`, `127.0.0.1`, `[::1]`) are always allowed, on any port.
   */
  readonly allowedHosts?: readonly string[];
}

/** Pages about the error codes: the Markdown text of each, by code. */
export type ErrorPages = Readonly<Record<string, string>>;

/** Returns the address of the page about a code, for a request to an address. */
export type DocUrl = (code: ErrorCode, requested: URL) => string;

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** The path of the list of the error pages. */
export const ERRORS_PATH = '/docs/errors';

/** The path of an error page. */
export const errorPath = (code: string): string => `${ERRORS_PATH}/${code}`;

export function withoutSlashes(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end--;
  return address.slice(0, end);
}

/**
 * Returns the function that names the pages of the errors. The host of a request is the caller's word, so that it is in an answer only
 * when it is allowed; for any other the address is a path, which the caller resolves against the address that it asked.
 *
 * @example
 * ```ts
 * const docUrl = createDocUrl({ allowedHosts: ['api.example'] });
 * docUrl('not_found', new URL('https://api.example/x')); // => 'https://api.example/docs/errors/not_found'
 * docUrl('not_found', new URL('https://evil.example/x')); // => '/docs/errors/not_found'
 * const named = createDocUrl({ docsUrl: 'https://docs.example/{code}.html' });
 * named('not_found', new URL('https://evil.example/x')); // => 'https://docs.example/not_found.html'
 * ```
 */
export function createDocUrl({ docsUrl, publicUrl, allowedHosts = [] }: DocUrlOptions): DocUrl {
  if (docsUrl?.includes('{code}') === true) return (code) => docsUrl.replaceAll('{code}', code);
  if (docsUrl !== undefined) return (code) => `${withoutSlashes(docsUrl)}/errors/${code}`;
  if (publicUrl !== undefined) return (code) => withoutSlashes(publicUrl) + errorPath(code);
  const allowed = new Set(allowedHosts.map((host) => host.toLowerCase()));
  return (code, { origin, host, hostname }) =>
    (LOOPBACK.includes(hostname) || allowed.has(host) ? origin : '') + errorPath(code);
}
