/** Names of the pattern by the house of Rāhu from the lagna. Three web pages agree; spellings vary. */
export const KALA_SARPA_NAMES = [
  'Ananta',
  'Kulika',
  'Vasuki',
  'Shankhapala',
  'Padma',
  'Mahapadma',
  'Takshaka',
  'Karkotaka',
  'Shankhachuda',
  'Ghataka',
  'Vishadhara',
  'Sheshanaga',
] as const;

/** The name of a kāla sarpa by Rāhu's house. */
export type KalaSarpaName = (typeof KALA_SARPA_NAMES)[number];
