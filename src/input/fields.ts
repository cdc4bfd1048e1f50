/** An object whose fields are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns whether a value is an object with fields, and no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
