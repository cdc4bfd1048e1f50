import { at } from '../../math/at.js';
import { type CharaKaraka, charaKarakas, type KarakaScheme } from '../charaKarakas.js';
import type { Graha } from '../names.js';
import { lordWithRule, padaOf } from '../pada.js';
import { type StrengthChart, strengthChart } from '../signStrength.js';
import type { ChartFacts } from './facts.js';

interface Found {
  readonly chart: StrengthChart;
  readonly karakas: Map<KarakaScheme, ReadonlyMap<CharaKaraka, Graha>>;
  readonly padas: Map<number, number>;
}

/** Computed for the rules that ask: most charts are judged by others. */
const known = new WeakMap<ChartFacts, Found>();

function foundOf(facts: ChartFacts): Found {
  const before = known.get(facts);
  if (before !== undefined) return before;
  const found: Found = { chart: strengthChart(facts.longitudes), karakas: new Map(), padas: new Map() };
  known.set(facts, found);
  return found;
}

/** Null where a tie leaves the kāraka empty, or two share it. */
export function charaKarakaIn(facts: ChartFacts, karaka: CharaKaraka, scheme: KarakaScheme): Graha | null {
  const { chart, karakas } = foundOf(facts);
  let holders = karakas.get(scheme);
  if (holders === undefined) {
    const alone = charaKarakas(chart, scheme).filter((one) => one.holders.length === 1);
    holders = new Map(alone.map((one) => [one.karaka, at(one.holders, 0)]));
    karakas.set(scheme, holders);
  }
  return holders.get(karaka) ?? null;
}

/** @param sign 0 (Aries) … 11 */
export function padaSign(facts: ChartFacts, sign: number): number {
  const { chart, padas } = foundOf(facts);
  const before = padas.get(sign);
  if (before !== undefined) return before;
  const pada = padaOf(sign, chart.signs[lordWithRule(chart, sign).lord]).sign;
  padas.set(sign, pada);
  return pada;
}
