import type { Graha } from './names.js';

/**
 * Names of the pañcāṅga limbs in results: ASCII, spelled as most English-language almanacs do. IAST, Devanāgarī and other scripts are in
 * `names`, and in no bundle without it.
 */
export interface LimbName {
  readonly name: string;
}

export const PAKSHAS = [{ name: 'Shukla Paksha' }, { name: 'Krishna Paksha' }] as const satisfies readonly LimbName[];

/** A half of the lunar month. @names paksha */
export type Paksha = (typeof PAKSHAS)[number]['name'];

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

export const AMAVASYA = {
  name: 'Amavasya',
} as const satisfies LimbName;

/** A name of a tithi, one of sixteen. @names tithis */
export type TithiName = (typeof TITHIS)[number]['name'] | (typeof AMAVASYA)['name'];

/** By 13°20′ of the sum of Sun and Moon: Sūrya Siddhānta 2.65. */
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

/** One of the twenty-seven yogas. @names yogas */
export type YogaName = (typeof YOGAS)[number]['name'];

/** They recur eight times a month, from the second half of the first tithi: Sūrya Siddhānta 2.68–69. */
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
 * Once a month, from the second half of the 29th tithi to the first half of the next first one: the 58th, 59th and 60th half-tithi and the
 * 1st. Sūrya Siddhānta 2.67 names Nāga before Catuṣpada; almanacs have Catuṣpada first (so Colebrooke, Indian Antiquary 3, 1874, p. 140),
 * and so has this table.
 */
export const FIXED_KARANAS = [
  { name: 'Shakuni' },
  { name: 'Chatushpada' },
  { name: 'Naga' },
  { name: 'Kimstughna' },
] as const satisfies readonly LimbName[];

/** One of the eleven karaṇas. @names karana_kinds */
export type KaranaName = (typeof MOVABLE_KARANAS)[number]['name'] | (typeof FIXED_KARANAS)[number]['name'];

export interface VaraName extends LimbName {
  readonly lord: Graha;
}

export const VARAS = [
  { name: 'Sunday', lord: 'Sun' },
  { name: 'Monday', lord: 'Moon' },
  { name: 'Tuesday', lord: 'Mars' },
  { name: 'Wednesday', lord: 'Mercury' },
  { name: 'Thursday', lord: 'Jupiter' },
  { name: 'Friday', lord: 'Venus' },
  { name: 'Saturday', lord: 'Saturn' },
] as const satisfies readonly VaraName[];

/** One of the seven days of the week. @names varas */
export type Weekday = (typeof VARAS)[number]['name'];
