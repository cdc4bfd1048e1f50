import { rasi } from '../../charts/rasi.js';
import { type SaturnInterval, sadeSati } from '../../doshas/index.js';
import { local } from '../../eclipses/index.js';
import { ordinal } from '../../operation/ordinal.js';
import { transitStrip } from '../../svg/transitStrip.js';
import { type CalendarEntry, calendar, type TransitEclipse, type TransitHit } from '../../transits/index.js';
import { GRAHAS } from '../../zodiac/names.js';
import { tableHtml } from '../blocks.js';
import { placeInSign } from '../dates.js';
import { boxed, text } from '../html.js';
import { figure } from '../parts.js';
import { ask, orReason, type Part, type ReportRequest } from '../request.js';
import type { Wording } from '../wording.js';
import { instantText } from './instants.js';
import { isTimed, lagnaName, placeIn, pointName, requestOfBirth, yearIn } from './question.js';
import { idText } from './words.js';

const SLOW = ['Jupiter', 'Saturn', 'Rahu', 'Ketu'] as const;
const DRAWN = ['Mars', ...SLOW] as const;

function spanOf(request: ReportRequest) {
  const { return: from, next_return: to } = yearIn(request);
  return { from, to, timezone: placeIn(request).timezone };
}

/** The signs of Mars and the slow grahas through the year, with what is retrograde. */
export const strip: Part = (request) =>
  orReason(() => {
    const span = spanOf(request);
    const result = ask(calendar, requestOfBirth(request), {
      ...span,
      planets: DRAWN,
      include: ['ingresses', 'stations'],
    });
    const today = request.at?.slice(0, 10);
    const isWithin = today !== undefined && span.from.slice(0, 10) <= today && today < span.to.slice(0, 10);
    const options = { size: 640, theme: request.theme, id: request.newId(), title: '', ...request.words.ofPictures };
    return figure(transitStrip(result, { ...options, ...(isWithin ? { today } : {}) }));
  });

const slowEvents = (request: ReportRequest): readonly CalendarEntry[] =>
  ask(calendar, requestOfBirth(request), { ...spanOf(request), planets: SLOW }).data.events;

/** The names of signs and grahas are those of the document; what follows from them is asked of the result itself. */
const signName = ({ term }: Wording, sign = ''): string => term(sign, 'signs', sign);

const placeText = (words: Wording, { degrees, sign }: { readonly degrees: string; readonly sign?: string }): string =>
  placeInSign({ degrees, sign: signName(words, sign) });

const houseText = (house: number | undefined): string => (house === undefined ? '' : String(house));

const retrograde = ({ term }: Wording): string => term('retrograde', 'states', 'retrograde');

/** The nodes go back as a rule, which nobody has to be told. */
const isBack = ({ planet, motion }: Pick<TransitHit, 'planet' | 'motion'>): boolean =>
  motion === 'retrograde' && planet !== 'Rahu' && planet !== 'Ketu';

function moveRow(words: Wording, { at, planet, ingress, station }: CalendarEntry): string[] {
  const [when, graha] = [instantText(words, at), pointName(words, planet)];
  if (ingress !== undefined) {
    const { enters, house_from_moon: house } = ingress;
    const how = isBack(ingress) ? `, ${retrograde(words)}` : '';
    return [when, graha, `enters ${signName(words, enters.sign)}${how}`, '', houseText(house)];
  }
  const place = station === undefined ? '' : placeText(words, station);
  return [when, graha, `turns ${station?.becomes}`, place, houseText(station?.house_from_moon)];
}

/** When the slow grahas enter signs and turn. */
export const moves: Part = (request) =>
  orReason(() => {
    const events = slowEvents(request).filter(({ type }) => type === 'ingress' || type === 'station');
    return boxed(
      'div',
      'tight',
      tableHtml({
        title: 'Sign changes and stations of the slow grahas',
        columns: [
          { title: 'When' },
          { title: 'Graha' },
          { title: '' },
          { title: 'At' },
          { title: 'House from the Moon', align: 'end' },
        ],
        rows: events.map((event) => moveRow(request.words, event)),
      }),
    );
  });

interface NatalPoint {
  readonly name: string;
  readonly longitude: number;
}

/** The grahas of the birth, and its lagna where the time is known. */
function natalPoints(request: ReportRequest): NatalPoint[] {
  const { planetary_positions: grahas, ascendant } = ask(rasi, requestOfBirth(request)).data;
  return [
    ...(isTimed(request) ? [{ name: lagnaName(request.words), longitude: ascendant.longitude }] : []),
    ...GRAHAS.map((graha) => ({ name: pointName(request.words, graha), longitude: grahas[graha].longitude })),
  ];
}

/** Degrees between two longitudes, 0 … 180. */
function between(one: number, other: number): number {
  const ahead = (((one - other) % 360) + 360) % 360;
  return Math.min(ahead, 360 - ahead);
}

function nearest(eclipse: TransitEclipse, points: readonly NatalPoint[]): string {
  const [closest] = points
    .map(({ name, longitude }) => ({ name, degrees: between(eclipse.longitude, longitude) }))
    .sort((one, other) => one.degrees - other.degrees);
  return closest === undefined ? '' : `${closest.name}, ${closest.degrees.toFixed(1)}°`;
}

