import type { LimbName } from '../../zodiac/limbNames.js';

export { LUNAR_MONTHS, type LunarMonthName } from '../../zodiac/lunarMonth.js';

/** The six seasons from that of Chaitra and Vaiśākha. */
export const RITUS = [
  { name: 'Vasanta' },
  { name: 'Grishma' },
  { name: 'Varsha' },
  { name: 'Sharad' },
  { name: 'Hemanta' },
  { name: 'Shishira' },
] as const satisfies readonly LimbName[];

/** One of the six seasons. @names ritus */
export type Ritu = (typeof RITUS)[number]['name'];

/** The northward and the southward course of the Sun. */
export const AYANAS = [{ name: 'Uttarayana' }, { name: 'Dakshinayana' }] as const satisfies readonly LimbName[];

/** One half of the Sun's year. @names ayanas */
export type Ayana = (typeof AYANAS)[number]['name'];

/** Degrees of the tropical Sun at which the first season of the sky begins; each lasts 60°. */
export const RITU_FROM = 330;
/** Degrees of the Sun, tropical or sidereal, at which its northward course begins. */
export const UTTARAYANA_FROM = 270;
