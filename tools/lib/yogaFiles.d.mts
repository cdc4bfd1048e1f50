/** A rule of a file of yogas. */
export interface YogaFileRule {
  readonly id: string;
  readonly needs?: readonly string[];
  readonly variants?: object;
}

/** The works, the categories and the rules of all files of yogas. */
export function yogaSources(): {
  readonly works: Readonly<Record<string, string>>;
  readonly categories: Readonly<Record<string, string>>;
  readonly rules: readonly YogaFileRule[];
};

/** The rows of all files of results, and the yogas without rows. */
export function yogaResults(): {
  readonly rows: readonly unknown[];
  readonly none: readonly { readonly rule: string; readonly work: string; readonly why: string }[];
};
