import type { Dispute, Source } from '../../types.js';

export const CUSP_LABELS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'] as const;

/** Label of a cusp, `I` … `XII`. */
export type CuspLabel = (typeof CUSP_LABELS)[number];

export const HOUSE_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

/** A house as the key of a record, `1` … `12`. */
export type HouseKey = (typeof HOUSE_KEYS)[number];

export const KP_PLANETS = [
  ['Sun', 'Su'],
  ['Moon', 'Mo'],
  ['Mars', 'Ma'],
  ['Mercury', 'Me'],
  ['Jupiter', 'Ju'],
  ['Venus', 'Ve'],
  ['Saturn', 'Sa'],
  ['Rahu', 'Ra'],
  ['Ketu', 'Ke'],
  ['Uranus', 'Ur'],
  ['Neptune', 'Ne'],
  ['Pluto', 'Pl'],
] as const;

/** A body of a KP chart: the nine grahas, Uranus, Neptune and Pluto. */
export type KpPlanet = (typeof KP_PLANETS)[number][0];

/** Label of a body, `Su`, `Mo` … */
export type PlanetLabel = (typeof KP_PLANETS)[number][1];

export interface MisprintedBoundary {
  readonly number: number;
  /** Arcseconds, by the division. */
  readonly exact: number;
  /** Arcseconds, as printed. */
  readonly printed: number;
}

/**
 * The boundaries at which the tables of VedicAstro (KP_SL_Divisions.csv) and PyJHora (const.prasna_kp_249_dict) both differ from the
 * division; they agree in everything else and in all lords. Whole arcseconds.
 */
export const MISPRINTED_BOUNDARIES: readonly MisprintedBoundary[] = [
  { number: 76, exact: 390_800, printed: 390_801 },
  { number: 172, exact: 884_000, printed: 885_200 },
  { number: 202, exact: 1_045_600, printed: 1_046_800 },
  { number: 213, exact: 1_104_000, printed: 1_104_020 },
];

const BANSAL = 'A. K. Bansal, Krishnamurthy Paddhati (All India Federation of Astrologers’ Societies, 3rd ed. 2009)';

export const KP_LATTICE_SOURCES: readonly Source[] = [
  {
    work: 'K. S. Krishnamurti, Krishnamurti Padhdhati (the Readers)',
    locus: 'division of each nakṣatra by the Vimśottarī years; 249 numbers',
    note: 'generated here in exact integers; not transcribed from a table',
  },
  {
    work: 'VedicAstro (D. Kumar), KP_SL_Divisions.csv; PyJHora (P. Sundaram), const.prasna_kp_249_dict',
    locus: '249 rows',
    note: 'published tables compared: all lords agree, 241 rows agree to the arcsecond, the rest are the four misprinted boundaries',
  },
  {
    work: 'Placidus de Titis, Tabulae primi mobilis (1657)',
    locus: 'division of the semi-arcs',
    note: 'the intermediate cusps',
  },
];

export const KP_SIGNIFICATOR_SOURCES: readonly Source[] = [
  {
    work: 'Significators in Krishnamurtipaddhati',
    locus: 'the four principal significators',
    note: 'grades A to D: star of the occupant, occupant, star of the owner, owner',
  },
];

export const KP_HORARY_SOURCES: readonly Source[] = [
  { work: BANSAL, locus: 'chs 3 and 6', note: 'ruling planets; horary by number' },
  {
    work: 'KP Horary',
    locus: 'horary as opposed to natal charts, items 1–3',
    note: 'the number gives the sidereal ascendant itself; a retrograde sub lord or star lord impairs the matter',
  },
  {
    work: 'Tin Win, Steps in KP horary',
    locus: 'steps of a judgment; four-step significations',
    note: 'the sub lord of the cusp decides; houses by occupation and lordship of a planet and its star lord',
  },
];

export const KP_DISPUTES: readonly Dispute[] = [
  {
    element: 'lattice boundaries',
    note: 'Published tables share four misprints: 75/76 Cancer 18°33′21″ for 18°33′20″; 171/172 Sagittarius 5°53′20″ for 5°33′20″; 201/202 Capricorn 20°46′40″ for 20°26′40″; 212/213 Aquarius 6°40′20″ for 6°40′00″. The exact boundaries are used.',
  },
  {
    element: 'order of significators',
    note: 'Star of the occupant before the occupant, star of the owner before the owner (used here); some works rank the occupants first, and some programs take the star lords of the occupants for those in their stars.',
  },
  {
    element: 'latitude of the place',
    note: 'Geographic latitude, as Krishnamurti used it; some recent programs convert it to geocentric latitude.',
  },
];

export const KP_HORARY_DISPUTES: readonly Dispute[] = [
  {
    element: 'retrograde sub lord',
    note: 'A retrograde sub lord, or one in the star of a retrograde planet, is held to deny the matter by some authors and only to delay it by others; here it lowers confidence one step and changes no verdict.',
  },
  {
    element: 'ruling planets',
    note: 'Sign and star lord of the degree that rises at the moment and place (used here), or of the degree of the number.',
  },
  {
    element: 'houses of a matter',
    note: 'Compilations differ in the supporting and negating houses, and several matters rest on common practice alone; the table of matters names the source of each row.',
  },
  {
    element: 'void of course Moon',
    note: 'No exact conjunction, sextile, square, trine or opposition with Sun to Saturn before the Moon leaves its sidereal sign (used here); others ask for an aspect within orb. Krishnamurti’s own books do not use the concept.',
  },
  {
    element: 'nodes as agents',
    note: 'Rahu and Ketu are judged here by position and star lord alone; many let them act for the planets that join or aspect them and for the lord of their sign.',
  },
];
