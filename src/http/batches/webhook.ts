import { SiddhantaError } from '../../errors.js';
import { utf8 } from '../envelope.js';
import { randomBase62 } from '../random.js';
import type { Batch, BatchWebhook } from './ports.js';
import { reportOf } from './report.js';

/** Header with the signature of a delivery. */
const SIGNATURE = 'Siddhanta-Signature';

const MOST_CHARACTERS = 2000;

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Waits after each delivery that failed; when there is none left it is given up. */
const WAITS_MS: readonly number[] = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];

/** What is sent to a webhook. */
export interface Delivery {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a delivery and returns the status of its answer. Follows no redirect. Rejects where nobody answers. */
export type SendWebhook = (delivery: Delivery) => Promise<number>;

/** Returns the signature of a delivery: seconds since 1970, and HMAC-SHA256 of these, a dot and the body, in hexadecimal digits. */
export async function signatureOf(secret: string, seconds: number, body: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', key, utf8(`${seconds}.${body}`));
  const digits = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `t=${seconds},v1=${digits}`;
}

/** Returns the webhook at an address, with a new secret. Throws `SiddhantaError` `invalid_value`, field `webhook`. */
export function newWebhook(address: string): BatchWebhook {
  const refuse = (reason: string): never => {
    throw new SiddhantaError(
      'invalid_value',
      `webhook ${reason}; it must be an address that begins with https://, without user, password and #, of at most ${MOST_CHARACTERS} characters. Correct it, or leave it out.`,
      { field: 'webhook' },
    );
  };
  if (address.length > MOST_CHARACTERS) refuse('is too long');
  if (!URL.canParse(address)) refuse('is not an address');
  const { protocol, username, password, hash, href } = new URL(address);
  if (protocol !== 'https:') refuse(`has the scheme ${protocol.slice(0, -1)}`);
  if (username !== '' || password !== '' || hash !== '') refuse('has a user, a password or a #');
  return { url: href, secret: `whsec_${randomBase62(32)}`, attempts: 0, nextAt: null, deliveredAt: null };
}

/** Sends what became of a batch to its webhook, and returns the webhook as it is afterwards. */
export async function deliver(
  batch: Batch,
  webhook: BatchWebhook,
  send: SendWebhook,
  now: () => number,
): Promise<BatchWebhook> {
  const { webhook: _, ...data } = reportOf(batch);
  const body = JSON.stringify({ type: 'batch.ended', data });
  const signature = await signatureOf(webhook.secret, Math.floor(now() / SECOND), body);
  const attempts = webhook.attempts + 1;
  let isReceived = false;
  try {
    const status = await send({
      url: webhook.url,
      headers: { 'Content-Type': 'application/json', [SIGNATURE]: signature },
      body,
    });
    isReceived = status >= 200 && status < 300;
  } catch {
    // Whose fault it is, is the receiver's to find out: the report of the batch counts the tries.
  }
  if (isReceived) return { ...webhook, attempts, nextAt: null, deliveredAt: now() };
  const wait = WAITS_MS[attempts - 1];
  return { ...webhook, attempts, nextAt: wait === undefined ? null : now() + wait };
}
