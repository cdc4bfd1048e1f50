/** Which names are taken, common to the functions that hand names back. */
export interface NameOptions {
  /**
   * `attested` takes only words that were read in the language and lets its fallbacks stand for the others; `transliterated` takes those
   * made by rule as well.
   *
   * @default 'transliterated'
   */
  readonly allow?: 'attested' | 'transliterated';
  /**
   * The least confidence of attested words.
   *
   * @default 1
   */
  readonly min_confidence?: 1 | 2 | 3;
  /**
   * How karaṇas are called: by their Sanskrit names, or by animals as almanacs of Kerala do. Only Malayalam has `animals`.
   *
   * @default 'sanskrit'
   */
  readonly karana_names?: 'sanskrit' | 'animals';
  /**
   * How solar months are called: by their names, or by the sign that the Sun is in, as almanacs of Odisha also do.
   *
   * @default 'name'
   */
  readonly solar_month_by?: 'name' | 'sign';
}
