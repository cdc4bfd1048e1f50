import { profileConventions } from '../cast/conventions.js';
import type { Conventions } from '../input/conventions.js';
import { DEGREE_ARCSECONDS, signedDegrees } from '../math/angle.js';
import { signedArcseconds } from '../math/dms.js';
import { DAY_SECONDS } from '../time/julian.js';
import { PROFILES, type Profile } from '../types.js';
import { isHeldByStar } from '../zodiac/ayanamsaRow.js';
import type { YearFound } from './boundaries.js';
import { FAR } from './naming.js';
import { delayWords } from './rules/delay.js';
import { agreement, isCoarse, nodeNamed, type Solution } from './solve.js';

/** Arcseconds of terrestrial longitude in a second of sidereal time. */
const TURN_ARCSECONDS = 15.041;
/** Largest difference of UTC and UT1, seconds. */
const SCALES = 0.9;

/** Arcseconds that round to zero in two decimals. */
const SHOWN = 0.005;

/** With a sign, in degrees when large. */
export function arcsecondsText(value: number): string {
  return Math.abs(value) < SHOWN ? '0.00″' : signedArcseconds(value);
}

const PLACES = {
  apparent: 'apparent places (light-time, deflection and aberration included)',
  true: 'true places (light-time, deflection and aberration left out)',
} as const;
const MOONS = {
  geocentric: 'the Moon from the centre of the Earth',
  topocentric: 'the Moon from the place itself',
} as const;

function fitLine({ fits, hypothesis }: Solution): string {
  const { positions, moon, fit } = hypothesis;
  const what = `${PLACES[positions]}, ${MOONS[moon]}`;
  const rms = `${fit.rms.toFixed(2)}″ rms over ${fit.residuals.length} bodies`;
  return fits
    ? `The longitudes fit ${what}: ${rms}.`
    : `No convention fits: the nearest, ${what}, leaves ${rms}. Nothing is named, since one of so many ayanamsas is always near by chance; the program has other positions of the bodies.`;
}

function boundsLines({ named, rounding }: Solution, others: readonly Solution[], precision: number): string[] {
  const names = [named, ...others.map((other) => other.named)].flatMap((zodiac) => zodiac?.ayanamsa ?? []);
  return [
    `Longitudes that are ${rounding} to ${precision}″ fit it within what their digits may stand for.`,
    ...(names.length < 2
      ? []
      : [
          `To ${precision}″ these ayanamsas cannot be told apart, the commonest first: ${names.join(', ')}. Give more digits to tell them.`,
        ]),
  ];
}

function ayanamsaLine({ named, offset, hypothesis }: Solution, precision: number): string {
  if (named === undefined) {
    const tropical = Math.abs(signedDegrees(offset)) * DEGREE_ARCSECONDS < agreement(precision);
    return tropical
      ? 'Their zodiac begins at the equinox: the longitudes are tropical.'
      : `No ayanamsa of the table is within ${Math.max(FAR, precision)}″ of ${offset.toFixed(6)}°; it is given as a value of its own at Julian day ${hypothesis.instant.tt.toFixed(5)} (TT).`;
  }
  const star = isHeldByStar(named.ayanamsa) ? `, by the ${named.starPlace} place of its star` : '';
  const left = named.reference === 'mean_from_true' ? ', with the nutation left in the longitudes' : '';
  return `The ayanamsa is ${named.ayanamsa}${star}${left}; what was found is ${arcsecondsText(named.residual)} from it.`;
}

function othersLines({ best, others, alike, precision }: Explained): string[] {
  const lines: string[] = [];
  if (isCoarse(precision)) {
    if (best.named !== undefined) lines.push(...boundsLines(best, others, precision));
  } else if (others.length > 0) {
    const names = others.flatMap(({ named }) => named?.ayanamsa ?? []);
    lines.push(`To ${precision}″ these ayanamsas cannot be told from it: ${names.join(', ')}.`);
  }
  const places = alike.map(({ hypothesis: { positions, moon } }) => `${positions} places with a ${moon} Moon`);
  if (places.length > 0) lines.push(`To ${precision}″ these fit as well: ${places.join('; ')}.`);
  return lines;
}

