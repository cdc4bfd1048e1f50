import { modulo } from '../../../math/angle.js';
import { lordOf } from '../../../zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS } from '../../../zodiac/names.js';
import { exaltation, type StrengthChart, TWO_LORDS } from '../../../zodiac/signStrength.js';
import { signYears } from '../../../zodiac/signYears.js';
import { strongestOf } from './tara.js';

/** A graha in the order of the Kendrādi daśā of grahas. */
export interface KendradiMember {
  readonly planet: Graha;
  /** Whole-sign house from the sign of the start, 1 … 12. */
  readonly house: number;
  readonly years: number;
}

const TWELVE = 12;

/** Scorpio and Aquarius have two lords each. Bṛhat Parāśara Horā Śāstra 46.157. */
const ownSigns = (graha: Graha): readonly number[] =>
  SIGNS.flatMap((_, sign) => {
    const lords: readonly Graha[] = TWO_LORDS[sign] ?? [lordOf(sign)];
    return lords.includes(graha) ? [sign] : [];
  });

/**
 * Returns the years of a graha, 1 … 12: the signs from its own place to its sign, counted as in Cara and of two signs the greater; twelve at
 * home; elsewhere one more exalted, one less debilitated.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.176–177, with 46.156–157 and 46.165.
 */
export function yearsToOwnSign(chart: StrengthChart, graha: Graha): number {
  const here = chart.signs[graha];
  const longest = Math.max(...ownSigns(graha).map((sign) => signYears(here, sign)));
  return longest === TWELVE ? TWELVE : longest + exaltation(chart, graha);
}

function byStrength(chart: StrengthChart, grahas: readonly Graha[]): readonly Graha[] {
  const first = strongestOf(chart, grahas);
  if (first === undefined) return [];
  return [
    first,
    ...byStrength(
      chart,
      grahas.filter((graha) => graha !== first),
    ),
  ];
}

/**
 * Returns the nine in order: those in the kendras of a sign, then in its paṇapharas, then in its āpoklimas, of each the stronger first.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.175–176; the rules of strength of P. V. R. Narasimha Rao.
 * @param first who comes before all others: the Ātma kāraka, where the start is its sign
 */
export function kendradiOrder(chart: StrengthChart, start: number, first?: Graha): KendradiMember[] {
  const others = GRAHAS.filter((graha) => graha !== first);
  const groups = [0, 1, 2].flatMap((group) =>
    byStrength(
      chart,
      others.filter((graha) => modulo(chart.signs[graha] - start, TWELVE) % 3 === group),
    ),
  );
  return [...(first === undefined ? [] : [first]), ...groups].map((planet) => ({
    planet,
    house: modulo(chart.signs[planet] - start, TWELVE) + 1,
    years: yearsToOwnSign(chart, planet),
  }));
}
