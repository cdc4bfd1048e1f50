/** Name of a chapter of a kuṇḍalī. */
export type ChapterId =
  | 'glance'
  | 'birth'
  | 'houses'
  | 'vargas'
  | 'periods'
  | 'yogini'
  | 'strengths'
  | 'ashtakavarga'
  | 'yogas'
  | 'doshas'
  | 'sade_sati'
  | 'jaimini'
  | 'texts'
  | 'kp'
  | 'method';
