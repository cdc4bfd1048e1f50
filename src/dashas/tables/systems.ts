import type { Graha } from '../../zodiac/names.js';
import type { DashaSystem, Division } from '../rules/system.js';
import { YOGINIS } from './yoginis.js';

const AS_ITS_LORD: Division = { start: 'same', direction: 'forward', split: 'proportional' };

type Row = readonly [lord: Graha, years: number];

function row(
  name: string,
  seed: DashaSystem['seed'],
  totalYears: number,
  cycles: number,
  lords: readonly Row[],
): DashaSystem {
  return {
    name,
    seed,
    lords: lords.map(([lord, years]) => ({ lord, years })),
    totalYears,
    cycles,
    division: AS_ITS_LORD,
  };
}

/**
 * The nakṣatra daśās beside Vimśottarī. Bṛhat Parāśara Horā Śāstra (Santhanam) 46, verses as named. The name of a system is the sum of its
 * years, which corrects four misprints of the translation (Ṣoḍaśottarī 46.24: Mercury 17; Pañcottarī 46.29: 16, 17, 18; Ṣaṣṭihāyanī 46.40:
 * 10 and 6; Ṣaṭtriṁśatsamā 46.42: Jupiter 3).
 *
 * That a cycle shorter than a life begins again is in every program, but not in the text.
 */
const ashtottari = row(
  'Ashtottari',
  // 46.17–23: four, three, four, three … nakṣatras from Ārdrā, Abhijit counted.
  { point: 'moon', star: 5, sizes: [4, 3, 4, 3, 4, 3, 4, 3], elapsed: 'star_blocks' },
  108,
  1,
  [
    ['Sun', 6],
    ['Moon', 15],
    ['Mars', 8],
    ['Mercury', 17],
    ['Saturn', 10],
    ['Jupiter', 19],
    ['Rahu', 12],
    ['Venus', 21],
  ],
);

const yogini = row(
  'Yogini',
  // 46.195–199: the number of the nakṣatra plus three, divided by eight; Aśvinī is of Mars. 27 is no multiple of 8.
  { point: 'moon', star: 0, lord: 3, count: 'forward' },
  36,
  3,
  YOGINIS.map(({ lord, years }) => [lord, years]),
);

const shodashottari = row(
  'Shodashottari',
  // 46.24–26: from Puṣya.
  { point: 'moon', star: 7, lord: 0, count: 'forward' },
  116,
  1,
  [
    ['Sun', 11],
    ['Mars', 12],
    ['Jupiter', 13],
    ['Saturn', 14],
    ['Ketu', 15],
    ['Moon', 16],
    ['Mercury', 17],
    ['Venus', 18],
  ],
);

const dwadashottari = row(
  'Dwadashottari',
  // 46.27–28: from the nakṣatra of birth on to Revatī.
  { point: 'moon', star: 26, lord: 0, count: 'backward' },
  112,
  1,
  [
    ['Sun', 7],
    ['Jupiter', 9],
    ['Ketu', 11],
    ['Mercury', 13],
    ['Rahu', 15],
    ['Mars', 17],
    ['Saturn', 19],
    ['Moon', 21],
  ],
);

const panchottari = row(
  'Panchottari',
  // 46.29–31: from Anurādhā.
  { point: 'moon', star: 16, lord: 0, count: 'forward' },
  105,
  1,
  [
    ['Sun', 12],
    ['Mercury', 13],
    ['Saturn', 14],
    ['Mars', 15],
    ['Venus', 16],
    ['Moon', 17],
    ['Jupiter', 18],
  ],
);

const shatabdika = row(
  'Shatabdika',
  // 46.32–34: from Revatī.
  { point: 'moon', star: 26, lord: 0, count: 'forward' },
  100,
  1,
  [
    ['Sun', 5],
    ['Moon', 5],
    ['Venus', 10],
    ['Mercury', 10],
    ['Jupiter', 20],
    ['Mars', 20],
    ['Saturn', 30],
  ],
);

const chaturashiti_sama = row(
  'Chaturashiti-sama',
  // 46.35–36: from Svātī.
  { point: 'moon', star: 14, lord: 0, count: 'forward' },
  84,
  2,
  [
    ['Sun', 12],
    ['Moon', 12],
    ['Mars', 12],
    ['Mercury', 12],
    ['Jupiter', 12],
    ['Venus', 12],
    ['Saturn', 12],
  ],
);

const dwisaptati_sama = row(
  'Dwisaptati-sama',
  // 46.37–39: from Mūla.
  { point: 'moon', star: 18, lord: 0, count: 'forward' },
  72,
  2,
  [
    ['Sun', 9],
    ['Moon', 9],
    ['Mars', 9],
    ['Mercury', 9],
    ['Jupiter', 9],
    ['Venus', 9],
    ['Saturn', 9],
    ['Rahu', 9],
  ],
);

const shashtihayani = row(
  'Shashtihayani',
  // 46.40–41: three, four, three, four … nakṣatras from Aśvinī, Abhijit counted. The text does not say which part is spent: here that of
  // the nakṣatra.
  { point: 'moon', star: 0, sizes: [3, 4, 3, 4, 3, 4, 3, 4], elapsed: 'per_star' },
  60,
  2,
  [
    ['Jupiter', 10],
    ['Sun', 10],
    ['Mars', 10],
    ['Moon', 6],
    ['Mercury', 6],
    ['Venus', 6],
    ['Saturn', 6],
    ['Rahu', 6],
  ],
);

const shattrimsha_sama = row(
  'Shattrimsha-sama',
  // 46.42–43: from Śravaṇa.
  { point: 'moon', star: 21, lord: 0, count: 'forward' },
  36,
  3,
  [
    ['Moon', 1],
    ['Sun', 2],
    ['Jupiter', 3],
    ['Mars', 4],
    ['Mercury', 5],
    ['Saturn', 6],
    ['Venus', 7],
    ['Rahu', 8],
  ],
);

export const STAR_SYSTEMS = {
  ashtottari,
  yogini,
  shodashottari,
  dwadashottari,
  panchottari,
  shatabdika,
  chaturashiti_sama,
  dwisaptati_sama,
  shashtihayani,
  shattrimsha_sama,
} as const;

/** The id of a system opened by a nakṣatra. @names none */
export type StarSystemId = keyof typeof STAR_SYSTEMS;
