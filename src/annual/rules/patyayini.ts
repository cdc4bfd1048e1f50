import { type MicroArcseconds, SIGN } from '../../math/angle.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';

/** Who has a period of patyāyinī. */
export type PatyayiniLord = SignLord | 'Ascendant';

/** The share of a lord. */
export interface Patyamsha {
  readonly lord: PatyayiniLord;
  /** Micro-arcseconds within its sign. */
  readonly krishamsha: number;
  /** How much further it has come than the one before, micro-arcseconds: its part of the largest. */
  readonly patyamsha: number;
}

/** Returns the shares of patyāyinī, from who has come least in its sign; equals in the order of a chart, the ascendant first. */
export function patyamshas(
  longitudes: Readonly<Record<SignLord, MicroArcseconds>>,
  ascendant: MicroArcseconds,
): Patyamsha[] {
  const all = [
    { lord: 'Ascendant' as PatyayiniLord, krishamsha: ascendant % SIGN },
    ...SIGN_LORDS.map((lord) => ({ lord: lord as PatyayiniLord, krishamsha: longitudes[lord] % SIGN })),
  ].sort((one, other) => one.krishamsha - other.krishamsha);
  return all.map((one, i) => ({ ...one, patyamsha: one.krishamsha - (all[i - 1]?.krishamsha ?? 0) }));
}

/** A period within a year, in parts of the largest kṛśāṁśa. */
export interface PatyayiniPart<Lord> {
  readonly lord: Lord;
  readonly from: number;
  readonly to: number;
}

/** Returns the parts of a cycle of shares that begins with one of them, laid over a span. */
export function partsFrom<Lord>(
  shares: readonly { readonly lord: Lord; readonly share: number }[],
  first: number,
  { from, to }: { readonly from: number; readonly to: number },
): PatyayiniPart<Lord>[] {
  const whole = shares.reduce((sum, { share }) => sum + share, 0);
  let passed = 0;
  return [...shares.slice(first), ...shares.slice(0, first)].map(({ lord, share }) => {
    const begins = from + ((to - from) * passed) / whole;
    passed += share;
    return { lord, from: begins, to: passed === whole ? to : from + ((to - from) * passed) / whole };
  });
}
