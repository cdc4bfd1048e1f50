import { at } from '../math/at.js';
import { limbName, paksha } from '../zodiac/limbs.js';
import { NAKSHATRAS, SIGNS } from '../zodiac/names.js';
import type { FestivalRule, FestivalStep, FestivalVerification, TithiFestivalRule } from './festivalRule.js';
import { FALLBACK_TEXT, MONTHS, SANKRANTI_TEXT, WEEKDAYS, windowText } from './windowWords.js';

const TESTS: Readonly<Record<FestivalStep['test'], string>> = {
  touch: 'touches',
  cover: 'fills',
  cover_first: 'on its first day fills',
  touch_second: 'on a second day touches',
};

const PICKS: Readonly<Record<FestivalStep['pick'], string>> = {
  first: 'the first of two',
  second: 'the second of two',
  longer_first: 'of two the greater share of it, the first where they are equal',
  longer_second: 'of two the greater share of it, the second where they are equal',
  second_if_ghati: 'the second of two if it has a ghati (24 minutes) of it',
  second_if_3_muhurtas: 'the second of two if the tithi lasts three fifteenths of that day',
};

const starName = (number: number): string => at(NAKSHATRAS, number - 1).name;

function stepText({ window, test, pick, nakshatra }: FestivalStep): string {
  const star =
    nakshatra === undefined ? '' : ` and ${starName(nakshatra.number)} touches ${windowText(nakshatra.window)}`;
  const single = test === 'touch_second';
  return `it ${TESTS[test]} ${windowText(window)}${star}${single ? '' : ` (${PICKS[pick]})`}`;
}

function tithiRuleText({ month, tithi, steps, fallback, adhika }: TithiFestivalRule): string {
  const name = `${month ?? 'every month'}, ${paksha(tithi)}, ${limbName('tithi', tithi)}`;
  const kept =
    adhika === 'too'
      ? '; in an intercalary month, too'
      : adhika === 'instead'
        ? '; in the intercalary month where there is one'
        : '';
  return `${name}: ${steps.map(stepText).join('; else ')}; else ${FALLBACK_TEXT[fallback]}${kept}`;
}

export function ruleText(rule: FestivalRule): string {
  switch (rule.kind) {
    case 'tithis': {
      const days = rule.tithis.map(({ month, tithi }) => `${month} ${tithi}`).join(', ');
      const halves = [
        ['bright', rule.bright],
        ['dark', rule.dark],
      ] as const;
      const words = halves.map(([half, steps]) => `of the ${half} half ${steps.map(stepText).join('; else ')}`);
      return `${days} (16 to 30 are the dark half): ${words.join('; ')}; else ${FALLBACK_TEXT[rule.fallback]}${rule.adhika === 'too' ? '; in an intercalary month, too' : ''}`;
    }
    case 'tithi':
      return tithiRuleText(rule);
    case 'ekadashi':
      return rule.month === null
        ? `the Ekadashi of an intercalary month, ${paksha(rule.tithi)}: the day on which Smartas fast`
        : `the Ekadashi of ${rule.month}, ${paksha(rule.tithi)}: the day on which Smartas fast; not in an intercalary month`;
    case 'sankranti':
      return `the Sun enters ${at(SIGNS, rule.sign).name}: ${SANKRANTI_TEXT[rule.rule]}`;
    case 'nakshatra_in_solar_month': {
      const where = rule.reference_place === undefined ? '' : ` of ${rule.reference_place}`;
      return `${starName(rule.nakshatra)} touches ${windowText(rule.window)}${where} while the Sun is in ${at(SIGNS, rule.sign).name}: the last such day`;
    }
    case 'tithi_in_solar_month':
      return `${paksha(rule.tithi)}, ${limbName('tithi', rule.tithi)} at ${rule.window} while the Sun is in ${at(SIGNS, rule.sign).name}; where no sunrise holds it, ${FALLBACK_TEXT.begins_on}`;
    case 'nakshatra': {
      const half = rule.half === undefined ? '' : ` of the ${rule.half === 'shukla' ? 'bright' : 'dark'} half`;
      const when = rule.month === null ? 'every month' : `in ${rule.month}${half}, not in an intercalary month`;
      return `${starName(rule.nakshatra)} ${when}: ${rule.steps.map(stepText).join('; else ')}; else ${FALLBACK_TEXT[rule.fallback]}`;
    }
    case 'gregorian':
      return `${rule.day} ${at(MONTHS, rule.month - 1)} of the Gregorian calendar${rule.since === undefined ? '' : `, since ${rule.since}`}`;
    case 'weekday_of_month':
      return `each ${at(WEEKDAYS, rule.weekday)} whose sunrise lies in ${rule.month}, which ends with the ${rule.month_system === 'amanta' ? 'new' : 'full'} moon; not in an intercalary month`;
    case 'on_weekday':
      return `${rule.base}${rule.or_base === undefined ? '' : ` or ${rule.or_base}`}, where it is a ${at(WEEKDAYS, rule.weekday)}`;
    case 'relative': {
      const count = Math.abs(rule.offset);
      return `${count} ${count === 1 ? 'day' : 'days'} ${rule.offset < 0 ? 'before' : 'after'} ${rule.base}`;
    }
    case 'weekday_before':
      return `the last ${at(WEEKDAYS, rule.weekday)} before ${rule.base}`;
  }
}

const LISTS: Readonly<Record<keyof FestivalVerification, string>> = {
  published: 'dates of 2001 to 2034 published by Time and Date and others',
  second_list: 'dates of 2020 to 2025 published by Prokerala and others',
  other_program: 'dates of 2026 and 2027 of panchang-core, another program',
  drik: 'dates of 2022 and 2023 published by Drik Panchang',
  nanakshahi: 'dates of 2021 published by Dasmesh Darbar',
};

export function verifiedText(verified: FestivalVerification | undefined): string {
  if (verified === undefined) return 'compared with no list';
  return (Object.keys(LISTS) as (keyof FestivalVerification)[])
    .flatMap((list) => {
      const counts = verified[list];
      return counts === undefined ? [] : [`${counts[0]} of ${counts[1]} ${LISTS[list]}`];
    })
    .join('; ');
}
