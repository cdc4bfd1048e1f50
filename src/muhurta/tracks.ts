import type { Unit } from '../cast/units.js';
import { at } from '../math/at.js';
import { VARAS } from '../zodiac/limbNames.js';
import { limbName } from '../zodiac/limbs.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { SIGNS } from '../zodiac/names.js';
import { chandrasOf, panchakaRahitasOf, tarasOf } from './balaParts.js';
import { combinationsOf, gandaMoolasOf, runningIn } from './combinations.js';
import type {
  AvoidCondition,
  ChandraCondition,
  Condition,
  LagnaCondition,
  LimbCondition,
  PartCondition,
  TaraCondition,
} from './conditions.js';
import { badEighths, durmuhurtasOf, FIFTEENTHS, ghatisOf, goodParts } from './dayStretches.js';
import { GODHULIS } from './options.js';
import { amritaOf, varjyasOf } from './rules/ghatis.js';
import { choghadiyaLords, horaLords } from './rules/lords.js';
import { partOf, partsOf, type Stretch } from './rules/parts.js';
import { common, shared } from './rules/stretches.js';
import { type Mark, type Piece, piecesOf } from './rules/windows.js';
import type { SearchContext } from './searchContext.js';
import { BHADRA_DWELLINGS, BHADRAS } from './tables/bhadra.js';
import { CHOGHADIYAS } from './tables/eight.js';
import { PANCHAKA_SIGNS } from './tables/panchaka.js';
import { VINCHUDO } from './tables/yogas.js';

type Named = readonly (Stretch & { readonly name: string })[];

function limbMarks({ type, in: included, not_in: excluded }: LimbCondition, { units }: SearchContext): Mark[] {
  return units(type).map(({ number, start, end }) => {
    const name = limbName(type, number);
    return {
      start,
      end,
      name: type === 'tithi' || type === 'karana' ? `${number} ${name}` : name,
      ok: included?.includes(number) ?? !excluded?.includes(number),
    };
  });
}

function lagnaMarks(
  { in: included, from = 0, to = 0 }: LagnaCondition,
  { span, signs, risings }: SearchContext,
): Mark[] {
  if (included !== undefined) {
    return signs().map(({ number, start, end }) => {
      const { name } = at(SIGNS, number - 1);
      return { start, end, name, ok: included.includes(name) };
    });
  }
  const rising = risings();
  if (rising === undefined) return [];
  const marks: Mark[] = [];
  const name = `${from}° to ${to}°`;
  const inside = (degrees: number): boolean =>
    from < to ? degrees >= from && degrees < to : degrees >= from || degrees < to;
  let start = inside(rising.at(span.start)) ? span.start : rising.next(from, span.start);
  while (start < span.end) {
    const end = rising.next(to, start);
    marks.push({ start, end, name, ok: true });
    start = rising.next(from, end);
  }
  return marks;
}

/** Parts of the night before a day belong to that day. */
function partsNamed({ days, after, almanac, span }: SearchContext): Named {
  const all = after === undefined ? days : [...days, after];
  const named = (name: string, stretch: Stretch | undefined): Named =>
    stretch === undefined ? [] : [{ name, start: stretch.start, end: stretch.end }];
  return [
    ...all.flatMap((parts) =>
      Object.entries<Stretch | undefined>(goodParts(parts, GODHULIS[0])).flatMap(([name, of]) => named(name, of)),
    ),
    ...ghatisOf(almanac.limbs, span, (number, stay) => [amritaOf(number, stay)]).flatMap((of) =>
      named('amrita_kala', of),
    ),
    ...days.flatMap((parts) =>
      (['day', 'night'] as const).flatMap((half) => {
        const whole = parts[half];
        if (whole === undefined) return [];
        const lords = horaLords(parts.weekday, half);
        const eight = choghadiyaLords(parts.weekday, half);
        return [
          ...named(half, whole),
          ...partsOf(whole, eight.length).flatMap((part, i) => named(CHOGHADIYAS[at(eight, i)].name, part)),
          ...partsOf(whole, lords.length).flatMap((part, i) => named(at(lords, i), part)),
        ];
      }),
    ),
  ];
}

function partMarks({ in: included }: PartCondition, context: SearchContext): Mark[] {
  const names: readonly string[] = included;
  return partsNamed(context)
    .filter(({ name }) => names.includes(name))
    .map((stretch) => ({ ...stretch, ok: true }));
}

/** All of the day where the Sun does not rise or set. */
function badOfDays(names: readonly string[], { days, readings }: SearchContext): Named {
  return days.flatMap((parts) => {
    const eighths = Object.entries<Stretch | undefined>(badEighths(parts));
    const fifteenths = durmuhurtasOf(parts.weekday, readings.saturday_durmuhurta).map(
      ({ part, number }): readonly [string, Stretch | undefined] => {
        const half = parts[part];
        return ['durmuhurta', half && partOf(half, number, FIFTEENTHS)];
      },
    );
    return [...eighths, ...fifteenths]
      .filter(([name]) => names.includes(name))
      .map(([name, of]) =>
        of === undefined
          ? { ...parts.whole, name: `${name} (unknown: the Sun does not rise or set)` }
          : { start: of.start, end: of.end, name },
      );
  });
}

