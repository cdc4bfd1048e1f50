import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalFields, natalOf } from '../cast/natalInput.js';
import { vargaLongitude } from '../charts/rules/varga.js';
import { oneOf } from '../input/schemas.js';
import { type MicroArcseconds, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import { type Dispute, type Source, VARGAS, type Varga } from '../types.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import {
  CO_LORDS,
  type CoLords,
  NODES_EXALTED,
  type NodesExalted,
  type StrengthChart,
  strengthChart,
} from '../zodiac/signStrength.js';

export const JAIMINI_VARGAS = ['d1', ...VARGAS] as const;

/** The chart to read: the rāśi (`d1`) or a division. */
export type JaiminiVarga = 'd1' | Varga;

/** The input of every operation of Jaimini's rules. */
export interface JaiminiInput extends NatalInput {
  /** Scorpio and Aquarius have the stronger of two lords (`stronger`, the default), or Mars and Saturn (`classical`). */
  readonly co_lords?: CoLords | undefined;
  /** Where Rāhu and Ketu are exalted; `gemini_sagittarius` by default. */
  readonly nodes_exalted?: NodesExalted | undefined;
}

/** The input of operations that also read divisional charts. */
export interface JaiminiChartInput extends JaiminiInput {
  /** The chart to read: the rāśi (`d1`, the default) or a division. */
  readonly varga?: JaiminiVarga | undefined;
}

/** Returns the fields of the schema of {@link JaiminiInput}. @internal */
export const jaiminiFields = () => ({
  ...natalFields(),
  co_lords: v.optional(oneOf(CO_LORDS), CO_LORDS[0]),
  nodes_exalted: v.optional(oneOf(NODES_EXALTED), NODES_EXALTED[0]),
});

/** Returns the fields of the schema of {@link JaiminiChartInput}. @internal */
export const jaiminiChartFields = () => ({
  ...jaiminiFields(),
  varga: v.optional(oneOf(JAIMINI_VARGAS), JAIMINI_VARGAS[0]),
});

export interface JaiminiChart {
  /** Sidereal, in the chart read, micro-arcseconds. */
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly strength: StrengthChart;
  /** 0 (Aries) … 11, in the chart read. */
  readonly lagna: number;
}

export interface JaiminiBirth extends JaiminiChart {
  readonly natal: NatalSky;
}

interface Read {
  readonly birth: NatalInput['birth'];
  readonly co_lords: CoLords;
  readonly nodes_exalted: NodesExalted;
  readonly varga?: JaiminiVarga;
}

export function jaiminiBirth(input: Read, context: SkyContext, needsTime?: string): JaiminiBirth {
  const natal = natalOf(input.birth, context, needsTime);
  const { varga = 'd1', co_lords: coLords, nodes_exalted: nodesExalted } = input;
  const project = (longitude: MicroArcseconds) => (varga === 'd1' ? longitude : vargaLongitude(longitude, varga));
  const longitudes = recordOf(GRAHAS, (graha) => project(natal.grahas[graha].longitude));
  return {
    natal,
    longitudes,
    strength: strengthChart(longitudes, { coLords, nodesExalted }),
    lagna: signIndex(project(natal.ascendant)),
  };
}

export const signNamed = (sign: number): Sign => at(SIGNS, sign).name;

/** The sign itself is the first. */
export const nthFrom = (sign: number, n: number): number => (sign + n - 1) % 12;

export const grahasIn = ({ signs }: StrengthChart, sign: number): Graha[] =>
  GRAHAS.filter((graha) => signs[graha] === sign);

export function chartWords(input: Read): Record<string, string> {
  return {
    co_lords:
      input.co_lords === 'stronger'
        ? 'stronger: of Mars and Ketu the stronger is lord of Scorpio, of Saturn and Rahu that of Aquarius; where nothing decides Mars and Saturn'
        : 'classical: Mars is lord of Scorpio and Saturn of Aquarius',
    nodes_exalted: input.nodes_exalted,
    ...(input.varga === undefined
      ? {}
      : { chart: input.varga === 'd1' ? 'd1: the rasi' : `${input.varga}: the division, its ascendant included` }),
  };
}

const WORK = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read';

/** The textbook that most of the room's rules rest on. */
export const pvr = (locus: string, note: string): Source => ({ work: WORK, locus, note });

/** Jaimini's sūtras in B. Suryanarain Rao's translation. */
export const sutras = (locus: string, note: string): Source => ({
  work: 'Jaimini Sūtras (trans. B. Suryanarain Rao, excerpts read)',
  locus,
  note,
});

export const STRENGTH_SOURCES: readonly Source[] = [
  pvr('15.5.1–15.5.2', 'which of two grahas, and of two signs, is stronger'),
  cite('bphs', '8.1–5', 'aspects of signs'),
];

export const CO_LORD_DISPUTE: Dispute = {
  element: 'lords of Scorpio and Aquarius',
  note: "The stronger of two (Narasimha Rao, Jagannatha Hora), or Mars and Saturn alone (B.V. Raman, K.N. Rao, and evidently the example printed with Santhanam's Bṛhat Parāśara Horā Śāstra). The option co_lords chooses.",
};

export const NODES_DISPUTE: Dispute = {
  element: 'exaltation of the nodes',
  note: 'Rahu in Gemini and Ketu in Sagittarius (Narasimha Rao, from whom the rules of strength come), or Taurus and Scorpio (Bṛhat Parāśara Horā Śāstra 47, not read for this). The option nodes_exalted chooses.',
};

export const NODE_DISPUTE: Dispute = {
  element: 'true or mean node',
  note: 'The textbook and Jagannatha Hora take the mean node; here the true one is the default of the house. The option node chooses; a degree of Rahu counts where he is a karaka or compared by advancement.',
};
