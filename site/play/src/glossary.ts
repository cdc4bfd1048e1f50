/** A word of the field: how it is written, and what it means in a line. */
export interface Word {
  /** In IAST, where the library's blocks have ASCII. */
  readonly written?: string;
  readonly meaning: string;
}

/** Words of the page by the labels that the blocks have, in small letters. */
export const GLOSSARY: Readonly<Record<string, Word>> = {
  lagna: { meaning: 'The sign that rises in the east; houses are counted from it.' },
  ascendant: { meaning: 'The point of the zodiac that rises in the east at that moment, the lagna.' },
  sign: { meaning: 'One of twelve parts of 30° of the sidereal zodiac, the rāśi.' },
  rashi: { written: 'Rāśi', meaning: 'A sign: one of twelve parts of 30° of the sidereal zodiac.' },
  degrees: { meaning: 'Position within the sign: degrees, minutes and seconds of arc.' },
  nakshatra: { written: 'Nakṣatra', meaning: 'One of 27 lunar mansions of 13°20′.' },
  pada: { written: 'Pāda', meaning: 'A quarter of a nakṣatra, 3°20′.' },
  'nakshatra-pada': { written: 'Nakṣatra–pāda', meaning: 'The lunar mansion of 13°20′, and its quarter.' },
  house: { meaning: 'One of twelve fields of life, counted from the lagna.' },
  mahadasha: { written: 'Mahādaśā', meaning: 'A major period: 6 to 20 years under one planet, 120 years together.' },
  antardasha: { written: 'Antardaśā', meaning: 'A sub-period of a mahādaśā, under a second planet.' },
  tithi: { meaning: 'A lunar day: the Moon gains 12° on the Sun. Thirty make a month.' },
  yoga: { meaning: 'One of 27 parts of the sum of the longitudes of Sun and Moon.' },
  karana: { written: 'Karaṇa', meaning: 'Half a tithi.' },
  vara: { written: 'Vāra', meaning: 'The weekday, from sunrise to sunrise.' },
  phase: { meaning: 'How far the Moon is ahead of the Sun.' },
  paksha: { written: 'Pakṣa', meaning: 'The bright or the dark half of the lunar month.' },
  cusp: { meaning: 'Where a house begins; in Krishnamurti’s school by the Placidus division.' },
  'sign lord': { meaning: 'The planet that rules the sign.' },
  'star lord': { meaning: 'The planet that rules the nakṣatra.' },
  'sub lord': { meaning: 'The lord of a part of a nakṣatra. Nakṣatras are divided as daśās divide 120 years.' },
  sub: { meaning: 'The lord of a part of a nakṣatra. Nakṣatras are divided as daśās divide 120 years.' },
  'sub-sub': { meaning: 'The lord of a part of a sub.' },
  star: { meaning: 'The nakṣatra, by the planet that rules it.' },
  significators: {
    meaning: 'Planets that signify a house: they occupy it, own it, or are in the star of one that does.',
  },
  'ruling planets': { meaning: 'The lords of day, lagna and Moon at the moment of the question.' },
  kuta: { written: 'Kūṭa', meaning: 'One of eight criteria of a match, worth 1 to 8 points, 36 together.' },
  varna: { written: 'Varṇa', meaning: 'One point: the class of each Moon sign.' },
  vashya: { written: 'Vaśya', meaning: 'Two points: whose sign follows whose.' },
  tara: { written: 'Tārā', meaning: 'Three points: counted from one birth star to the other.' },
  yoni: { meaning: 'Four points: the animals of the two stars.' },
  'graha maitri': { written: 'Graha maitrī', meaning: 'Five points: friendship of the lords of the two Moon signs.' },
  gana: { written: 'Gaṇa', meaning: 'Six points: divine, human or fierce nature of the stars.' },
  bhakoot: { written: 'Bhakūṭ', meaning: 'Seven points: the distance between the two Moon signs.' },
  nadi: { written: 'Nāḍī', meaning: 'Eight points: the two stars should belong to different nāḍīs.' },
  'rahu kalam': { written: 'Rāhu kālam', meaning: 'An eighth of the day that almanacs advise against.' },
  ayanamsa: {
    written: 'Ayanāṁśa',
    meaning: 'The angle from the tropical to the sidereal zodiac. Schools differ by up to some degrees.',
  },
  'choice of profile': { meaning: 'All settings of a known program at once. Single settings below override it.' },
  'choice of node': { meaning: 'Rāhu as the true or the mean node of the Moon’s orbit.' },
  'choice of positions': { meaning: 'Positions as seen (apparent) or geometric (true).' },
  'choice of moon': { meaning: 'The Moon seen from the centre of the Earth or from the place.' },
  'choice of star place': { meaning: 'For an ayanāṁśa tied to a star: its catalogue position or its apparent one.' },
  'choice of ayanamsa reference': { meaning: 'Whether nutation is removed with the ayanāṁśa or kept.' },
  'choice of year': { meaning: 'The length of the year used for daśās.' },
  'choice of sunrise': {
    meaning: 'Which part of the Sun’s disc is on the horizon, and whether refraction is applied.',
  },
  'choice of time scale': { meaning: 'Whether civil time is read as UTC with leap seconds or as UT1.' },
  'choice of ayanamsa': {
    meaning: 'The angle from the tropical to the sidereal zodiac. Schools differ by up to some degrees.',
  },
  varga: { meaning: 'A divisional chart: each sign is divided into parts, and each part maps to a sign.' },
  variant: { meaning: 'Schools count the parts of a division from different signs. “As usual” follows the texts.' },
  samvatsara: { written: 'Saṁvatsara', meaning: 'The name of a year in a cycle of sixty.' },
  amanta: { written: 'Amānta', meaning: 'Here a month ends with the new moon.' },
  purnimanta: { written: 'Pūrṇimānta', meaning: 'Here a month ends with the full moon.' },
  ritu: { written: 'Ṛtu', meaning: 'One of six seasons of two months.' },
  choghadiya: {
    written: 'Choghaḍiyā',
    meaning: 'An eighth of the day or of the night, with a lord and a quality.',
  },
  horary: { meaning: 'Praśna: a chart from a number between 1 and 249 that the querent names.' },
};
