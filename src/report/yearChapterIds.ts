/** Name of a chapter of a varṣaphala. */
export type YearChapterId =
  | 'glance'
  | 'places'
  | 'strengths'
  | 'yogas'
  | 'sahams'
  | 'periods'
  | 'transits'
  | 'months'
  | 'method';
