import { lookup as resolveName } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { SendWebhook } from './batches/webhook.js';

const TIMEOUT_MS = 10_000;

/** How {@link webhookSender} sends. */
export interface WebhookOptions {
  /** Whether addresses of the machine and of private networks are allowed, too; false by default. */
  readonly allowPrivate?: boolean;
  /** Certificates to trust instead of those of Node, PEM. */
  readonly ca?: string;
  /** Milliseconds for a whole delivery; 10 s by default. */
  readonly timeoutMs?: number;
}

// Loopback, private, link-local (with the metadata of clouds), shared, documentation, benchmarks, multicast, reserved; RFC 6890.
const IPV4: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** All that is assigned to the public internet. */
const PUBLIC_IPV6 = ['2000::', 3] as const;

// Within it: those that contain an address of IPv4 (Teredo, 6to4), and documentation.
const IPV6: typeof IPV4 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function blocked(subnets: typeof IPV4, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [address, bits] of subnets) list.addSubnet(address, bits, family);
  return list;
}

/** Returns whether an address of IPv4 or IPv6 is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked(IPV4, 'ipv4').check(address, 'ipv4');
  const isAssigned = family === 6 && blocked([PUBLIC_IPV6], 'ipv6').check(address, 'ipv6');
  return isAssigned && !blocked(IPV6, 'ipv6').check(address, 'ipv6');
}

class Refused extends Error {
  constructor() {
    super('The address of the webhook is not on the public internet.');
  }
}

/** Resolves a name for a connection, which goes to the address that was checked: a second answer of the name server changes nothing. */
const publicLookup: LookupFunction = (name, options, done) => {
  resolveName(name, { ...options, all: true }, (problem, found) => {
    if (problem !== null) return done(problem, []);
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new Refused(), []);
    const [first] = found;
    if (options.all === true) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  });
};

/**
 * Returns what sends webhooks: over https, to addresses on the public internet unless others are allowed, without following redirects. Of the answer only
 * the status is read.
 */
export function webhookSender({ allowPrivate = false, ca, timeoutMs = TIMEOUT_MS }: WebhookOptions = {}): SendWebhook {
  return ({ url, headers, body }) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, '');
      if (protocol !== 'https:' || (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host))) {
        throw new Refused();
      }
      const call = request(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'siddhanta' },
        signal: AbortSignal.timeout(timeoutMs),
        ...(allowPrivate ? {} : { lookup: publicLookup }),
        ...(ca === undefined ? {} : { ca }),
      });
      call.on('error', reject);
      call.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      call.end(body);
    });
}