function badOfMoon({ almanac, span, units, readings }: SearchContext): Named {
  const as = (name: string, stretches: readonly Stretch[]): Named =>
    stretches.map(({ start, end }) => ({ name, start, end }));
  const signs = (of: (number: number) => boolean): readonly Unit[] =>
    units('moon_sign').filter(({ number }) => of(number));
  const bhadras = units('karana').filter(({ number }) => BHADRAS.some(({ karana }) => karana === number));
  const onEarth = signs((number) => at(BHADRA_DWELLINGS, number - 1) === 'mrityu');
  return [
    ...as(
      'varjyam',
      ghatisOf(almanac.limbs, span, (number, stay) => varjyasOf(number, stay, readings.mula_varjyam)),
    ),
    ...as('bhadra', bhadras),
    ...as('bhadra_on_earth', common(bhadras, onEarth)),
    ...as(
      'panchaka',
      signs((number) => PANCHAKA_SIGNS.includes(number)),
    ),
    ...as(
      'vinchudo',
      signs((number) => at(SIGNS, number - 1).name === VINCHUDO),
    ),
  ];
}

function combinationsNamed({ days, almanac }: SearchContext): Named {
  const running = runningIn(almanac.limbs);
  return days.flatMap(({ weekday, whole }) => {
    const now = running(whole);
    const stretches = { ...combinationsOf(weekday, now), ganda_moola: gandaMoolasOf(now) };
    return Object.entries<readonly Stretch[]>(stretches).flatMap(([name, list]) =>
      list.flatMap((stretch) => {
        const within = shared(stretch, whole);
        return within === undefined ? [] : { ...within, name };
      }),
    );
  });
}

const COMBINATIONS_AVOIDED: readonly string[] = ['ganda_moola', 'aadal', 'vidaal', 'jwalamukhi'];

function avoidMarks({ in: excluded }: AvoidCondition, context: SearchContext): Mark[] {
  const names: readonly string[] = excluded;
  const found = [
    ...badOfDays(names, context),
    ...badOfMoon(context).filter(({ name }) => names.includes(name)),
    ...(names.some((name) => COMBINATIONS_AVOIDED.includes(name)) ? combinationsNamed(context) : []).filter(
      ({ name }) => names.includes(name) && COMBINATIONS_AVOIDED.includes(name),
    ),
  ];
  return found.map((stretch) => ({ ...stretch, ok: false }));
}

function birthMarks(
  { type, births, quality = ['good'] }: TaraCondition | ChandraCondition,
  context: SearchContext,
): Mark[] {
  const { limbs } = context.almanac;
  const indices = births ?? context.births.map((_, i) => i);
  return indices.flatMap((index) => {
    const birth = at(context.births, index);
    return type === 'tara'
      ? tarasOf(limbs, context.span, birth).map(({ start, end, name, ...rest }) => ({
          start,
          end,
          name,
          ok: quality.includes(rest.quality),
        }))
      : chandrasOf(limbs, context.span, birth).map(({ start, end, house, ...rest }) => ({
          start,
          end,
          name: String(house),
          ok: quality.includes(rest.quality),
        }));
  });
}

function rahitaMarks({ days, almanac, signs }: SearchContext): Mark[] {
  return days.flatMap(({ whole, weekday }) => {
    const rising = signs().filter(({ start, end }) => start < whole.end && whole.start < end);
    return panchakaRahitasOf(almanac.limbs, whole, weekday, rising).map(({ start, end, name, quality }) => ({
      start,
      end,
      name,
      ok: quality === 'good',
    }));
  });
}

function marksOf(condition: Condition, context: SearchContext): Mark[] {
  const { days, calendar } = context;
  switch (condition.type) {
    case 'weekday':
      return days.map(({ whole, weekday }) => ({
        ...whole,
        name: at(VARAS, weekday).name,
        ok: condition.in.includes(weekday + 1),
      }));
    case 'month':
      return days.map(({ whole }) => {
        const { index, kind } = calendar().monthAt(whole.start);
        const name = lunarMonthName(index);
        const isLeap = kind === 'adhika';
        return {
          ...whole,
          name: isLeap ? `${name} (adhika)` : name,
          ok: condition.in.includes(name) && (!isLeap || condition.adhika === true),
        };
      });
    case 'lagna':
      return lagnaMarks(condition, context);
    case 'part':
      return partMarks(condition, context);
    case 'avoid':
      return avoidMarks(condition, context);
    case 'yoga_of_day': {
      const names: readonly string[] = condition.in;
      return combinationsNamed(context)
        .filter(({ name }) => names.includes(name))
        .map((stretch) => ({ ...stretch, ok: true }));
    }
    case 'tara':
    case 'chandra':
      return birthMarks(condition, context);
    case 'panchaka_rahita':
      return rahitaMarks(context);
    default:
      return limbMarks(condition, context);
  }
}

export function piecesOfCondition(condition: Condition, context: SearchContext): Piece[] {
  return piecesOf(
    context.span,
    marksOf(condition, context),
    condition.type === 'avoid' ? 'inside_or_outside' : 'inside',
  );
}
