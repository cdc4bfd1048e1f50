import { skyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { record } from '../input/schemas.js';
import { BHAVA_KARAKAS } from '../jaimini/tables/karakas.js';
import { modulo } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import type { LocalInstant } from '../types.js';
import { lordOf, SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import type { House } from '../zodiac/position.js';
import { matterFields, matterOf, type QuestionChartInput, type QuestionMatter } from './chart.js';
import { EXAMPLE_QUESTION, NATURE_WORDS, questionFields, questionProvenance, questionSky } from './moment.js';
import { viewOf } from './rules/evidence.js';
import { type QuestionState, statesOf } from './rules/states.js';
import { shatpanchashika, vallabha } from './sources.js';
import { AROUND } from './tables/rules.js';

/** A graha that stands for something in a question. */
export interface Significator {
  /** The graha. */
  readonly planet: SignLord;
  /** Its house. */
  readonly house: House;
  /** Its states. */
  readonly states: readonly QuestionState[];
  /** Benefics with it or fully aspecting it. */
  readonly helped_by: readonly SignLord[];
  /** Malefics with it or fully aspecting it. */
  readonly hindered_by: readonly SignLord[];
}

/** Who stands for a matter. */
export interface SignificatorsData {
  /** The moment, on the clocks of the place. */
  readonly at: LocalInstant;
  /** What is asked. */
  readonly matter: QuestionMatter;
  /** The asker: lord of the rising sign. */
  readonly lagna_lord: Significator;
  /** The matter: lord of its house. */
  readonly lord: Significator;
  /** The graha that always stands for that house. */
  readonly karaka: Significator;
  /** Grahas in the house. */
  readonly occupants: readonly SignLord[];
  /** Grahas that fully aspect it. */
  readonly aspecting: readonly SignLord[];
  /** Grahas in the second, fourth, seventh, tenth and twelfth from it. */
  readonly around: readonly SignLord[];
  /** Benefics and its lord, in it or aspecting it. */
  readonly helped_by: readonly SignLord[];
  /** Malefics but its lord, in it or aspecting it. */
  readonly hindered_by: readonly SignLord[];
}

/**
 * Returns who stands for the asker and for the matter of a question: the lords of both houses and the kāraka, each with who helps and who
 * hinders it, and the same of the house. Nothing is added up to an answer.
 *
 * **Experimental**: the rule on houses is read in two verses; no printed example was found to compare with.
 *
 * @param input `at` (ISO 8601 with offset), `place`, `matter` or `house` (1 … 12); optional `ayanamsa` (default lahiri), `node`,
 * `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Ṣaṭpañcāśikā 1.3; Daivajñavallabhā 2.2; Bṛhat Parāśara Horā Śāstra 32.34.
 *
 * @example
 * ```ts
 * import { significators } from 'siddhanta/prashna';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = significators({ at: '2026-02-10T10:00:00+05:30', place, matter: 'marriage' });
 * data.karaka; // => { planet: 'Venus', house: 12, states: ['mudita', 'mushita', 'pravriddha'], helped_by: ['Jupiter'], hindered_by: ['Mercury'] }
 * data.hindered_by; // => ['Saturn']
 * ```
 */
export const significators = operation<QuestionChartInput, SignificatorsData>()({
  name: 'prashna.significators',
  summary: 'Lords of lagna and matter and the karaka of a question, with who helps and hinders each',
  units: 2,
  schools: 'all',
  experimental: true,
  schema: () => record({ ...questionFields(), ...matterFields() }),
  alternatives: ['matter', 'house'],
  example: { ...EXAMPLE_QUESTION, matter: 'marriage' },
  context: skyContext,
  run(input, sky) {
    const question = questionSky(input, sky);
    const matter = matterOf(input, question);
    if (matter === null)
      throw new SiddhantaError('missing_field', 'matter or house is required. Add one of the two.', {
        field: 'matter',
      });
    const { grahas, natures, lagna } = question;
    const { house, on, of } = viewOf({
      lagna,
      grahas: recordOf(SIGN_LORDS, (graha) => ({ ...grahas[graha], nature: natures[graha] })),
    });
    const signOf = (number: number): number => modulo(lagna + number - 1, 12);
    const significator = (planet: SignLord): Significator => {
      const others = on(signOf(house(planet))).filter((graha) => graha !== planet);
      return {
        planet,
        house: house(planet),
        states: statesOf(planet, grahas[planet], grahas.Sun.longitude),
        helped_by: of('benefic', others),
        hindered_by: of('malefic', others),
      };
    };
    const there = on(signOf(matter.house));
    return {
      data: {
        at: question.at,
        matter,
        lagna_lord: significator(lordOf(lagna)),
        lord: significator(matter.lord),
        karaka: significator(at(BHAVA_KARAKAS, matter.house - 1)),
        occupants: there.filter((graha) => house(graha) === matter.house),
        aspecting: there.filter((graha) => house(graha) !== matter.house),
        around: SIGN_LORDS.filter((graha) => AROUND.includes(modulo(house(graha) - matter.house, 12) + 1)),
        helped_by: there.filter((graha) => graha === matter.lord || natures[graha] === 'benefic'),
        hindered_by: there.filter((graha) => graha !== matter.lord && natures[graha] === 'malefic'),
      },
      provenance: questionProvenance(sky, question, {
        method: 'The lords of both houses and the karaka, with who is in the same sign or aspects it',
        conventions: { natures: NATURE_WORDS, aspects: 'full aspects from sign to sign', nodes_judged: 'not judged' },
        sources: [
          shatpanchashika(
            '1.3',
            'a house grows by its lord and by benefics, in it or seeing it, and wanes by malefics',
          ),
          vallabha('2.2, 2.4–16', 'the same, the places around a house, and the house of a matter'),
          cite('bphs', '32.34', 'karakas of the houses'),
        ],
        disputed: [
          {
            element: 'karaka of a house',
            note: 'That of birth charts. The two works on questions name none; the karaka is listed beside the lord and not mixed with it.',
          },
        ],
        verified_against: 'the verses as they are read; no printed example was found',
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
