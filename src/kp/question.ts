import { optional, string } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { oneOf, whole } from '../input/schemas.js';
import type { Dispute } from '../types.js';
import type { House } from '../zodiac/position.js';
import { houseAlone, type MatterAtHand, matterNamed, matterNames, matterOf } from './rules/matter.js';
import { listed } from './rules/prose.js';
import type { KpMatterName } from './tables/matters.js';

/**
 * Returns the schemas of the fields that say what is asked.
 *
 * @internal
 */
export function questionEntries() {
  return {
    question: optional(string('it must be a text; leave it out when there is none.'), ''),
    house: optional(whole(1, 12)),
    matter: optional(oneOf(matterNames())),
  };
}

/** What is asked: in words, or by the matter or the house itself. */
export interface KpQuestion {
  /** Its words select the house of the matter where neither `matter` nor `house` is given; empty by default. */
  readonly question?: string | undefined;
  /** House of the matter, 1 … 12, whatever the words of the question say. */
  readonly house?: House | undefined;
  /** The matter by its name in the table of matters, whatever the words of the question say. */
  readonly matter?: KpMatterName | undefined;
}

/**
 * Returns what is judged: the matter that is given, else the house that is given, else the matter that the question is about.
 *
 * @throws {SiddhantaError} `invalid_value` for a house that is not the one of the matter beside it
 */
export function matterAtHand({ question = '', house, matter }: KpQuestion): MatterAtHand {
  if (matter === undefined) return house === undefined ? matterOf(question) : houseAlone(house);
  const named = matterNamed(matter);
  if (house === undefined || house === named.house) return named;
  throw new SiddhantaError(
    'invalid_value',
    `house is ${house}, but the matter "${matter}" belongs to house ${named.house}. Leave one of the two out.`,
    { field: 'house' },
  );
}

const REMEDY = 'The inputs matter and house say it for certain.';

/** Returns what is doubtful in how the house of a matter was found. */
export function matterDisputes({ from, asked, matter, house, rivals }: MatterAtHand): readonly Dispute[] {
  const note = (text: string): Dispute[] => [{ element: 'house of the matter', note: `${text} ${REMEDY}` }];
  if (from === 'none')
    return note(
      `${asked ? 'No word of the question names a matter' : 'There is no question that names a matter'}: the fulfilment of desire (house ${house}) was judged in its place, which need not be what is asked.`,
    );
  if (rivals.length === 0) return [];
  const others = listed(rivals.map((rival) => `${rival.matter} (house ${rival.house})`));
  return note(
    `The words of the question name ${others} as often as ${matter} (house ${house}); of equal scores the earlier row of the table was taken.`,
  );
}
