import type { DocUrlOptions } from '../http/docUrl.js';
import { type Option, UsageError, type Values } from './command.js';
import { textValue } from './storeOptions.js';

export const DOC_URL_OPTIONS: readonly Option[] = [
  {
    flag: 'public-url',
    kind: 'text',
    value: 'URL',
    summary: 'Address under which callers reach the service; links in errors begin with it',
  },
  {
    flag: 'allowed-hosts',
    kind: 'text',
    value: 'HOSTS',
    summary: 'Hosts of requests, by commas, that links in errors may name where there is no --public-url',
  },
  {
    flag: 'docs-url',
    kind: 'text',
    value: 'URL',
    summary: 'Address of other error pages, {code} in it for the code; by default this server has them at /docs/errors',
  },
];

function webAddress(values: Values, flag: string): string | undefined {
  const text = textValue(values, flag);
  if (text === undefined) return undefined;
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || !/^https?:$/.test(address.protocol) || address.username !== '') {
    throw new UsageError(`--${flag} is ${JSON.stringify(text)}; it must be a web address, https://….`);
  }
  return text;
}

/** Returns where links in errors lead to. Throws `UsageError` for what is no address. */
export function docUrlsFrom(values: Values): DocUrlOptions {
  const docsUrl = webAddress(values, 'docs-url');
  const publicUrl = webAddress(values, 'public-url');
  if (publicUrl !== undefined && (new URL(publicUrl).search !== '' || new URL(publicUrl).hash !== '')) {
    throw new UsageError(`--public-url is ${JSON.stringify(publicUrl)}; it must have neither a query nor a fragment.`);
  }
  const hosts = (textValue(values, 'allowed-hosts') ?? '').split(',').map((host) => host.trim());
  const given = hosts.filter((host) => host !== '');
  const bad = given.find(
    (host) => !URL.canParse(`http://${host}`) || new URL(`http://${host}/`).host !== host.toLowerCase(),
  );
  if (bad !== undefined) {
    throw new UsageError(
      `--allowed-hosts has ${JSON.stringify(bad)}; it must be hosts, api.example or api.example:8443.`,
    );
  }
  return {
    ...(docsUrl === undefined ? {} : { docsUrl }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    allowedHosts: given,
  };
}
