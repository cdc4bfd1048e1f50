import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { at } from '../math/at.js';
import type { NodeKind } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { type House, wholeSignHouse } from '../zodiac/position.js';
import { castWithoutTime } from './chart.js';
import type { RuleSource } from './evidence.js';
import type { DoshasInput } from './input.js';
import { betweenNodes, type NodeSide } from './rules/kalaSarpa.js';
import { KALA_SARPA_NAMES, type KalaSarpaName } from './tables/kalaSarpa.js';

/** The input of {@link kalaSarpa}. */
export interface KalaSarpaInput extends DoshasInput {}

/** Where the seven grahas are in relation to the nodes. */
export interface KalaSarpaData {
  /** By degrees: all seven ahead of Rāhu up to Ketu, or ahead of Ketu up to Rāhu; null where they are on both sides. */
  readonly by_degree: NodeSide | null;
  /** The same by signs, those of the nodes counting for both sides. */
  readonly by_sign: NodeSide | null;
  /** The planets on the smaller side, by degrees: they break the pattern. Empty where it is complete. */
  readonly outside: readonly SignLord[];
  /** The planets in the sign of a node; some hold that these break it, too. */
  readonly with_node: readonly SignLord[];
  /** Name of the pattern by the house of Rāhu, complete or not; null without a time of birth. */
  readonly name: KalaSarpaName | null;
  /** Whole-sign house of Rāhu; null without a time of birth. */
  readonly rahu_house: House | null;
  /** Kala Sarpa from Rāhu to Ketu, Kala Amrita from Ketu to Rāhu, by degrees; null where it is not complete. */
  readonly direction_label: 'Kala Sarpa' | 'Kala Amrita' | null;
  /** The lunar node taken as Rāhu. */
  readonly node: NodeKind;
  /** Kind of source. */
  readonly label: 'modern';
  /** Where it comes from. */
  readonly sources: readonly RuleSource[];
}

const SOURCES: readonly RuleSource[] = [
  { work: 'a book of our time, which says that no classic has it', locus: '', state: 'read' },
  { work: 'unnamed verse “agre rahur adhah ketuh”, on web pages without a book', locus: '', state: 'quoted' },
  { work: 'three web pages with the same twelve names', locus: '', state: 'quoted' },
];

/**
 * Returns whether Sun to Saturn are all between the nodes, by degree and by sign, on which side, which are outside, which are in the sign
 * of a node, and the name of the pattern by Rāhu's house.
 *
 * `name` and `rahu_house` are null without a time of birth, and where no point of the ecliptic rises.
 *
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input, a clock time that never was (`nonexistent_time`)
 *
 * Source: modern usage; no text is known.
 *
 * @example
 * ```ts
 * import { kalaSarpa } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = kalaSarpa({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.by_degree; // => null
 * data.outside; // => ['Sun', 'Mercury', 'Saturn']
 * data.name; // => 'Padma'
 * ```
 */
export const kalaSarpa = birthOperation<KalaSarpaInput, KalaSarpaData>()({
  name: 'doshas.kala_sarpa',
  summary: 'Kala Sarpa: the seven planets between the nodes, by degree and by sign, and who breaks it',
  units: 2,
  schema: () => record(natalFields()),
  run(input, sky) {
    const { birth, chart } = castWithoutTime(input.birth, sky);
    const { byDegree, bySign, outside, withNode } = betweenNodes(chart.longitudes);
    const house = chart.ascendant === null ? null : wholeSignHouse(chart.longitudes.Rahu, chart.ascendant);
    return {
      data: {
        by_degree: byDegree,
        by_sign: bySign,
        outside,
        with_node: withNode,
        name: house === null ? null : at(KALA_SARPA_NAMES, house - 1),
        rahu_house: house,
        direction_label: byDegree === null ? null : byDegree === 'rahu_to_ketu' ? 'Kala Sarpa' : 'Kala Amrita',
        node: sky.conventions.node,
        label: 'modern',
        sources: SOURCES.map((source) => ({ ...source })),
      },
      chart: birth,
      method: 'Each of the seven by its distance ahead of Rahu, in degrees and in signs',
      conventions: {
        by_degree: 'less than 180 degrees ahead of Rahu, or 180 and more; exactly on a node is ahead of that node',
        by_sign: 'from the sign of one node to that of the other, both included; where both ways hold, rahu_to_ketu',
      },
      sources: [...SOURCES.map(({ work, locus, state }) => ({ work, locus: locus || state, note: 'the pattern' }))],
      disputed: [
        {
          element: 'whether there is such a dosha',
          note: 'No text that was read has it; it is modern usage. Of 1,500 random births 8 in 100 have it by degree, either way, and 17 in 100 by sign.',
        },
        {
          element: 'degree or sign',
          note: 'A planet in the sign of a node may stand behind it: by sign that is within, by degree outside. The headline is by_degree.',
        },
        {
          element: 'names of the directions',
          note: 'Kala Sarpa is here the half that Rahu leads in the order of the zodiac. Some name the two the other way, since Rahu moves backward; some make no difference.',
        },
        {
          element: 'what breaks it',
          note: 'A planet outside breaks it by every account; many then call it partial. Some also let a planet in the sign of a node break it. No text gives a cancellation.',
        },
      ],
      verified_against: 'seven charts of the tests of PyJHora: all agree by sign; two of them are none by degree',
      restsOnBirthTime: ['by_degree', 'by_sign', 'outside', 'with_node', 'direction_label'],
    };
  },
});
