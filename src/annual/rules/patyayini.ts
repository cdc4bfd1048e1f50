import { type MicroArcseconds, SIGN } from '../../math/angle.js';
import { SIGN_LORDS, type SignLord } from '../../zodiac/lords.js';

export type PatyayiniLord = SignLord | 'Ascendant';

export interface Patyamsha {
  readonly lord: PatyayiniLord;
  /** Micro-arcseconds within its sign. */
  readonly krishamsha: number;
  /** Micro-arcseconds beyond the previous one: its part of the largest. */
  readonly patyamsha: number;
}

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

export interface PatyayiniPart<Lord> {
  readonly lord: Lord;
  readonly from: number;
  readonly to: number;
}

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
