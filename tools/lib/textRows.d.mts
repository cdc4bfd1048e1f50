/** A placement as fixtures/sources/texts has it. */
type Placement = Readonly<Record<string, unknown>>;

/** A row, and a chapter, as the tests and pages look at them. */
interface Row {
  readonly of: Placement;
  readonly reading?: string;
}
interface Chapter {
  readonly rows: readonly object[];
  readonly unread?: readonly object[];
  readonly third_look?: readonly object[];
}

export const WORKS: Readonly<Record<string, string>>;
export const KINDS: Readonly<Record<string, { readonly keys: readonly string[]; readonly all: readonly Placement[] }>>;
export function kindOf(of: Placement): string;
export function keyOf(of: Placement): string;
export function idOf(of: Placement): string;
export function gridOf(placements: readonly Placement[]): Placement[];
export function faultsOfStatement(statement: object): string[];
export function faultsOf(chapter: Chapter): string[];
export function merged(
  a: Chapter,
  b?: Chapter,
  before?: readonly object[],
): { readonly rows: readonly Row[]; readonly unread: readonly object[]; readonly third_look?: readonly Row[] };
