// Types that several ports speak of.

/** A live key is charged; a test key is answered the example of the operation and never is. */
export type KeyKind = 'live' | 'test';

/** What tells a call that was repeated from another one. Neither can be turned back into what was sent. */
export interface Once {
  /** SHA-256 of the name that the caller gave the call, 64 hexadecimal digits. */
  readonly name: string;
  /** SHA-256 of that name and all that was asked, 64 hexadecimal digits. */
  readonly request: string;
}
