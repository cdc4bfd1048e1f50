/** Returns the tables of one source, by `FILE#TABLE`. */
export function tablesIn(file: string, text: string): readonly { readonly key: string }[];

/** Whether a file of `src` computes, so that its tables need a law. */
export function computes(file: string): boolean;