const DAY_MS = 86_400_000;

/** Eclipses of the year, from where they are seen, and the natal point that each is nearest to. */
export const eclipses: Part = (request) =>
  orReason(() => {
    const { words } = request;
    const points = natalPoints(request);
    const span = spanOf(request);
    const found = slowEvents(request).flatMap(({ eclipse }) => (eclipse === undefined ? [] : [eclipse]));
    // What a place sees of an eclipse has nothing to do with the school.
    const seen = local(
      { place: placeIn(request), from: span.from.slice(0, 10), to: span.to.slice(0, 10) },
      request.context,
    );
    const isSeen = ({ at, planet }: TransitEclipse): boolean =>
      seen.data.eclipses.some(
        ({ kind, contacts }) =>
          kind === (planet === 'Sun' ? 'solar' : 'lunar') &&
          Math.abs(Date.parse(contacts.max.at) - Date.parse(at)) < DAY_MS,
      );
    return boxed(
      'div',
      'tight',
      tableHtml({
        title: 'Eclipses',
        columns: [
          { title: 'Greatest' },
          { title: 'Eclipse' },
          { title: 'At' },
          { title: 'From Moon', align: 'end' },
          { title: 'Nearest natal point' },
          { title: 'At the place' },
        ],
        rows: found.map((eclipse) => [
          instantText(words, eclipse.at),
          `${idText(words, eclipse.kind)}, ${pointName(words, eclipse.planet)}`,
          placeText(words, eclipse),
          houseText(eclipse.house_from_moon),
          nearest(eclipse, points),
          isSeen(eclipse) ? 'visible' : 'unseen',
        ]),
      }),
    );
  });

function hitText({ kind, angle }: TransitHit): string {
  return kind === 'conjunction' ? 'conjunct' : `${ordinal(angle / 30 + 1)} aspect on`;
}

/** When the slow grahas are exactly with, or aspect, the points of the birth. */
export const hits: Part = (request) =>
  orReason(() => {
    const { words } = request;
    const found = slowEvents(request)
      .flatMap(({ aspect }) => (aspect === undefined ? [] : [aspect]))
      .filter(({ point }) => isTimed(request) || point !== 'Ascendant');
    if (found.length === 0) return '';
    return boxed(
      'div',
      'tight',
      tableHtml({
        title: 'Exact conjunctions with natal points, and full aspects on them',
        columns: [
          { title: 'When' },
          { title: 'Graha' },
          { title: '' },
          { title: 'Natal point' },
          { title: 'At' },
          { title: 'Pass', align: 'end' },
        ],
        rows: found.map((hit) => [
          instantText(words, hit.at),
          pointName(words, hit.planet),
          hitText(hit),
          pointName(words, hit.point),
          `${placeText(words, hit)}${isBack(hit) ? `, ${retrograde(words)}` : ''}`,
          hit.of > 1 ? `${hit.hit} of ${hit.of}` : '',
        ]),
      }),
    );
  });

interface Stay extends SaturnInterval {
  readonly name: string;
  readonly sign: string | null;
}

const PARTS = { rising: 'Rising, 12th', peak: 'Peak, 1st', setting: 'Setting, 2nd' } as const;

const stayRow = (
  words: Wording,
  { name, sign, start, end, clipped_start: before, clipped_end: after }: Stay,
): string[] => [
  name,
  sign === null ? '' : signName(words, sign),
  before ? 'before the year' : words.date(start),
  after ? 'after the year' : words.date(end),
];

/** Sāḍe Sātī and ḍhaiyās where they touch the year. */
export const saturn: Part = (request) =>
  orReason(() => {
    const { words } = request;
    const { return: from, next_return: to } = yearIn(request);
    const { data } = ask(sadeSati, requestOfBirth(request), { from, to, at: from, node: undefined });
    const stays = [
      ...data.cycles.flatMap(({ phases }) =>
        phases.flatMap(({ kind, sign, intervals }) => intervals.map((stay) => ({ ...stay, name: PARTS[kind], sign }))),
      ),
      ...data.dhaiyas.flatMap(({ kind, house, sign, intervals }) =>
        intervals.map((stay) => ({ ...stay, name: `${idText(words, kind)}, ${ordinal(house)}`, sign })),
      ),
    ].sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
    const house = data.saturn_now?.house_from_moon;
    if (stays.length === 0)
      return boxed(
        'p',
        'note',
        text(
          `The year has neither Sāḍe Sātī nor ḍhaiyā. It begins with ${pointName(words, 'Saturn')} in house ${house} from the ${pointName(words, 'Moon')}, in ${signName(words, data.saturn_now?.sign)}.`,
        ),
      );
    return tableHtml({
      title: data.cycles.length === 0 ? 'Ḍhaiyā of Saturn' : 'Sāḍe Sātī',
      columns: [
        { title: 'From the Moon' },
        { title: 'Saturn in' },
        { title: 'From', align: 'end' },
        { title: 'To', align: 'end' },
      ],
      rows: stays.map((stay) => stayRow(words, stay)),
    });
  });
