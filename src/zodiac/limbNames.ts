import type { Graha } from './names.js';

/**
 * Names of the limbs of the pañcāṅga as they are returned: ASCII, in the spelling that most English-language almanacs share. In IAST,
 * Devanāgarī and other scripts they are in `names`, and in no bundle that does not ask for them.
 */
export interface LimbName {
  readonly name: string;
}

/** The bright and the dark half of the lunar month. */
export const PAKSHAS = [{ name: 'Shukla Paksha' }, { name: 'Krishna Paksha' }] as const satisfies readonly LimbName[];

/** One half of the lunar month. */
export type Paksha = (typeof PAKSHAS)[number]['name'];

/** The fifteen tithis of the bright half; those of the dark half have the same names, but for the fifteenth: {@link AMAVASYA}. */
export const TITHIS = [
  { name: 'Pratipada' },
  { name: 'Dvitiya' },
  { name: 'Tritiya' },
  { name: 'Chaturthi' },
  { name: 'Panchami' },
  { name: 'Shashthi' },
  { name: 'Saptami' },
  { name: 'Ashtami' },
  { name: 'Navami' },
  { name: 'Dashami' },
  { name: 'Ekadashi' },
  { name: 'Dvadashi' },
  { name: 'Trayodashi' },
  { name: 'Chaturdashi' },
  { name: 'Purnima' },
] as const satisfies readonly LimbName[];

/** The fifteenth tithi of the dark half. */
export const AMAVASYA = {
  name: 'Amavasya',
} as const satisfies LimbName;

/** One of the sixteen names of a tithi. */
export type TithiName = (typeof TITHIS)[number]['name'] | (typeof AMAVASYA)['name'];

/** The twenty-seven yogas of 13°20′ of the sum of Sun and Moon: Sūrya Siddhānta 2.65. */
export const YOGAS = [
  { name: 'Vishkambha' },
  { name: 'Priti' },
  { name: 'Ayushman' },
  { name: 'Saubhagya' },
  { name: 'Shobhana' },
  { name: 'Atiganda' },
  { name: 'Sukarma' },
  { name: 'Dhriti' },
  { name: 'Shula' },
  { name: 'Ganda' },
  { name: 'Vriddhi' },
  { name: 'Dhruva' },
  { name: 'Vyaghata' },
  { name: 'Harshana' },
  { name: 'Vajra' },
  { name: 'Siddhi' },
  { name: 'Vyatipata' },
  { name: 'Variyana' },
  { name: 'Parigha' },
  { name: 'Shiva' },
  { name: 'Siddha' },
  { name: 'Sadhya' },
  { name: 'Shubha' },
  { name: 'Shukla' },
  { name: 'Brahma' },
  { name: 'Indra' },
  { name: 'Vaidhriti' },
] as const satisfies readonly LimbName[];

/** One of the twenty-seven yogas. */
export type YogaName = (typeof YOGAS)[number]['name'];

/** The seven karaṇas that recur eight times a month, from the second half of the first tithi on: Sūrya Siddhānta 2.68–69. */
export const MOVABLE_KARANAS = [
  { name: 'Bava' },
  { name: 'Balava' },
  { name: 'Kaulava' },
  { name: 'Taitila' },
  { name: 'Gara' },
  { name: 'Vanija' },
  { name: 'Vishti' },
] as const satisfies readonly LimbName[];

/**
 * The four karaṇas that come once a month, from the second half of the 29th tithi to the first half of the next first one: the 58th, 59th
 * and 60th half-tithi and the 1st. Sūrya Siddhānta 2.67 names Nāga before Catuṣpada; almanacs have Catuṣpada first (as Colebrooke already
 * tells it, Indian Antiquary 3, 1874, p. 140), and so has this table.
 */
export const FIXED_KARANAS = [
  { name: 'Shakuni' },
  { name: 'Chatushpada' },
  { name: 'Naga' },
  { name: 'Kimstughna' },
] as const satisfies readonly LimbName[];

/** One of the eleven karaṇas. */
export type KaranaName = (typeof MOVABLE_KARANAS)[number]['name'] | (typeof FIXED_KARANAS)[number]['name'];

/** A day of the week with its lord. */
export interface VaraName extends LimbName {
  readonly lord: Graha;
}

/** The seven days of the week from Sunday. */
export const VARAS = [
  { name: 'Sunday', lord: 'Sun' },
  { name: 'Monday', lord: 'Moon' },
  { name: 'Tuesday', lord: 'Mars' },
  { name: 'Wednesday', lord: 'Mercury' },
  { name: 'Thursday', lord: 'Jupiter' },
  { name: 'Friday', lord: 'Venus' },
  { name: 'Saturday', lord: 'Saturn' },
] as const satisfies readonly VaraName[];

/** One of the seven days of the week. */
export type Weekday = (typeof VARAS)[number]['name'];
