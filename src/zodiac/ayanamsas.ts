import type { Ayanamsa, AyanamsaName, Dispute, Source } from '../types.js';

export interface AyanamsaSchool {
  readonly name: string;
  /** Mean ayanāṁśa at J2000.0 in degrees, to which the general precession since then is added; absent for a school tied to a star. */
  readonly epochValue?: number;
  /** Swiss Ephemeris's number of the same definition, to identify it. */
  readonly swissNumber: number;
  readonly definition: string;
  readonly source: Source;
  readonly dispute: Dispute;
}

const COMPENDIUM = 'Swiss Ephemeris, documentation (Koch & Treindl), section on ayanamshas, and header sweph.h';

/** Each epoch value is the definition reduced to J2000.0 with IAU 2006 precession. */
export const AYANAMSA_SCHOOLS = {
  lahiri: {
    name: 'Lahiri',
    epochValue: 23.8570923,
    swissNumber: 1,
    definition: '23°15′00.658″ (true) at 1956-03-21 0h TT',
    source: {
      work: 'Indian Astronomical Ephemeris 1985, after the Calendar Reform Committee (1955)',
      locus: 'Report of the Calendar Reform Committee, Citrāpakṣa ayanāṁśa',
      note: '23°15′00.658″ of true ayanāṁśa at the equinox of 1956; 23°51′25.532″ mean at J2000.0',
    },
    dispute: {
      element: 'Lahiri ayanāṁśa',
      note: 'Four values carry the name: the Indian Astronomical Ephemeris 1985 (used here), the round 23°15′00″ of 1955 (1.09″ less), Pañcāṅga Darpaṇa 1940 (53″ less) and Indian Ephemeris 1980, zero in 285 CE (23″ more).',
    },
  },
  raman: {
    name: 'Raman',
    epochValue: 22.410791,
    swissNumber: 3,
    definition: '21.01444° at J1900.0',
    source: {
      work: 'B. V. Raman, Hindu Predictive Astrology',
      locus: `chapter on ayanāṁśa; value at 1900 as in ${COMPENDIUM}`,
      note: 'zero year given as 397 CE (389 CE by computation)',
    },
    dispute: {
      element: 'Raman ayanāṁśa',
      note: 'Raman’s printed table follows no known theory of precession; the value of 1900 is kept and moved with modern precession.',
    },
  },
  yukteswar: {
    name: 'Yukteswar',
    epochValue: 22.478803,
    swissNumber: 7,
    definition: '21.082222° at J1900.0',
    source: {
      work: 'Swami Sri Yukteswar, The Holy Science (1894)',
      locus: `introduction; value at 1900 as in ${COMPENDIUM}`,
      note: '20°54′36″ at the spring equinox of 1894, zero in 499 CE',
    },
    dispute: {
      element: 'Yukteswar ayanāṁśa',
      note: 'The book moves by 54″ a year, which gives 2′10″ more in 2000 than modern precession from 1900 does.',
    },
  },
  bhasin: {
    name: 'Bhasin',
    epochValue: 22.762137,
    swissNumber: 8,
    definition: '21.365556° at J1900.0',
    source: {
      work: COMPENDIUM,
      locus: 'ayanamsha no. 8, J. N. Bhasin',
      note: 'no primary definition is known; the value of 1900 is the one in general use',
    },
    dispute: {
      element: 'Bhasin ayanāṁśa',
      note: 'No primary definition was found; programs use values from 2.5′ below Lahiri to more than a degree below.',
    },
  },
  true_chitra: {
    name: 'True Chitra',
    swissNumber: 27,
    definition: 'ecliptic longitude of Spica (Citrā) minus 180°',
    source: {
      work: 'Sūrya Siddhānta',
      locus: '8.1–9, the junction star of Citrā at 180°',
      note: 'Spica held at 0° Libra; place and proper motion from the Hipparcos catalogue, star 65474',
    },
    dispute: {
      element: 'True Chitra ayanāṁśa',
      note: 'The geometric place of Spica by default, as Jagannatha Hora has it; where Spica is seen swings ±20.5″ about it in the course of a year, by aberration, and that is what Swiss Ephemeris takes unless true places are asked for. The option conventions.star_place chooses.',
    },
  },
  kp: {
    name: 'KP',
    epochValue: 23.76024,
    swissNumber: 5,
    definition: '22.363889° at J1900.0',
    source: {
      work: 'K. S. Krishnamurti, Krishnamurti Padhdhati Reader I',
      locus: 'pp. 54–59, table of ayanāṁśa 1840–2001',
      note: 'zero year 291 CE; the table is in whole arcminutes',
    },
    dispute: {
      element: 'KP ayanāṁśa',
      note: 'The table of Reader I (“old”, used here) against Senthilathiban’s zero at the equinox of 291 CE (72.4″ more) and two “new” formulas by Newcomb’s rate (23°46′00″ and 23°50′42″ at 2000).',
    },
  },
} as const satisfies Readonly<Record<Ayanamsa, AyanamsaSchool>>;

/** Name of a school as results give it. */
export type SchoolName = (typeof AYANAMSA_SCHOOLS)[Ayanamsa]['name'];

/** Name of an ayanāṁśa as results give it: the school's, else its plain name; `custom` for one given by its value. */
export type AyanamsaLabel = SchoolName | Exclude<AyanamsaName, Ayanamsa> | 'custom';

export function schoolOf(name: AyanamsaName | 'custom'): AyanamsaSchool | undefined {
  return Object.hasOwn(AYANAMSA_SCHOOLS, name) ? AYANAMSA_SCHOOLS[name as Ayanamsa] : undefined;
}

export function ayanamsaLabel(name: AyanamsaName | 'custom'): AyanamsaLabel {
  return (schoolOf(name)?.name ?? name) as AyanamsaLabel;
}
