import * as v from 'valibot';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { record } from '../input/schemas.js';
import { kpLords } from '../kp/rules/lattice.js';
import { recordOf } from '../math/recordOf.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import type { Regard } from '../zodiac/relationships.js';
import { nadiOperation, signNamed } from './describe.js';
import {
  directed,
  exchangesOf,
  type Link,
  linksByExchange,
  linksOf,
  motionOf,
  movesDown,
  type Places,
  rearSigns,
  regardOf,
  signsOf,
  starExchangesOf,
  viewFrom,
} from './rules/links.js';
import { LINK_DISPUTES, LINK_SOURCES } from './sources.js';
import { DIRECTIONS, type Direction, KARAKAS, type LinkMotion, type Relation } from './tables/links.js';

/** The input of {@link links}. */
export interface NadiLinksInput extends NatalInput {
  /** Whether to list exchanges of signs and stars; true by default. */
  readonly exchanges?: boolean | undefined;
  /** Whether to list the grahas that retrograde ones reach from the sign before; true by default. */
  readonly retrograde?: boolean | undefined;
}

/** Inclusive count of signs, 1 … 12. @asType integer @minimum 1 @maximum 12 */
export type LinkDistance = number;

/** A direction and its signs. */
export interface NadiDirection {
  /** The direction. */
  readonly direction: Direction;
  /** Its three signs, in trine to each other. */
  readonly signs: readonly Sign[];
  /** The grahas in them, by degrees within their signs. */
  readonly planets: readonly Graha[];
}

/** The position of a graha and its motion through the sign. */
export interface NadiPlace extends ZodiacPosition {
  /** Whether it is retrograde. */
  readonly retrograde: boolean;
  /** `up` through the degrees of its sign, or `down`: a retrograde graha, and the nodes always. */
  readonly moves: 'up' | 'down';
}

/** How two grahas regard each other by nature; null towards a node, on which no text speaks. */
export interface LinkFriendship {
  /** How the first regards the second. */
  readonly from_to: Regard | null;
  /** How the second regards the first. */
  readonly to_from: Regard | null;
}

/** A link made by an exchange. */
export interface NadiLink {
  /** The graha counted from. */
  readonly from: Graha;
  /** The graha counted to. */
  readonly to: Graha;
  /** Inclusive count of signs from the first to the second. */
  readonly distance: LinkDistance;
  /** The role of the second towards the first. */
  readonly relation: Relation;
  /** How the two regard each other. */
  readonly friendship: LinkFriendship;
}

/** A link by the positions at birth. */
export interface NadiBirthLink extends NadiLink {
  /** For two in one direction: their motion by degrees; approaching is stronger. */
  readonly motion?: LinkMotion;
}

/** A retrograde graha and the sign before its own. */
export interface RearSign {
  /** The graha; never a node, which is always retrograde. */
  readonly planet: Graha;
  /** The sign before its own. */
  readonly sign: Sign;
  /** The grahas in that sign. */
  readonly same_sign: readonly Graha[];
  /** The grahas in the fifth and ninth from it. */
  readonly trine: readonly Graha[];
}

/** Two grahas. @minItems 2 @maxItems 2 */
export type TwoPlanets = readonly Graha[];

/** The signs of two grahas. @minItems 2 @maxItems 2 */
export type TwoSigns = readonly Sign[];

/** Two grahas in each other’s signs. */
export interface SignExchange {
  /** The two. */
  readonly planets: TwoPlanets;
  /** Their signs. */
  readonly signs: TwoSigns;
}

/** The links that two exchanging grahas would have in their own signs. */
export interface ExchangeLinks {
  /** The two. */
  readonly planets: TwoPlanets;
  /** Their links, with all others unmoved. */
  readonly links: readonly NadiLink[];
}

/** What or whom a graha stands for. */
export type KarakaMeanings = readonly string[];

/** The links of a birth. */
export interface NadiLinksData {
  /** The four directions from the east. */
  readonly directions: readonly NadiDirection[];
  /** The nine grahas, for directions and motions. */
  readonly places: Readonly<Record<Graha, NadiPlace>>;
  /** Each linked pair once, the earlier one in chart order first. */
  readonly links: readonly NadiBirthLink[];
  /** The grahas that retrograde ones reach from the sign before, without weight; absent if not requested. */
  readonly retrograde?: readonly RearSign[];
  /** Exchanges of signs; absent if not requested. */
  readonly exchanges?: readonly SignExchange[];
  /** The links added by each exchange, apart from the others. */
  readonly links_by_exchange?: readonly ExchangeLinks[];
  /** Pairs in each other’s stars. */
  readonly star_exchanges?: readonly TwoPlanets[];
  /** The links counted from Jupiter, the person. */
  readonly jiva: readonly NadiBirthLink[];
  /** The links counted from Saturn, the work. */
  readonly karma: readonly NadiBirthLink[];
  /** What each graha stands for. */
  readonly karakas: Readonly<Record<Graha, KarakaMeanings>>;
}

const friendly = (link: Link): NadiLink => ({
  ...link,
  friendship: { from_to: regardOf(link.from, link.to), to_from: regardOf(link.to, link.from) },
});

