import type { Conventions } from 'siddhanta';
import type { Field } from './form.js';
import { LANGUAGES } from './languages.js';
import { PANELS } from './panels.js';

/** A value of a field and its label. */
export type Choice = readonly [value: string, label: string];

/** Returns an id of the library in words: `mean_from_true` as `mean from true`. */
export const spoken = (name: string): string => name.replaceAll('_', ' ');

const of = <Name extends keyof Conventions>(
  _name: Name,
  ...values: readonly Extract<Conventions[Name], string>[]
): readonly Choice[] => values.map((value) => [value, spoken(value)]);

/** The doors of the page, by the panel that each opens. */
export const DOOR_TITLES = [
  ['today', 'Today'],
  ['overview', 'Chart'],
  ['match', 'Together'],
] as const satisfies readonly Choice[];

/** The ways in which a chart is drawn. */
export const STYLES: readonly Choice[] = [
  ['north', 'North'],
  ['south', 'South'],
  ['east', 'East'],
  ['chakra', 'Wheel'],
];

/** What a chart is compared with. */
export const BESIDE: readonly Choice[] = [
  ['', 'Another person'],
  ['conventions', 'Other conventions'],
  ['moment', 'Another moment'],
];

/** How long a slider of time may be, in days. */
export const SPANS: readonly Choice[] = [
  ['1', 'A day'],
  ['30', 'A month'],
  ['366', 'A year'],
  ['4383', 'Twelve years'],
  ['43830', 'A life'],
];

export const HOURS: readonly Choice[] = [
  ['day', 'by day'],
  ['night', 'by night'],
  ['abhijit', 'in Abhijit'],
  ['amrita_kala', 'in Amṛta kāla'],
  ['brahma_muhurta', 'in Brahma muhūrta'],
];

/** The acts whose windows are listed. */
export const ACTS: readonly Choice[] = [
  ['vivaha', 'Marriage'],
  ['griha_pravesha', 'Entry into a house'],
  ['griha_arambha', 'Beginning of a house'],
  ['upanayana', 'Sacred thread'],
  ['simanta', 'Parting of the hair'],
  ['namakarana', 'Naming'],
  ['annaprashana', 'First solid food'],
  ['karnavedha', 'Piercing of the ears'],
  ['chaula', 'Tonsure'],
  ['vidyarambha', 'First letters'],
  ['vahana', 'A vehicle'],
  ['vyapara', 'Opening of a shop'],
  ['kraya', 'A purchase'],
  ['yatra', 'A journey'],
];

const named = (names: string): readonly Choice[] => names.split(' ').map((name) => [name, name.replaceAll('_', ' ')]);

/** The matters whose promise a birth is asked for. */
export const MATTERS: readonly Choice[] = named(
  'marriage love_marriage children job promotion job_change transfer business finance speculation loan_obtain loan_repay property_buy property_sell vehicle education competition higher_education_abroad foreign_travel short_journey friendship_wish reputation spiritual communication',
);

/** The persons for whom a chart is rotated. */
export const PERSONS: readonly Choice[] = named(
  'self younger_sibling mother first_child maternal_uncle spouse partner opponent second_child father third_child elder_sibling friend paternal_uncle',
);

/** The daśās beside Vimśottarī. */
export const SYSTEMS: readonly Choice[] = [
  ['yogini', 'Yoginī'],
  ['ashtottari', 'Aṣṭottarī'],
  ['kalachakra', 'Kālacakra'],
  ['shodashottari', 'Ṣoḍaśottarī'],
  ['dwadashottari', 'Dvādaśottarī'],
  ['panchottari', 'Pañcottarī'],
  ['shatabdika', 'Śatābdikā'],
  ['chaturashiti_sama', 'Caturaśītisamā'],
  ['dwisaptati_sama', 'Dvisaptatisamā'],
  ['shashtihayani', 'Ṣaṣṭihāyanī'],
  ['shattrimsha_sama', 'Ṣaṭtriṁśatsamā'],
  ['tithi_ashtottari', 'Aṣṭottarī from the tithi'],
  ['tithi_yogini', 'Yoginī from the tithi'],
  ['yoga_vimshottari', 'Vimśottarī from the yoga'],
  ['naisargika', 'Naisargika'],
  ['kala', 'Kāla'],
  ['tara', 'Tārā'],
  ['karana_chaturashiti', 'Caturaśītisamā from the karaṇa'],
  ['saptarishi', 'Saptarṣi'],
  ['buddhi_gati', 'Buddhi-gati'],
  ['panchasvara', 'Pañcasvara'],
  ['chara', 'Cara'],
  ['narayana', 'Nārāyaṇa'],
  ['lagnamsaka', 'Lagnāṁśaka'],
  ['moola', 'Mūla'],
  ['sudasa', 'Sudāśā'],
  ['drig', 'Dṛg'],
  ['trikona', 'Trikoṇa'],
  ['sthira', 'Sthira'],
  ['shoola', 'Śūla'],
  ['niryana_shoola', 'Niryāṇa Śūla'],
  ['mandooka', 'Maṇḍūka'],
  ['chakra', 'Cakra'],
  ['kendradi', 'Kendrādi'],
  ['karaka_kendradi', 'Kāraka Kendrādi'],
  ['karaka', 'Kāraka'],
  ['graha_kendradi', 'Graha Kendrādi'],
  ['brahma', 'Brahmā'],
  ['yogardha', 'Yogārdha'],
  ['varnada', 'Varṇadā'],
  ['navamsha', 'Navāṁśa'],
  ['paryaya', 'Paryāya'],
  ['padanadhamsha', 'Padanāthāṁśa'],
  ['tara_lagna', 'Tārā Lagna'],
  ['sandhya', 'Sandhyā'],
  ['pachaka', 'Pācaka'],
];

