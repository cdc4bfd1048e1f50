import type { Bytes } from './call.js';

/** Returns the SHA-256 of bytes, 64 lower-case hexadecimal digits. */
export async function sha256(bytes: Bytes): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
