import * as v from 'valibot';
import type { BirthdayKind, BirthdayOptions } from '../../calendar/birthdayOptions.js';
import { BIRTHDAY_KINDS, birthdayOptionFields } from '../../calendar/birthdayOptions.js';
import { FESTIVAL_NAMES } from '../../calendar/catalogue.js';
import { type FestivalOptions, optionFields } from '../../calendar/festivalOptions.js';
import { type FestivalRegion, type FestivalTradition, REGIONS, TRADITIONS } from '../../calendar/festivalRule.js';
import { listOf } from '../../calendar/input.js';
import { SHRADDHA_RITES, type ShraddhaRite } from '../../calendar/shraddha.js';
import type { FestivalName } from '../../calendar/tables/festivals.js';
import { LUNAR_MONTHS, type LunarMonthName } from '../../calendar/tables/months.js';
import { SiddhantaError } from '../../errors.js';
import { parseInput } from '../../input/parse.js';
import {
  ayanamsaSchema,
  birthSchema,
  flagSchema,
  oneOf,
  placeSchema,
  record,
  someOf,
  sunriseSchema,
  whole,
} from '../../input/schemas.js';
import type { Ayanamsa, Birth, Place, SunriseDefinition } from '../../types.js';

/** In the list of festivals: all that published lists confirm. */
export const DEFAULT_FESTIVALS = 'defaults';

/** Characters of a token at most. */
export const MOST_CHARACTERS = 800;

const VERSION = 1;

/** The days of a feed: a place, and at least one of `festivals`, `ekadashi`, `birthday` and `shraddha`. It has no names of persons. */
export interface FeedSelection {
  /** The place of observance. */
  readonly place: Place;
  /** School of ayanāṁśa; `lahiri` by default. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** Festivals by their ids, or `['defaults']` for all that published lists confirm. */
  readonly festivals?: readonly (FestivalName | 'defaults')[] | undefined;
  /** Of the festivals that have regions only those of these. */
  readonly regions?: readonly FestivalRegion[] | undefined;
  /** Of the festivals that have traditions only those of these. */
  readonly traditions?: readonly FestivalTradition[] | undefined;
  /** How to decide festivals where custom differs. */
  readonly options?: FestivalOptions | undefined;
  /** Whether to include the Ekādaśīs of both traditions. */
  readonly ekadashi?: boolean | undefined;
  /** A birthday, counted by the Indian calendars. */
  readonly birthday?:
    | {
        /** Whose birthday; the time is needed. */
        readonly birth: Birth;
        /** By which reckonings; all three by default. */
        readonly by?: readonly BirthdayKind[] | undefined;
        /** How to decide where custom differs. */
        readonly options?: BirthdayOptions | undefined;
      }
    | undefined;
  /** A yearly śrāddha. */
  readonly shraddha?:
    | {
        /** Month of the passing where months end with the new moon. */
        readonly month: LunarMonthName;
        /** Tithi of the passing, 1 … 30. */
        readonly tithi: number;
        /** Whether that month was intercalary; false by default. */
        readonly is_adhika?: boolean | undefined;
        /** Kind of śrāddha, `parvana` by default. */
        readonly rite?: ShraddhaRite | undefined;
      }
    | undefined;
}

/** The fields of a selection; they are settled by the operations that take them. */
export const selectionSchema = () =>
  record({
    place: placeSchema(),
    ayanamsa: ayanamsaSchema(),
    sunrise: sunriseSchema(),
    festivals: listOf(
      [DEFAULT_FESTIVALS, ...FESTIVAL_NAMES],
      `identifiers of docs/tables/festivals.md, such as "diwali", or "${DEFAULT_FESTIVALS}"`,
    ),
    regions: listOf(REGIONS, `regions: ${REGIONS.join(', ')}`),
    traditions: listOf(TRADITIONS, `traditions: ${TRADITIONS.join(', ')}`),
    options: v.optional(record(optionFields())),
    ekadashi: flagSchema(),
    birthday: v.optional(
      record({
        birth: birthSchema(),
        by: v.optional(someOf(BIRTHDAY_KINDS)),
        options: v.optional(record(birthdayOptionFields())),
      }),
    ),
    shraddha: v.optional(
      record({
        month: oneOf(LUNAR_MONTHS.map(({ name }) => name)),
        tithi: whole(1, 30),
        is_adhika: flagSchema(),
        rite: v.optional(oneOf(SHRADDHA_RITES)),
      }),
    ),
  });

