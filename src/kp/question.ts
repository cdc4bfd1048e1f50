import { optional, string } from 'valibot';
import { SiddhantaError } from '../errors.js';
import { oneOf, whole } from '../input/schemas.js';
import type { Dispute } from '../types.js';
import type { House } from '../zodiac/position.js';
import { houseAlone, type MatterAtHand, matterNamed, matterNames, matterOf } from './rules/matter.js';
import { listed } from './rules/prose.js';
import type { KpMatterName } from './tables/matters.js';

/** @internal */
export function questionEntries() {
  return {
    question: optional(string('it must be a text; leave it out when there is none.'), ''),
    house: optional(whole(1, 12)),
    matter: optional(oneOf(matterNames())),
  };
}

/** The question: in words, or by the matter or house. */
export interface KpQuestion {
  /** Its words select the house of the matter if neither `matter` nor `house` is given; empty by default. */
  readonly question?: string | undefined;
  /** House of the matter, 1 … 12; overrides the question. */
  readonly house?: House | undefined;
  /** The name of the matter in the table of matters; overrides the question. */
  readonly matter?: KpMatterName | undefined;
}

/**
 * Returns the matter given, else the house given, else the matter of the question.
 * @throws {SiddhantaError} `invalid_value` for a house that does not belong to the given matter
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

export function matterDisputes({ from, hasQuestion: asked, matter, house, rivals }: MatterAtHand): readonly Dispute[] {
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
