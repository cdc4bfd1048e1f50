/** Everything that XML 1.0 forbids in a document, lone surrogates included: production 2, Char. */
const ILLEGAL = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes a text for XML, in an element or between quotes; what XML does not allow becomes U+FFFD.
 *
 * @example
 * ```ts
 * escaped('a < b & "c"'); // => 'a &#60; b &#38; &#34;c&#34;'
 * ```
 */
export function escaped(text: string): string {
  return text.replace(ILLEGAL, '\uFFFD').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** At most two decimals: the same characters in every engine, whose sines may differ in the last bit. */
export function n(value: number): string {
  // Rounded twice, so that a tie such as half of 0.01 falls the same way for 75.005 and 75.00499999999999; adding 0 turns −0 into 0.
  return String(Math.round(Math.round(value * 1e6) / 1e4) / 100 + 0);
}
