import type { Dispute } from '../../types.js';

/** By the name in a festival's `disputed`. */
export const FESTIVAL_DISPUTES = {
  diwali: {
    element: 'diwali',
    note: 'Where Amavasya holds pradosha on two evenings: the second if it holds a ghati (24 minutes) of it, as the text rule has it; others take the longer share, as the Government of India did for 31 October 2024 (the option diwali "longer").',
  },
  janmashtami: {
    element: 'janmashtami',
    note: 'Smarta: Ashtami at nishita (2022-08-18, 2025-08-15). Vaishnava: Ashtami at sunrise (2022-08-19, 2025-08-16). Each has an identifier of its own.',
  },
  rama_navami: {
    element: 'rama_navami',
    note: 'Where Navami touches madhyahna on two days and fills neither, the longer share decides, as published dates have it (2007, 2029); a rule that is quoted without its text takes the second.',
  },
  govardhan: {
    element: 'govardhan_puja',
    note: 'The later day where Pratipada lasts nine fifteenths of the day; one published list has the earlier in 2022, 2023 and 2033, another list the later in 2022 (after the eclipse of 25 October) and 2023.',
  },
  vijayadashami: {
    element: 'vijayadashami',
    note: 'Texts weigh Shravana differently where Dashami touches aparahna on two days. The rule here gives 33 of 34 published years; 2003 (4 or 5 October) is unresolved.',
  },
  maha_navami: {
    element: 'maha_navami',
    note: 'By aparahna, as the published list has it, or by sunrise as in Bengal. Each has an identifier of its own.',
  },
  ganga_dussehra: {
    element: 'ganga_dussehra',
    note: 'In a year with an adhika Jyeshtha: in the adhika month, as Rishyashringa has it in Hemadri (Purushartha Chintamani, p. 145) and almanacs print it (2026-05-25); the option ganga_dussehra "nija" keeps the ordinary month.',
  },
  makara_sankranti: {
    element: 'makara_sankranti',
    note: 'The day until sunset, else the next: 2023-01-15 and 2024-01-15; one published list prints 14 January in both years.',
  },
  vishu: {
    element: 'vishu',
    note: 'The first sunrise at or after the entry into Aries (2018-04-15, 2019-04-15); others keep its civil date, nearly always 14 April (the option vishu "civil_day").',
  },
  tamil_stars: {
    element: 'Tamil festivals of nakshatras',
    note: 'Which part of the day the nakshatra has to touch is decided differently by temples and by official lists; these rules are borne out by no published list.',
  },
  yajur_upakarma: {
    element: 'yajur_upakarma',
    note: 'The day whose first fifth Purnima fills, else the one that holds more of it (2023-08-30, as published). Others take Purnima at madhyahna, the second of two (jyotisham/adyatithi): a day earlier in 2026.',
  },
  boundary: {
    element: 'a tithi that ends near sunrise or moonrise',
    note: 'In single years (Ugadi 2008, Navaratri 2004, Durga Ashtami 2020, Karva Chauth 2003) the tithi ends within minutes of the deciding moment, so that the place and the ephemeris decide.',
  },
  nag_panchami: {
    element: 'nag_panchami',
    note: 'The bright half of Shravana, as in the North, or the dark half, as in Gujarat (the option nag_panchami "dark").',
  },
  manvadi: {
    element: 'manvadi',
    note: 'Fourteen days: Matsya Purana, as jyotisham/adyatithi quotes it, has the new moon of Phalguna among them, Drik Panchang that of Shravana; both are given. The two name the Manus of the days differently. The bright half by the forenoon, the dark by aparahna, as published days have it; adyatithi takes aparahna for all.',
  },
  yugadi: {
    element: 'yugadi_days',
    note: 'The ages of the four days differ: Vaishakha 3, Kartika 9, Bhadrapada 28 and Magha 30 begin Krita, Treta, Dvapara and Kali in jyotisham/adyatithi; Treta, Satya, Kali and Dvapara in Drik Panchang.',
  },
  kalpadi: {
    element: 'kalpadi',
    note: 'The seven days of Matsya Purana as jyotisham/adyatithi reads them (Smriti Kaustubha, p. 87), in months that end with the new moon; the verse names neither the half of Kartika 7 nor the system of months. No published list was compared.',
  },
  nanakshahi: {
    element: 'Sikh days',
    note: 'The Nanakshahi calendar of 2003 keeps fixed Gregorian dates; since 2010 that of the SGPC moves many of them with the old calendar. Guru Gobind Singh is kept on 5 January by the one, on the lunar day by the other: published lists of 2005 to 2015 have either. Each has an identifier.',
  },
  avataras: {
    element: 'days of avataras',
    note: 'Calendars of the North have Matsya on Chaitra 3, Varaha on Bhadrapada 3 and Kalki on Shravana 6; jyotisham/adyatithi has Chaitra 28, Chaitra 20 and Bhadrapada 2.',
  },
  gayatri_jayanti: {
    element: 'gayatri_jayanti',
    note: 'Jyeshtha 11, as most of the North keeps it; others Shravana 15. Drik Panchang prints both in 2023.',
  },
  samvatsari: {
    element: 'samvatsari',
    note: 'The day of Bhadrapada 5 in published calendars; many Shvetambara orders end Paryushana on Bhadrapada 4. Digambaras begin ten days (Dasha Lakshana) on Bhadrapada 5.',
  },
} as const satisfies Readonly<Record<string, Dispute>>;

/** The name of a dispute. */
export type FestivalDisputeId = keyof typeof FESTIVAL_DISPUTES;
