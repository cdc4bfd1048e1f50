import type { Birth } from '../types.js';

/**
 * Whether a birth is in an input, at its top or in one of its parts; `boolean` where it may be left out at the top. Of a list in which
 * births may be left out the data itself has the clocks.
 */
export type HasBirth<Input> = Input extends (...args: never) => unknown
  ? false
  : Input extends readonly (infer Entry)[]
    ? [HasBirth<Entry>] extends [true]
      ? true
      : false
    : Input extends { readonly birth: Birth }
      ? true
      : 'birth' extends keyof Input
        ? boolean
        : Input extends object
          ? true extends { [Key in keyof Input]-?: HasBirth<NonNullable<Input[Key]>> }[keyof Input]
            ? true
            : false
          : false;