function delayLine({ hypothesis, ascendant }: Solution, meanTime: number | undefined): string[] {
  const { delay } = hypothesis.fit;
  if (delay === 0) return [];
  const seconds = delay * DAY_SECONDS;
  const size = `${Math.abs(seconds).toFixed(1)} s ${seconds < 0 ? 'earlier' : 'later'}`;
  return [
    ascendant?.byClock === true
      ? `Their bodies stand as ${size}, their ascendant as at this birth: they reckon with another ΔT.`
      : `Their instant is ${size} than that of this birth (${delayWords(seconds, meanTime)}). Conventions do not move it: give the clock time, utc_offset, clock or calendar that goes with it.`,
  ];
}

function nodeLine(found: Solution): string[] {
  const { node } = found;
  if (node === undefined) return [];
  const kind = nodeNamed(found);
  return [
    kind === null
      ? `Rahu is neither the true nor the mean node: the nearer, the ${node.kind} one, is ${arcsecondsText(-node.residual)} from it.`
      : `Rahu is the ${kind} node (${arcsecondsText(node.residual)}).`,
  ];
}

function ascendantLine({ ascendant, hypothesis }: Solution, isRequested: boolean, precision: number): string[] {
  if (ascendant === undefined) return [];
  const { residual, speed } = ascendant;
  const scale = hypothesis.sky.timeScale.toUpperCase();
  if (Math.abs(residual) <= agreement(precision)) {
    return isRequested || scale === 'UTC' ? [] : [`The ascendant agrees where civil time is read as ${scale}.`];
  }
  const seconds = residual / speed;
  const east = (seconds * TURN_ARCSECONDS) / 60;
  const cause = Math.abs(seconds) <= SCALES ? 'UTC read as UT1, or a rounded place' : 'a place typed otherwise';
  return [
    `The ascendant is ${arcsecondsText(residual)} from ours: ${seconds.toFixed(2)} s of sidereal time, or ${Math.abs(east).toFixed(2)}′ of longitude further ${east < 0 ? 'west' : 'east'} (${cause}).`,
  ];
}

function yearLines(found: YearFound | undefined, precision: number): string[] {
  if (found === undefined) return [];
  const { year, alsoFit, moonAhead, moonDigit } = found;
  const lines: string[] = [];
  if (year !== null) lines.push(`The periods are reckoned in years of the kind ${year}.`);
  else lines.push('No year of the table has these periods.');
  if (alsoFit.length > 0) lines.push(`The dates given do not tell it from: ${alsoFit.join(', ')}.`);
  if (moonAhead !== null) {
    const agrees = Math.abs(moonAhead) <= precision + moonDigit;
    lines.push(
      agrees
        ? 'The periods agree with the Moon shown.'
        : `The periods go with a Moon ${arcsecondsText(moonAhead)} from the one shown${year === null ? ', in sidereal years' : ''}.`,
    );
  }
  return lines;
}

function profilesOf(conventions: Conventions): Profile[] {
  return PROFILES.filter((profile) => {
    const theirs: Conventions = profileConventions(profile);
    return Object.entries(conventions).every(([field, value]) => theirs[field as keyof Conventions] === value);
  });
}

export interface Explained {
  readonly best: Solution;
  readonly alike: readonly Solution[];
  readonly others: readonly Solution[];
  readonly years: YearFound | undefined;
  /** Null where nothing fits. */
  readonly conventions: Conventions | null;
  /** Arcseconds of the last digit. */
  readonly precision: number;
  /** Seconds by which the instant would be later in local mean time; `undefined` where that was used. */
  readonly meanTime: number | undefined;
  readonly scaleAsked: boolean;
}

export function remarksOf(explained: Explained): string[] {
  const { best, years, conventions, precision, meanTime, scaleAsked } = explained;
  const found = best.fits
    ? [
        ayanamsaLine(best, precision),
        ...othersLines(explained),
        ...delayLine(best, meanTime),
        ...nodeLine(best),
        ...ascendantLine(best, scaleAsked, precision),
      ]
    : [];
  const profiles = conventions === null ? [] : profilesOf(conventions);
  return [
    fitLine(best),
    ...found,
    ...yearLines(years, precision),
    ...(profiles.length === 0 ? [] : [`All of this is as in: ${profiles.join(', ')}.`]),
  ];
}
