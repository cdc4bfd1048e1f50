/** The Tamil months, from the entry of the Sun into Aries. */
export const TAMIL_MONTHS = [
  'Chithirai',
  'Vaikasi',
  'Aani',
  'Aadi',
  'Aavani',
  'Purattasi',
  'Aippasi',
  'Karthigai',
  'Margazhi',
  'Thai',
  'Maasi',
  'Panguni',
] as const;

/** A Tamil month. @names solar_months_tamil */
export type TamilMonth = (typeof TAMIL_MONTHS)[number];

/** The months of Kerala, from the entry of the Sun into Aries. */
export const MALAYALAM_MONTHS = [
  'Medam',
  'Edavam',
  'Mithunam',
  'Karkidakam',
  'Chingam',
  'Kanni',
  'Thulam',
  'Vrischikam',
  'Dhanu',
  'Makaram',
  'Kumbham',
  'Meenam',
] as const;

/** A month of Kerala. @names solar_months_malayalam */
export type MalayalamMonth = (typeof MALAYALAM_MONTHS)[number];

/** The Bengali months, from the entry of the Sun into Aries. */
export const BENGALI_MONTHS = [
  'Boishakh',
  'Joishtho',
  'Asharh',
  'Srabon',
  'Bhadro',
  'Ashwin',
  'Kartik',
  'Ogrohaeon',
  'Poush',
  'Magh',
  'Falgun',
  'Choitro',
] as const;

/** A Bengali month. @names solar_months_bengali */
export type BengaliMonth = (typeof BENGALI_MONTHS)[number];

/** The months of Odisha, from the entry of the Sun into Aries. */
export const ODIA_MONTHS = [
  'Baisakha',
  'Jyestha',
  'Asadha',
  'Srabana',
  'Bhadraba',
  'Aswina',
  'Kartika',
  'Margasira',
  'Pausa',
  'Magha',
  'Phalguna',
  'Chaitra',
] as const;

/** A month of Odisha. @names solar_months_odia */
export type OdiaMonth = (typeof ODIA_MONTHS)[number];

/** The Punjabi months, from the entry of the Sun into Aries; the names rest on no text that was read. */
export const PUNJABI_MONTHS = [
  'Vaisakh',
  'Jeth',
  'Harh',
  'Sawan',
  'Bhadon',
  'Assu',
  'Kattak',
  'Maghar',
  'Poh',
  'Magh',
  'Phaggan',
  'Chet',
] as const;

/** A Punjabi month. */
export type PunjabiMonth = (typeof PUNJABI_MONTHS)[number];

/** The months of the Indian national calendar, from 22 March (21 in a Gregorian leap year). */
export const NATIONAL_MONTHS = [
  'Chaitra',
  'Vaishakha',
  'Jyeshtha',
  'Ashadha',
  'Shravana',
  'Bhadra',
  'Ashvina',
  'Kartika',
  'Agrahayana',
  'Pausha',
  'Magha',
  'Phalguna',
] as const;

/** A month of the Indian national calendar. */
export type NationalMonth = (typeof NATIONAL_MONTHS)[number];
