// Inputs that an operation accepts, drawn at random from its schema in openapi.json.
import { readFileSync } from 'node:fs';

const DOCUMENT = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
const ZONES = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'UTC'];
/** Chapters of which verses were read, of whichever work. */
const CHAPTERS = [8, 9, 18, 24];
const DAY_MS = 86_400_000;
const FROM = Date.UTC(1930, 0, 1);
const TO = Date.UTC(2040, 0, 1);

/** Fields that are left to their defaults: they say nothing about the work, or contradict others more often than not. */
const SKIPPED = new Set([
  ...['language', 'user_name', 'name', 'utc_offset', 'fold', 'clock', 'calendar', 'key', 'variant', 'ids'],
  ...['conventions', 'ayanamsa', 'natal', 'at', 'balance', 'observed', 'compare', 'timezone'],
]);
/** Fields that are given where they may be: much is refused without them. */
const GIVEN = new Set(['time', 'birth', 'completed_years', 'running_year']);
const MOMENT = new Set(['texts.transit']);
const SENSITIVE = new Set([
  'charts.rasi',
  'charts.divisional',
  'charts.divisional.custom',
  'charts.divisional.mixed',
  'dashas.vimshottari',
  'kp.cusps',
]);

/** Returns a generator of numbers from 0 to 1, the same for the same seed (Park & Miller). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const resolve = (schema) =>
  schema.$ref === undefined ? schema : DOCUMENT.components.schemas[schema.$ref.split('/').at(-1)];
const iso = (ms) => new Date(ms).toISOString();

function textOf(name, { pattern = '' }, { pick, next }) {
  if (name === 'timezone') return pick(ZONES);
  if (name === 'locus') return `${pick(CHAPTERS)}.${1 + Math.floor(next() * 20)}`;
  const ms = FROM + next() * (TO - FROM);
  if (pattern.includes('T([01]')) return `${iso(ms).slice(0, 19)}Z`;
  if (name === 'time') return iso(ms).slice(11, 19);
  return iso(ms).slice(0, 10);
}

const NOTHING = Symbol('nothing');

/** Three heaps of 108 cowries: three numbers at random rarely make that. */
function heaps({ some }) {
  const [left, middle] = [some(1, 60), some(1, 47)];
  return [left, middle, 108 - left - middle];
}

function draw(name, given, tools) {
  if (name === 'heaps') return heaps(tools);
  const { next, pick, some } = tools;
  const schema = resolve(given);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return draw(name, pick(choices), tools);
  if (schema.allOf !== undefined)
    return draw(name, { ...schema, ...resolve(schema.allOf[0]), allOf: undefined }, tools);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).flatMap(([field, of]) => {
        const isMoment = field === 'at' && tools.needsMoment;
        const isLeft = (SKIPPED.has(field) && !isMoment) || (field === 'uncertainty_minutes' && !tools.isSensitive);
        const wanted = schema.required?.includes(field) || (!isLeft && (GIVEN.has(field) || isMoment || next() < 0.4));
        const value = wanted ? draw(field, of, tools) : NOTHING;
        return value === NOTHING ? [] : [[field, value]];
      });
      return spanned(Object.fromEntries(entries), tools);
    }
    case 'array': {
      const { minItems = 0, items } = schema;
      const most = Math.min(schema.maxItems ?? 12, 1 + Math.floor(60 ** next()));
      const list = Array.from({ length: Math.max(minItems, 1, most) }, () => draw(name, items, tools));
      return resolve(items).type === 'object' ? list : [...new Set(list)];
    }
    case 'integer':
      return some(schema.minimum ?? 0, schema.maximum ?? 30);
    case 'number':
      return (
        (schema.minimum ?? 0) +
        next() * 0.999 * ((schema.maximum ?? schema.exclusiveMaximum ?? 30) - (schema.minimum ?? 0))
      );
    case 'boolean':
      return next() < 0.5;
    case 'string':
      return textOf(name, schema, tools);
    default:
      return NOTHING;
  }
}

const ENDS = [
  ['from', 'to'],
  ['start', 'end'],
];

const like = (text, ms) => (text.length > 10 ? `${iso(ms).slice(0, 19)}Z` : iso(ms).slice(0, 10));

/** Puts the end of a span after its beginning: a day to ten years after it, each order of magnitude as often. */
function spanned(object, { next }) {
  for (const [first, last] of ENDS) {
    const [from, to] = [object[first], object[last]];
    if (typeof from === 'string' && typeof to === 'string')
      return { ...object, [last]: like(from, Date.parse(from) + 3652 ** next() * DAY_MS) };
  }
  return object;
}

/** Returns an input with a span half as long, undefined where it has none or it is a day. */
export function halved(input) {
  for (const [first, last] of ENDS) {
    const [from, to] = [input[first], input[last]];
    if (typeof from !== 'string' || typeof to !== 'string') continue;
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    return days < 2 ? undefined : { ...input, [last]: like(from, Date.parse(from) + Math.floor(days / 2) * DAY_MS) };
  }
  return undefined;
}

/**
 * Returns an input drawn from the schema of an operation. Not every one is accepted: fields may contradict each other.
 *
 * @param next what {@link random} returns
 */
export function drawn({ name, path, memberField, members }, next) {
  const tools = {
    next,
    pick: (list) => list[Math.floor(next() * list.length)],
    some: (from, to) => from + Math.floor(next() * (to - from + 1)),
    isSensitive: SENSITIVE.has(name),
    needsMoment: MOMENT.has(name),
  };
  const body = DOCUMENT.paths[path]?.post?.requestBody;
  if (body === undefined) throw new Error(`${name} is not in openapi.json`);
  const input = draw('', body.content['application/json'].schema, tools);
  if (memberField === undefined) return input;
  return { ...input, [memberField]: tools.pick(members).operation.slice(name.length + 1) };
}

/**
 * Calls `take` with inputs drawn for an operation until it has taken `count`. One that is refused is tried with half of its span, then another one is drawn.
 *
 * @param take computes an input and returns whether it was accepted
 * @returns how many it took: fewer where too many of those drawn are refused
 */
export function takeDrawn(operation, count, take, seed = 7) {
  const next = random(seed);
  let taken = 0;
  for (let tries = 0; taken < count && tries < count * 60; tries++) {
    for (let input = drawn(operation, next); input !== undefined; input = halved(input)) {
      if (take(input)) {
        taken++;
        break;
      }
    }
  }
  return taken;
}
