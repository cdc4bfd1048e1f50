import type { SkyContext } from '../cast/context.js';
import type { Mover } from '../cast/movers.js';
import { DEGREE, type MicroArcseconds, shorterArc, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { houseFrom, taraNumber } from '../muhurta/rules/bala.js';
import { TARA_QUALITIES } from '../muhurta/tables/bala.js';
import type { Instant } from '../sky/instant.js';
import { kakshyaOf, type NatalBindus, natalBindus } from '../strengths/natalBindus.js';
import type { ChartSigns } from '../strengths/rules/ashtakavarga.js';
import { BINDU_TABLES, type BinduTableName } from '../strengths/tables/ashtakavarga.js';
import type { JdUt } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import { combustionLimit } from '../zodiac/combustion.js';
import { castsAspect, type NodeAspects } from '../zodiac/drishti.js';
import { isSignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { zodiacPosition } from '../zodiac/position.js';
import { TARAS } from '../zodiac/taras.js';
import type { Natal } from './natal.js';
import type {
  TransitAspect,
  TransitBindu,
  TransitCombustion,
  TransitPlace,
  TransitSojourn,
  TransitTara,
} from './nowData.js';
import { passageAt, type Visit } from './passage.js';
import { type VedhaOptions, vedhaOf } from './rules/vedha.js';

export interface NowOptions extends VedhaOptions {
  readonly nodeAspects: NodeAspects;
  readonly stays: boolean;
}

export interface NowPlacement {
  readonly longitude: MicroArcseconds;
  /** Degrees a day. */
  readonly speed: number;
}

const SIX = 1e6;
const rounded = (value: number): number => Math.round(value * SIX) / SIX + 0;

function combustionOf(
  graha: Graha,
  { longitude, speed }: NowPlacement,
  sun: MicroArcseconds,
): TransitCombustion | null {
  const limit = combustionLimit(graha, speed < 0);
  return limit === undefined ? null : { distance: rounded(shorterArc(longitude, sun) / DEGREE), limit };
}

/** Nakṣatras are 1 … 27. */
function taraOf(star: number, birth: number): TransitTara {
  const number = taraNumber(star, birth);
  return { number, name: at(TARAS, number - 1), quality: at(TARA_QUALITIES, number - 1) };
}

/** 0 (Aries) … 11. */
function chartSigns({ chart }: Natal): ChartSigns | undefined {
  if (chart === undefined) return undefined;
  return {
    ...Object.fromEntries(GRAHAS.map((graha) => [graha, signIndex(chart.grahas[graha].longitude)])),
    Ascendant: signIndex(chart.ascendant),
  } as ChartSigns;
}

function aspectsOf(graha: Graha, sign: number, signs: ChartSigns, nodes: NodeAspects): TransitAspect[] {
  return Object.entries(signs).flatMap(([point, there]): TransitAspect[] => {
    const house = houseFrom(there, sign);
    if (there === sign) return [{ point: point as TransitAspect['point'], kind: 'same_sign', house }];
    return castsAspect(graha, sign, there, nodes)
      ? [{ point: point as TransitAspect['point'], kind: 'graha_drishti', house }]
      : [];
  });
}

function bindusOf(graha: Graha, longitude: MicroArcseconds, natal: NatalBindus): TransitBindu {
  const sign = signIndex(longitude);
  const givers = isSignLord(graha) ? natal.givers(graha, sign) : null;
  return {
    bindus: givers?.length ?? null,
    sarva_bindus: at(natal.sarva, sign),
    kakshya: givers && kakshyaOf(longitude, givers),
  };
}

function sojournOf(
  sky: SkyContext,
  mover: Mover,
  instant: Instant,
  toLocalInstant: (ut: JdUt) => LocalInstant,
): TransitSojourn {
  const { visits, now } = passageAt(sky, mover, instant);
  const describeVisit = ({ start, end, cameBack, leavesBack }: Visit) => ({
    start: start && toLocalInstant(start.ut),
    end: end && toLocalInstant(end.ut),
    entered_retrograde: cameBack,
    leaves_retrograde: leavesBack,
  });
  return { ...describeVisit(at(visits, now)), visit: now + 1, visits: visits.map(describeVisit) };
}

export interface NowQuestion {
  readonly instant: Instant;
  readonly placements: Readonly<Record<Graha, NowPlacement>>;
  readonly natal: Natal;
  readonly mover: (graha: Graha) => Mover;
  readonly toLocalInstant: (ut: JdUt) => LocalInstant;
  readonly table?: BinduTableName;
}

export function placesNow(
  sky: SkyContext,
  { instant, placements, natal, mover, toLocalInstant, table = BINDU_TABLES[0] }: NowQuestion,
  options: NowOptions,
): Record<Graha, TransitPlace> {
  const { moon, ascendant, sun } = natal.references;
  const signOf = (graha: Graha): number => signIndex(placements[graha].longitude);
  const houses = recordOf(GRAHAS, (graha) => houseFrom(signOf(graha) + 1, moon.sign_number));
  const signs = chartSigns(natal);
  const bindus = signs && natalBindus(signs, table);
  const placeOf = (graha: Graha): TransitPlace => {
    const placement = placements[graha];
    const position = zodiacPosition(placement.longitude);
    const number = position.sign_number;
    const combustion = combustionOf(graha, placement, placements.Sun.longitude);
    const vedha = vedhaOf(graha, houses, options);
    return {
      ...position,
      speed: rounded(placement.speed),
      retrograde: placement.speed < 0,
      combust: combustion !== null && combustion.distance < combustion.limit,
      combustion,
      house_from_moon: houses[graha],
      ...(ascendant === undefined ? {} : { house_from_lagna: houseFrom(number, ascendant.sign_number) }),
      ...(sun === undefined ? {} : { house_from_sun: houseFrom(number, sun.sign_number) }),
      favourable: vedha.favourable,
      vedha_house: vedha.vedhaHouse,
      vedha_by: vedha.by,
      vedha_suspended_by: vedha.suspendedBy,
      ...(options.vipareeta ? { vipareeta_by: vedha.vipareetaBy } : {}),
      result:
        vedha.favourable === null || !isSignLord(graha)
          ? null
          : !vedha.favourable
            ? 'neutral'
            : vedha.by.length > 0
              ? 'obstructed'
              : 'good',
      ...(moon.nakshatra_number === undefined
        ? {}
        : { tara: taraOf(position.nakshatra_number, moon.nakshatra_number) }),
      ...(signs === undefined ? {} : { natal_aspects: aspectsOf(graha, signOf(graha), signs, options.nodeAspects) }),
      ...(bindus === undefined ? {} : { ashtakavarga: bindusOf(graha, placement.longitude, bindus) }),
      ...(options.stays ? { stay: sojournOf(sky, mover(graha), instant, toLocalInstant) } : {}),
    };
  };
  return recordOf(GRAHAS, placeOf);
}