/** The charts: the rāśi and its divisions. */
export const VARGAS: readonly Choice[] = [
  ['d1', 'D1 Rāśi'],
  ['d2', 'D2 Horā'],
  ['d3', 'D3 Drekkāṇa'],
  ['d4', 'D4 Caturthāṁśa'],
  ['d5', 'D5 Pañcāṁśa'],
  ['d6', 'D6 Ṣaṣṭhāṁśa'],
  ['d7', 'D7 Saptāṁśa'],
  ['d8', 'D8 Aṣṭāṁśa'],
  ['d9', 'D9 Navāṁśa'],
  ['d10', 'D10 Daśāṁśa'],
  ['d11', 'D11 Rudrāṁśa'],
  ['d12', 'D12 Dvādaśāṁśa'],
  ['d16', 'D16 Ṣoḍaśāṁśa'],
  ['d20', 'D20 Viṁśāṁśa'],
  ['d24', 'D24 Caturviṁśāṁśa'],
  ['d27', 'D27 Saptaviṁśāṁśa'],
  ['d30', 'D30 Triṁśāṁśa'],
  ['d40', 'D40 Khavedāṁśa'],
  ['d45', 'D45 Akṣavedāṁśa'],
  ['d60', 'D60 Ṣaṣṭyaṁśa'],
  ['d81', 'D81 Navanavāṁśa'],
  ['d108', 'D108 Aṣṭottarāṁśa'],
  ['d144', 'D144 Dvādaśadvādaśāṁśa'],
];

const three = ['parivritti', 'parivritti_even_reverse', 'somanatha'];
const two = ['parivritti_even_reverse', 'somanatha'];

/** Variants of each division besides its default, by the names of the library. */
export const VARIANTS: Readonly<Record<string, readonly Choice[]>> = Object.fromEntries(
  Object.entries({
    d2: [...three, 'raman', 'kashinatha'],
    d3: [...three, 'jagannatha'],
    d4: three,
    d7: [...two, 'even_7th_backward'],
    d9: [...two, 'even_backward', 'kalachakra'],
    d10: [...three, 'even_9th_backward', 'even_5th_backward'],
    d12: ['parivritti', 'parivritti_even_reverse', 'even_backward'],
    d16: two,
    d20: two,
    d24: ['even_cancer_backward', 'leo_both'],
    d27: two,
    d30: [...three, 'shashtiamsha_like'],
    d40: three,
    d45: three,
    d60: ['parivritti', 'parivritti_even_reverse', 'even_backward'],
    d5: three,
    d6: three,
    d8: three,
    d11: [...three, 'raman'],
    d81: two,
    d108: three,
    d144: three,
  }).map(([varga, variants]) => [varga, variants.map((name): Choice => [name, spoken(name)])]),
);

/** Conventions whose values do not come from the list of the library. */
export const CONVENTION_CHOICES = {
  node: of('node', 'true', 'mean'),
  positions: of('positions', 'apparent', 'true'),
  moon: of('moon', 'geocentric', 'topocentric'),
  star_place: of('star_place', 'geometric', 'apparent'),
  ayanamsa_reference: of('ayanamsa_reference', 'consistent', 'mean_from_true'),
  time_scale: of('time_scale', 'utc', 'ut1'),
} as const;

/** Whose clock showed the time of birth. */
export const CLOCKS: readonly Choice[] = [
  ['', 'usual at that date'],
  ['zone', 'zone time'],
  ['local_mean', 'local mean time'],
  ['local_apparent', 'sundial'],
];

export const CALENDARS: readonly Choice[] = [
  ['', 'Gregorian'],
  ['julian', 'Julian'],
];

/** Which one is meant of a time that occurred twice. */
export const FOLDS: readonly Choice[] = [
  ['', 'first'],
  ['second', 'second'],
];

/** The bodies of a chart that a click tells about. */
export const BODIES: readonly string[] = [
  'Ascendant',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
];

const values = (choices: readonly Choice[]): readonly string[] => choices.map(([value]) => value);

/** Allowed values of fields with a list; links with others are ignored. The library checks the other fields. */
export const ALLOWED: Readonly<Partial<Record<Field, readonly string[]>>> = {
  panel: [...PANELS.map(({ id }) => id), 'all'],
  style: values(STYLES),
  varga: values(VARGAS),
  system: values(SYSTEMS),
  act: values(ACTS),
  matter: values(MATTERS),
  person: values(PERSONS),
  lang: Object.keys(LANGUAGES),
  clock: values(CLOCKS),
  calendar: ['', 'gregorian', 'julian'],
  fold: ['', 'first', 'second'],
  beside: values(BESIDE),
  about: ['', ...BODIES],
};
