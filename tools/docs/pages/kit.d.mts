/** Returns a table in Markdown. */
export declare function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string;
