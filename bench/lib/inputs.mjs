// Inputs that an operation accepts, drawn at random from its schema in openapi.json.
import { readFileSync } from 'node:fs';

const DOCUMENT = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'));
const ZONES = ['Asia/Kolkata', 'Europe/London', 'America/New_York', 'UTC'];
const DAY_MS = 86_400_000;
const FROM = Date.UTC(1930, 0, 1);
const TO = Date.UTC(2040, 0, 1);

/** Fields that say nothing about the work: they are left to their defaults. */
const SKIPPED = new Set(['language', 'user_name', 'name', 'utc_offset', 'fold', 'clock', 'calendar', 'key', 'variant', 'ids']);

/** Returns a generator of numbers from 0 to 1, the same for the same seed (Park & Miller). */
export function random(seed) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const resolve = (schema) => (schema.$ref === undefined ? schema : DOCUMENT.components.schemas[schema.$ref.split('/').at(-1)]);
const iso = (ms) => new Date(ms).toISOString();

/** Returns a text that a schema accepts, for what it is the name of. */
function textOf(name, { pattern = '' }, { pick, next }) {
  if (name === 'timezone') return pick(ZONES);
  const ms = FROM + next() * (TO - FROM);
  if (pattern.includes('T([01]')) return `${iso(ms).slice(0, 19)}Z`;
  if (name === 'time') return iso(ms).slice(11, 19);
  return iso(ms).slice(0, 10);
}

/** A schema in whose place nothing can be drawn. */
const NOTHING = Symbol('nothing');

function draw(name, given, tools) {
  const { next, pick, some } = tools;
  const schema = resolve(given);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return draw(name, pick(choices), tools);
  if (schema.allOf !== undefined) return draw(name, { ...schema, ...resolve(schema.allOf[0]), allOf: undefined }, tools);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(schema.enum);
  switch (schema.type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {}).flatMap(([field, of]) => {
        const wanted = schema.required?.includes(field) || (!SKIPPED.has(field) && next() < 0.4);
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
      return (schema.minimum ?? 0) + next() * 0.999 * ((schema.maximum ?? schema.exclusiveMaximum ?? 30) - (schema.minimum ?? 0));
    case 'boolean':
      return next() < 0.5;
    case 'string':
      return textOf(name, schema, tools);
    default:
      return NOTHING;
  }
}

/** Puts the end of a span after its beginning: a day to a hundred years after it, each order of magnitude as often. */
function spanned(object, { next }) {
  const { from, to } = object;
  if (typeof from !== 'string' || typeof to !== 'string') return object;
  const end = iso(Date.parse(from) + 36_525 ** next() * DAY_MS);
  return { ...object, to: from.length > 10 ? `${end.slice(0, 19)}Z` : end.slice(0, 10) };
}

/** Returns an input with a span half as long, undefined where it has none or it is a day. */
export function halved(input) {
  const { from, to } = input;
  if (typeof from !== 'string' || typeof to !== 'string') return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days < 2) return undefined;
  const end = iso(Date.parse(from) + Math.floor(days / 2) * DAY_MS);
  return { ...input, to: from.length > 10 ? `${end.slice(0, 19)}Z` : end.slice(0, 10) };
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
  };
  const body = DOCUMENT.paths[path]?.post?.requestBody;
  if (body === undefined) throw new Error(`${name} is not in openapi.json`);
  const input = draw('', body.content['application/json'].schema, tools);
  if (memberField === undefined) return input;
  return { ...input, [memberField]: tools.pick(members).operation.slice(name.length + 1) };
}

/** Returns `count` inputs that an operation computes; fewer where too many of those drawn are refused. */
export function accepted(operation, count, seed = 7) {
  const next = random(seed);
  const found = [];
  for (let tries = 0; found.length < count && tries < count * 20; tries++) {
    for (let input = drawn(operation, next); input !== undefined; input = halved(input)) {
      try {
        operation.work(input);
        found.push(input);
        break;
      } catch {
        // Refused by the schema: another one is drawn.
      }
    }
  }
  return found;
}
