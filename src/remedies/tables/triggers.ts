/**
 * Conditions of the rites: tests of the lord of the antardaśā (X) in the daśā of another (D). Houses are whole signs from the ascendant.
 * Bṛhat Parāśara Horā Śāstra 52–60.
 */
export const TRIGGERS = {
  lord_of_2_or_7: 'X rules the 2nd or the 7th',
  lord_of_7: 'X rules the 7th',
  lord_of_2_or_6: 'X rules the 2nd or the 6th',
  in_2_or_7: 'X stands in the 2nd or the 7th',
  in_2_7_or_8: 'X stands in the 2nd, the 7th or the 8th',
  with_lord_of_2_or_7: 'X shares a sign with another graha that rules the 2nd or the 7th',
  in_or_with_lord_of_2_or_7:
    'X stands in the 2nd or the 7th, or shares a sign with another graha that rules one of them',
  lord_of_2_or_7_or_in_2_or_7: 'X rules the 2nd or the 7th, or stands in one of them',
  lord_of_7_or_in_8_or_12: 'X rules the 7th, or stands in the 8th or the 12th',
  lord_of_7_or_8_or_in_2: 'X rules the 7th or the 8th, or stands in the 2nd',
  in_6_or_8_from_dasha_lord_or_debilitated_or_with_malefics:
    'X stands in the 6th or the 8th sign from D, or in its sign of debilitation, or shares a sign with Sun, Mars, Saturn, Rahu or Ketu',
} as const;

/** One of the tests. */
export type TriggerId = keyof typeof TRIGGERS;
