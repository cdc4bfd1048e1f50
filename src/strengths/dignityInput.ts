import * as v from 'valibot';
import { natalFields } from '../cast/natalInput.js';
import { bounded, oneOf, record } from '../input/schemas.js';
import { COMBUSTION_RULES, type CombustionRule } from '../zodiac/combustion.js';
import {
  MOOLATRIKONA_READINGS,
  type MoolatrikonaReading,
  NODE_DIGNITIES,
  type NodeDignity,
} from '../zodiac/dignity.js';
import { GANDANTA_WIDTHS, type GandantaWidth } from '../zodiac/gandanta.js';
import { PUSHKARA_BHAGAS, type PushkaraBhaga } from '../zodiac/navamsha.js';
import { WAR_LIMIT, WAR_WINNERS, type WarWinner } from '../zodiac/war.js';
import { type NatureOptions, natureFields } from './birthChart.js';
import type { StrengthsInput } from './input.js';
import { DEEPTADI_LISTS, type DeeptadiList } from './rules/avasthas.js';

/** The input of {@link dignity}. */
export interface DignityInput extends StrengthsInput, NatureOptions {
  /** Where the nodes are exalted, in mūlatrikoṇa and in own sign; `bphs` by default. */
  readonly node_dignity?: NodeDignity | undefined;
  /** The degrees of mūlatrikoṇa; `bphs` by default. */
  readonly moolatrikona?: MoolatrikonaReading | undefined;
  /** The limits of combustion; `surya_siddhanta` by default. */
  readonly combustion_limits?: CombustionRule | undefined;
  /** Degrees of longitude below which two planets are at war, 0.1 … 1; 1 by default. */
  readonly war_limit?: number | undefined;
  /** Who wins a war: Venus, else the northern planet (`bphs`, the default), or always the northern one (`north_only`). */
  readonly war_winner?: WarWinner | undefined;
  /** How far a gaṇḍānta reaches on either side: 26′40″ (`two_sixtieths`, the default), or 3°20′ (`pada`). */
  readonly gandanta_width?: GandantaWidth | undefined;
  /** The puṣkara degrees; `jataka_parijata` by default. */
  readonly pushkara_bhaga?: PushkaraBhaga | undefined;
  /** The list of dīptādi states; `bphs` by default. */
  readonly deeptadi?: DeeptadiList | undefined;
}

/** @internal */
export function dignitySchema() {
  return record({
    ...natalFields(),
    node_dignity: v.optional(oneOf(NODE_DIGNITIES), 'bphs'),
    moolatrikona: v.optional(oneOf(MOOLATRIKONA_READINGS), 'bphs'),
    ...natureFields(),
    combustion_limits: v.optional(oneOf(COMBUSTION_RULES), 'surya_siddhanta'),
    war_limit: v.optional(bounded(0.1, 1, 'degrees of longitude'), WAR_LIMIT),
    war_winner: v.optional(oneOf(WAR_WINNERS), 'bphs'),
    gandanta_width: v.optional(oneOf(GANDANTA_WIDTHS), 'two_sixtieths'),
    pushkara_bhaga: v.optional(oneOf(PUSHKARA_BHAGAS), 'jataka_parijata'),
    deeptadi: v.optional(oneOf(DEEPTADI_LISTS), 'bphs'),
  });
}

export type SettledDignity = {
  readonly [Option in Exclude<keyof DignityInput, keyof StrengthsInput>]-?: NonNullable<DignityInput[Option]>;
};