const moving = (link: Link, places: Places): NadiBirthLink => {
  const { friendship, ...rest } = friendly(link);
  const together = link.relation === 'same_sign' || link.relation === 'trine';
  return { ...rest, ...(together ? { motion: motionOf(link.from, link.to, places) } : {}), friendship };
};

function describeExchanges(places: Places) {
  const signs = signsOf(places);
  const pairs = exchangesOf(signs);
  return {
    exchanges: pairs.map((planets) => ({ planets, signs: planets.map((planet) => signNamed(signs[planet])) })),
    links_by_exchange: pairs.map((planets) => ({ planets, links: linksByExchange(planets, signs).map(friendly) })),
    star_exchanges: starExchangesOf(places, (longitude) => kpLords(longitude).star),
  };
}

const onByDefault = () => v.optional(v.boolean('it must be true or false.'), true);

/**
 * Returns the links between the grahas of a birth by the rules of Bhṛgu Nandi Nāḍī: the grahas of each direction by degrees, the links of
 * every pair with their relation, retrograde grahas and exchanges separately, and the links counted from Jupiter (the person) and Saturn
 * (the work). No verdicts.
 * @param input `birth`; optional `exchanges`, `retrograde` (true by default), `ayanamsa` (default lahiri), `node` (default true),
 *   `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Basic rules of Bhrigu Nadi and other pages, openings of which were read; Phaladīpikā 1.9, 2.35; Bṛhat Parāśara Horā Śāstra
 * (Santhanam) 3.55.
 *
 * @example
 * ```ts
 * import { links } from 'siddhanta/nadi';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = links({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.karma.map(({ to, relation }) => `${to} ${relation}`); // => ['Mercury trine', 'Mars trine', 'Rahu ahead']
 * data.exchanges; // => [{ planets: ['Moon', 'Venus'], signs: ['Taurus', 'Cancer'] }]
 * ```
 */
export const links = nadiOperation<NadiLinksInput, NadiLinksData>()({
  name: 'nadi.links',
  summary: 'Who influences whom by signs alone (Bhrigu Nandi Nadi): directions, links, retrogrades, exchanges',
  units: 3,
  schema: () => record({ ...natalFields(), exchanges: onByDefault(), retrograde: onByDefault() }),
  run(input, sky) {
    const natal = natalOf(input.birth, sky);
    const { grahas } = natal;
    const describe = (link: Link): NadiBirthLink => moving(link, grahas);
    return {
      data: {
        directions: DIRECTIONS.map((direction, i) => ({
          direction,
          signs: SIGNS.filter((_, sign) => sign % 4 === i).map(({ name }) => name),
          planets: directed(i, grahas),
        })),
        places: recordOf(GRAHAS, (graha) => ({
          ...zodiacPosition(grahas[graha].longitude),
          retrograde: grahas[graha].retrograde,
          moves: movesDown(graha, grahas[graha]) ? 'down' : 'up',
        })),
        links: linksOf(signsOf(grahas)).map(describe),
        ...(input.retrograde
          ? {
              retrograde: rearSigns(grahas).map(({ planet, sign, sameSign, trine }) => ({
                planet,
                sign: signNamed(sign),
                same_sign: sameSign,
                trine,
              })),
            }
          : {}),
        ...(input.exchanges ? describeExchanges(grahas) : {}),
        jiva: viewFrom('Jupiter', grahas).map(describe),
        karma: viewFrom('Saturn', grahas).map(describe),
        karakas: KARAKAS,
      },
      chart: natal,
      method:
        'Signs counted from each graha to each other: together, trine, 2, 12, 7, 3 and 11; no ascendant and no houses',
      conventions: {
        relations:
          '1 same_sign; 5 and 9 trine; 2 ahead, 12 behind; 7 opposite; 3 and 11 opposite_direction (a trine of the opposite sign); 4, 6, 8, 10 none',
        motion:
          'within a direction by degrees in signs: a direct graha moves up, a retrograde one and the nodes down; lower up and higher down approach',
        retrograde: 'such a graha also acts from the sign before its own; told by itself; without the nodes',
        exchanges:
          'two of the seven in each other’s signs; links_by_exchange puts both into their own signs and leaves all others; star exchanges may be of any two',
        friendship:
          'natural: of the seven BPHS 3.55, of the nodes Phaladipika 2.35; null for what one feels for a node',
        verdict: 'none: whether a link is good is not said',
      },
      sources: LINK_SOURCES,
      disputed: LINK_DISPUTES,
      verified_against:
        'eight births computed a second time by the arithmetic of directions on Swiss Ephemeris 2.10.03, exact; links by exchange and both views by one program alone',
      rules: {
        'karakas.Venus': {
          rule: 'the wife, as karaka of the seventh house',
          source: 'BPHS 32.34, read; the pages on nadi that were read have nothing of Venus',
          state: 'unconfirmed',
        },
        links_by_exchange: {
          rule: 'both in their own signs, all others where they stand',
          source: 'Nadi Sutras, opening read',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: [
        'directions.*.planets',
        'places.Moon',
        ...['links', 'star_exchanges', 'jiva', 'karma'].map((field) => `${field}.*`),
      ],
    };
  },
});
