export type SahamTerm =
  | 'ascendant'
  | 'Sun'
  | 'Moon'
  | 'Mars'
  | 'Mercury'
  | 'Jupiter'
  | 'Venus'
  | 'Saturn'
  | `house:${number}`
  | `lord:${number}`
  | `lord_of:${'Sun' | 'Moon'}`
  | `degree:${number}`
  | `saham:${string}`;

export interface SahamRow {
  readonly id: string;
  readonly name: string;
  readonly a: SahamTerm;
  readonly b: SahamTerm;
  readonly c: SahamTerm;
  readonly night: 'swap' | 'same' | { readonly b: SahamTerm; readonly c: SahamTerm };
  readonly mars_rules?: { readonly a: SahamTerm; readonly b: SahamTerm };
}

/**
 * The thirty-six sahams: Narasimha Rao 31.2–31.3, read. `house:n` is the ascendant plus 30° for each further house; `lord:n` the position
 * of the lord of that sign; `lord_of:Sun` that of the lord of the Sun's sign. PyJHora differs only in adding 30° by whole signs and in
 * Labha, which it reverses by night.
 */
export const SAHAMS = [
  { id: 'punya', name: 'Punya', a: 'Moon', b: 'Sun', c: 'ascendant', night: 'swap' },
  { id: 'vidya', name: 'Vidya', a: 'Sun', b: 'Moon', c: 'ascendant', night: 'swap' },
  { id: 'yashas', name: 'Yashas', a: 'Jupiter', b: 'saham:punya', c: 'ascendant', night: 'swap' },
  { id: 'mitra', name: 'Mitra', a: 'Jupiter', b: 'saham:punya', c: 'Venus', night: 'swap' },
  { id: 'mahatmya', name: 'Mahatmya', a: 'saham:punya', b: 'Mars', c: 'ascendant', night: 'swap' },
  { id: 'asha', name: 'Asha', a: 'Saturn', b: 'Mars', c: 'ascendant', night: 'swap' },
  {
    id: 'samartha',
    name: 'Samartha',
    a: 'Mars',
    b: 'lord:1',
    c: 'ascendant',
    night: 'swap',
    mars_rules: { a: 'Jupiter', b: 'Mars' },
  },
  { id: 'bhratri', name: 'Bhratri', a: 'Jupiter', b: 'Saturn', c: 'ascendant', night: 'same' },
  { id: 'gaurava', name: 'Gaurava', a: 'Jupiter', b: 'Moon', c: 'Sun', night: 'swap' },
  { id: 'pitri', name: 'Pitri', a: 'Saturn', b: 'Sun', c: 'ascendant', night: 'swap' },
  { id: 'rajya', name: 'Rajya', a: 'Saturn', b: 'Sun', c: 'ascendant', night: 'swap' },
  { id: 'matri', name: 'Matri', a: 'Moon', b: 'Venus', c: 'ascendant', night: 'swap' },
  { id: 'putra', name: 'Putra', a: 'Jupiter', b: 'Moon', c: 'ascendant', night: 'swap' },
  { id: 'jiva', name: 'Jiva', a: 'Saturn', b: 'Jupiter', c: 'ascendant', night: 'swap' },
  { id: 'karma', name: 'Karma', a: 'Mars', b: 'Mercury', c: 'ascendant', night: 'swap' },
  { id: 'roga', name: 'Roga', a: 'ascendant', b: 'Moon', c: 'ascendant', night: 'same' },
  { id: 'kali', name: 'Kali', a: 'Jupiter', b: 'Mars', c: 'ascendant', night: 'swap' },
  { id: 'shastra', name: 'Shastra', a: 'Jupiter', b: 'Saturn', c: 'Mercury', night: 'swap' },
  { id: 'bandhu', name: 'Bandhu', a: 'Mercury', b: 'Moon', c: 'ascendant', night: 'swap' },
  { id: 'mrityu', name: 'Mrityu', a: 'house:8', b: 'Moon', c: 'ascendant', night: 'same' },
  { id: 'paradesha', name: 'Paradesha', a: 'house:9', b: 'lord:9', c: 'ascendant', night: 'same' },
  { id: 'artha', name: 'Artha', a: 'house:2', b: 'lord:2', c: 'ascendant', night: 'same' },
  { id: 'paradara', name: 'Paradara', a: 'Venus', b: 'Sun', c: 'ascendant', night: 'swap' },
  { id: 'vanik', name: 'Vanik', a: 'Moon', b: 'Mercury', c: 'ascendant', night: 'swap' },
  {
    id: 'karyasiddhi',
    name: 'Karyasiddhi',
    a: 'Saturn',
    b: 'Sun',
    c: 'lord_of:Sun',
    night: { b: 'Moon', c: 'lord_of:Moon' },
  },
  { id: 'vivaha', name: 'Vivaha', a: 'Venus', b: 'Saturn', c: 'ascendant', night: 'swap' },
  { id: 'santapa', name: 'Santapa', a: 'Saturn', b: 'Moon', c: 'house:6', night: 'swap' },
  { id: 'shraddha', name: 'Shraddha', a: 'Venus', b: 'Mars', c: 'ascendant', night: 'swap' },
  { id: 'priti', name: 'Priti', a: 'saham:shastra', b: 'saham:punya', c: 'ascendant', night: 'swap' },
  { id: 'jadya', name: 'Jadya', a: 'Mars', b: 'Saturn', c: 'Mercury', night: 'swap' },
  { id: 'vyapara', name: 'Vyapara', a: 'Mars', b: 'Saturn', c: 'ascendant', night: 'same' },
  { id: 'shatru', name: 'Shatru', a: 'Mars', b: 'Saturn', c: 'ascendant', night: 'swap' },
  { id: 'jalapatana', name: 'Jalapatana', a: 'degree:105', b: 'Saturn', c: 'ascendant', night: 'swap' },
  { id: 'bandhana', name: 'Bandhana', a: 'saham:punya', b: 'Saturn', c: 'ascendant', night: 'swap' },
  { id: 'apamrityu', name: 'Apamrityu', a: 'house:8', b: 'Mars', c: 'ascendant', night: 'swap' },
  { id: 'labha', name: 'Labha', a: 'house:11', b: 'lord:11', c: 'ascendant', night: 'same' },
] as const satisfies readonly SahamRow[];

/** Identifier of a saham. */
export type SahamId = (typeof SAHAMS)[number]['id'];

/** Name of a saham. */
export type SahamName = (typeof SAHAMS)[number]['name'];

export const SAHAM_IDS: readonly SahamId[] = SAHAMS.map(({ id }) => id);

export const UNCONFIRMED_SAHAMS: readonly SahamId[] = ['roga', 'labha'];
