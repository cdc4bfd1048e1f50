/** A literal table of the sources, with the test that states its law or the reason why none does. */
export interface Registered {
  /** `FILE#TABLE`. */
  readonly key: string;
  readonly file: string;
  readonly line: number;
  /** Whether rules read it: the others are what programs show or allow. */
  readonly computes: boolean;
  readonly law: string | undefined;
  readonly source: string | undefined;
}

/** Returns every table with its law, or the reason why it has none; and these reasons. */
export function register(): {
  readonly rows: readonly Registered[];
  readonly sources: Readonly<Record<string, string>>;
};
