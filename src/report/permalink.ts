import type { MatchSide } from '../compatibility/partner.js';
import type { Birth } from '../types.js';
import type { ReportRequest } from './request.js';
import { placeWords } from './words.js';

/** What the form of a playground says of a birth, by its fields; undefined for what it has no field for: of the second side the clock, the calendar and the like. */
function birthFields(birth: Birth, placeName: string | undefined, side: '' | '2'): Record<string, string> | undefined {
  const {
    date,
    time = 'unknown',
    place,
    clock,
    fold,
    calendar,
    utc_offset: offset,
    uncertainty_minutes: within,
  } = birth;
  const isSecond = side === '2';
  if (isSecond && [offset, clock, calendar, within].some((field) => field !== undefined)) return undefined;
  return {
    [`date${side}`]: date,
    [`time${side}`]: time,
    [`place${side}`]: placeName ?? placeWords(place),
    [`lat${side}`]: String(place.latitude),
    [`lon${side}`]: String(place.longitude),
    [`tz${side}`]: place.timezone,
    ...(clock === undefined ? {} : { clock }),
    ...(fold === undefined || fold === 'first' ? {} : { fold }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(offset === undefined ? {} : { offset }),
    ...(within === undefined ? {} : { within: String(within) }),
  };
}

function choices({ ayanamsa, node, conventions = {} }: ReportRequest['question']): Record<string, string> | undefined {
  const all = Object.entries({ ayanamsa, node, ...(conventions as object) }).filter(([, value]) => value !== undefined);
  const texts = all.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === all.length ? Object.fromEntries(texts) : undefined;
}

/**
 * Returns the address at which a playground shows what a document is about: all of it is in the part after `#`, which no browser sends.
 *
 * @param playground the address of the playground
 * @returns undefined where its form cannot say all of the question
 */
export function permalink(playground: string, request: ReportRequest): string | undefined {
  const { question, placeName, words } = request;
  const { birth, bride, groom } = question as {
    readonly birth?: Birth;
    readonly bride?: MatchSide;
    readonly groom?: MatchSide;
  };
  const sides =
    birth === undefined
      ? [birthFields(bride?.birth as Birth, undefined, ''), birthFields(groom?.birth as Birth, undefined, '2')]
      : [birthFields(birth, placeName, '')];
  const parts = [...sides, choices(question)];
  if (parts.includes(undefined)) return undefined;
  const names = { name: bride?.name, name2: groom?.name, lang: words.language?.tag };
  const fields = Object.entries(Object.assign({}, ...parts, names)).filter(([, value]) => (value ?? '') !== '');
  return `${playground}#${birth === undefined ? 'match' : 'chart'}?${new URLSearchParams(fields as [string, string][])}`;
}
