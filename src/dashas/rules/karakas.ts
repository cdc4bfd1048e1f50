import { charaKarakas } from '../../jaimini/rules/karakas.js';
import type { CharaKaraka, KarakaScheme } from '../../jaimini/tables/karakas.js';
import { at } from '../../math/at.js';
import type { Graha } from '../../zodiac/names.js';
import type { StrengthChart } from '../../zodiac/signStrength.js';
import { signsTo } from '../../zodiac/signYears.js';
import { type Course, inARow, type Stretch, tile, UNITS_PER_YEAR } from './course.js';

export interface KarakaRow {
  readonly karaka: CharaKaraka;
  readonly graha: Graha;
  readonly sign: number;
  readonly years: number;
}

export interface KarakaStretch extends Stretch {
  readonly lord: Graha;
  readonly order: number;
}

/**
 * Returns the cara kārakas from Ātma on, each with the signs from the ascendant to its own as years.
 *
 * Source: Bṛhat Parāśara Horā Śāstra 46.178.
 * @param ascendant its sign, 0 (Aries) … 11
 * @param atHome the years of a kāraka in the ascendant
 */
export function karakaRows(chart: StrengthChart, ascendant: number, scheme: KarakaScheme, atHome: number): KarakaRow[] {
  return charaKarakas(chart, scheme).flatMap(({ karaka, holders }) =>
    holders.map((graha) => {
      const sign = chart.signs[graha];
      return { karaka, graha, sign, years: signsTo(ascendant, sign) || atHome };
    }),
  );
}

/**
 * Sub-periods are in proportion to the years, in the order of the kārakas. Bṛhat Parāśara Horā Śāstra 51.1–2.
 * @param step 0: a period begins with its own lord, 1: with the next
 */
export function karakaCourse(rows: readonly KarakaRow[], step: 0 | 1): Course<KarakaStretch> {
  const ruling = rows.filter(({ years }) => years > 0);
  const stretches = inARow(ruling.map(({ years }) => years * UNITS_PER_YEAR));
  return {
    elapsed: 0,
    mahadashas: ruling.map(({ graha }, order) => ({ ...at(stretches, order), lord: graha, order })),
    within: (period) => {
      const orders = ruling.map((_, i) => (period.order + step + i) % ruling.length);
      const shares = orders.map((order) => at(ruling, order).years);
      return tile(period, shares, ({ level, start, end, startPart, endPart, of }, i) => {
        const order = at(orders, i);
        return { level, start, end, startPart, endPart, of, lord: at(ruling, order).graha, order };
      });
    },
  };
}