function fault(field: string, message: string, code: 'invalid_value' | 'missing_field' = 'invalid_value'): never {
  throw new SiddhantaError(code, message, { field });
}

/** Returns a selection as it was given once it is checked. Throws `SiddhantaError` for the first field at fault. */
function checked(given: unknown): FeedSelection {
  const { festivals, ekadashi, birthday, shraddha, regions, traditions, options } = parseInput(
    selectionSchema(),
    given,
  );
  if (festivals === undefined && !ekadashi && birthday === undefined && shraddha === undefined)
    fault(
      'festivals',
      'festivals, ekadashi, birthday or shraddha is required: a feed has days of at least one. Add one of them.',
      'missing_field',
    );
  if (festivals?.includes(DEFAULT_FESTIVALS) === true && festivals.length > 1)
    fault('festivals', `festivals has "${DEFAULT_FESTIVALS}" beside other names. Give it alone, or leave it out.`);
  if (festivals === undefined) {
    const [idle] = Object.entries({ regions, traditions, options }).filter(([, value]) => value !== undefined);
    if (idle !== undefined)
      fault(idle[0], `${idle[0]} is given without festivals, which it is about. Add festivals, or leave it out.`);
  }
  if (birthday !== undefined && birthday.birth.time === undefined)
    fault(
      'birthday.birth.time',
      'birthday.birth.time is required: the tithi and the star change within a day. Add it as a text, such as "08:30:00".',
      'missing_field',
    );
  return given as FeedSelection;
}

function base64Url(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws whatever the platform throws for what is no base64url of UTF-8. */
function fromBase64Url(token: string): string {
  const binary = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/**
 * Returns the token of a feed: its selection as JSON in base64url, with the version of the form. Whoever has it can read the selection.
 *
 * @param selection place and days; fields that are undefined are left out
 * @throws {SiddhantaError} for bad input; `invalid_value`, field `festivals`, for a selection longer than a token may be (800 characters)
 *
 * @example
 * ```ts
 * import { feedToken } from 'siddhanta/http';
 * const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * const token = feedToken({ place, festivals: ['diwali', 'holi'], ekadashi: true });
 * token.length; // => 171
 * ```
 */
export function feedToken(selection: FeedSelection): string {
  const token = base64Url(JSON.stringify({ v: VERSION, ...checked(selection) }));
  if (token.length > MOST_CHARACTERS)
    fault(
      'festivals',
      `The token of this selection would have ${token.length} characters; at most ${MOST_CHARACTERS} are allowed. Name fewer festivals, or take "${DEFAULT_FESTIVALS}" with regions.`,
    );
  return token;
}

const badToken = (why: string): SiddhantaError =>
  new SiddhantaError('invalid_value', `The token is no selection of a feed: ${why} Make a new one.`, {
    field: 'token',
  });

/** Returns an error about a selection as one about the token that has it. */
export const inToken = ({ message }: SiddhantaError): SiddhantaError => badToken(message);

/**
 * Returns the selection of a token.
 *
 * @param token what {@link feedToken} returned
 * @throws {SiddhantaError} `invalid_value`, field `token`, for any other text
 *
 * @example
 * ```ts
 * import { feedToken, readFeedToken } from 'siddhanta/http';
 * const place = { latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' };
 * readFeedToken(feedToken({ place, ekadashi: true })).ekadashi; // => true
 * ```
 */
export function readFeedToken(token: string): FeedSelection {
  if (token.length > MOST_CHARACTERS) throw badToken(`it has more than ${MOST_CHARACTERS} characters.`);
  if (!/^[\w-]+$/.test(token)) throw badToken('it may have letters, digits, - and _ only.');
  let value: unknown;
  try {
    value = JSON.parse(fromBase64Url(token));
  } catch {
    throw badToken('it is not JSON in base64url.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badToken('it is not an object.');
  const { v: version, ...given } = value as Readonly<Record<string, unknown>>;
  if (version !== VERSION) throw badToken(`its version, v, must be ${VERSION}.`);
  try {
    return checked(given);
  } catch (problem) {
    throw problem instanceof SiddhantaError ? inToken(problem) : problem;
  }
}
