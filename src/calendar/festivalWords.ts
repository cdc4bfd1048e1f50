import { at } from '../math/at.js';
import { limbName } from '../zodiac/limbs.js';
import { NAKSHATRAS, SIGNS } from '../zodiac/names.js';
import type { FestivalDay } from './dayBook.js';
import type { FestivalStep, TithiFestivalRule } from './festivalRule.js';
import type { Occurrence } from './finder.js';
import type { Decision, MetDay } from './rules/steps.js';
import type { WindowName } from './tables/windows.js';
import { dateText, FALLBACK_TEXT, MONTHS, SANKRANTI_TEXT, WEEKDAYS, windowText } from './windowWords.js';

/** `2 h 35 min`, truncated; below a minute in seconds. */
function lengthText(days: number): string {
  const seconds = Math.floor(days * 86_400);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const rest = minutes - 60 * hours;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter((text) => text !== '').join(' ');
}

const starName = (number: number): string => at(NAKSHATRAS, number - 1).name;

const isMoment = (name: WindowName): boolean => ['sunrise', 'sunset', 'noon', 'moonrise'].includes(name);

function testText({ window, test, nakshatra }: FestivalStep): string {
  const where = windowText(window);
  const tests: Record<FestivalStep['test'], string> = {
    touch: isMoment(window) ? `run at ${where}` : `touch ${where}`,
    cover: `fill ${where}`,
    cover_first: `fill ${where} on its first day`,
    touch_second: `touch ${where} on a second day`,
  };
  const star = nakshatra === undefined ? '' : ` with ${starName(nakshatra.number)} at ${windowText(nakshatra.window)}`;
  return `${tests[test]}${star}`;
}

const isInstant = ({ window }: MetDay<unknown>): boolean => window.start === window.end;

function overlapText(met: MetDay<FestivalDay>): string {
  const star = met.star === undefined ? '' : met.star ? ' with the nakshatra' : ' without the nakshatra';
  const overlap = isInstant(met) ? '' : ` (${met.covered ? 'all of it' : lengthText(met.overlap)}${star})`;
  return `on ${dateText(met.day.days)}${overlap === '' && star !== '' ? ` (${star.trim()})` : overlap}`;
}

const and = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

const PICKED: Record<FestivalStep['pick'], readonly [first: string, second: string]> = {
  first: ['of two days the first', 'of two days the first'],
  second: ['of two days the second', 'of two days the second'],
  longer_first: ['the first, which has no smaller share', 'the second, which has the greater share'],
  longer_second: ['the first, which has the greater share', 'the second, which has no smaller share'],
  second_if_ghati: [
    'the first, since the second has less than a ghati (24 min)',
    'the second, which has a ghati (24 min) or more',
  ],
  second_if_3_muhurtas: [
    'the first, since it ends within three fifteenths of the second day',
    'the second, since it lasts three fifteenths of that day',
  ],
};

function stepsText(
  name: string,
  rule: Pick<TithiFestivalRule, 'steps' | 'fallback'>,
  decision: Decision<FestivalDay>,
): string {
  const { step: index, met, chosen } = decision;
  if (chosen === undefined) return `No day that holds ${name} has a sunrise: it has no date.`;
  const tests = rule.steps.map(testText);
  if (index === undefined) {
    return `On no day does ${name} ${tests.join(', or ')}: ${FALLBACK_TEXT[rule.fallback]}, ${dateText(chosen.days)}.`;
  }
  const step = at(rule.steps, index);
  const before = index === 0 ? '' : `On no day does ${name} ${tests.slice(0, index).join(', or ')}. `;
  const verb = met.every(isInstant) ? 'runs at' : 'holds';
  const days = `${name} ${verb} ${windowText(step.window)} ${and(met.map(overlapText))}`;
  const second = chosen !== met[0]?.day;
  const chosenText =
    decision.case === 'two'
      ? at(PICKED[step.pick], second ? 1 : 0)
      : met.length > 1
        ? `only ${dateText(chosen.days)} answers`
        : 'that day';
  return `${before}${days}: ${chosenText}.`;
}

/** One sentence or two. */
export function whyText(
  { rule, days, decision, base, sankranti, ekadashi }: Occurrence,
  instantText: (ut: number) => string,
): string {
  switch (rule.kind) {
    case 'tithis':
      return '';
    case 'tithi':
      return decision === undefined ? '' : stepsText(limbName('tithi', rule.tithi), rule, decision);
    case 'nakshatra':
      return decision === undefined ? '' : stepsText(starName(rule.nakshatra), rule, decision);
    case 'weekday_of_month':
      return `A ${at(WEEKDAYS, rule.weekday)} of ${rule.month}, whose sunrise lies in the month that ends with the ${rule.month_system === 'amanta' ? 'new' : 'full'} moon.`;
    case 'gregorian':
      return `${rule.day} ${at(MONTHS, rule.month - 1)} of the Gregorian calendar, every year.`;
    case 'ekadashi':
      return ekadashi === undefined ? '' : ekadashi.why.smarta;
    case 'sankranti': {
      const sign = at(SIGNS, rule.sign).name;
      const entry = `The Sun enters ${sign}${sankranti === undefined ? '' : ` on ${instantText(sankranti.at)}`}`;
      return days === undefined
        ? `${entry}; the rule asks for a sunrise or a sunset, and there is none: it has no date.`
        : `${entry}: ${SANKRANTI_TEXT[rule.rule]}, ${dateText(days)}.`;
    }
    case 'nakshatra_in_solar_month': {
      const where = rule.reference_place === undefined ? '' : ` of ${rule.reference_place}`;
      const condition = `${starName(rule.nakshatra)} at ${windowText(rule.window)}${where} while the Sun is in ${at(SIGNS, rule.sign).name}`;
      const met = decision?.met ?? [];
      if (days === undefined) return `${condition}: no day has this window, and it has no date.`;
      return `${condition}: ${and(met.map(({ day }) => dateText(day.days)))}${met.length > 1 ? ', the last of them' : ''}.`;
    }
    case 'tithi_in_solar_month': {
      const [name, sign] = [limbName('tithi', rule.tithi), at(SIGNS, rule.sign).name];
      return decision?.case === 'none' && days !== undefined
        ? `The Sun is in ${sign}. On no day does ${name} run at sunrise: ${FALLBACK_TEXT.begins_on}, ${dateText(days)}.`
        : `${name} runs at sunrise while the Sun is in ${sign}.`;
    }
    case 'relative':
    case 'on_weekday':
    case 'weekday_before': {
      if (base === undefined || base.days === undefined || days === undefined)
        return 'The festival that it follows has no date.';
      const other = `${base.rule.name} of ${dateText(base.days)}`;
      if (rule.kind === 'on_weekday') return `${other} is a ${at(WEEKDAYS, rule.weekday)}.`;
      if (rule.kind === 'weekday_before') return `The last ${at(WEEKDAYS, rule.weekday)} before ${other}.`;
      const count = Math.abs(rule.offset);
      return `${count} ${count === 1 ? 'day' : 'days'} ${rule.offset < 0 ? 'before' : 'after'} ${other}.`;
    }
  }
}
