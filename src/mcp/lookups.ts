import { SiddhantaError } from '../errors.js';
import { meant } from '../input/nearest.js';
import { find, lookup, table } from '../names/byTag.js';
import { GROUPS } from '../names/cells.js';
import { LANGUAGE_TAGS } from '../names/keys.gen.js';
import { languages } from '../names/languageList.js';
import { loadPlaces, zoneAt } from '../places/index.js';
import { chosen } from './choice.js';
import type { Schema } from './jsonSchema.js';
import { type ObjectSchema, toolSchema } from './schema.js';
import type { Offer } from './tool.js';

/** A question that is answered from tables, and belongs to no operation. */
interface Lookup {
  readonly name: string;
  readonly summary: string;
  readonly input: ObjectSchema;
  readonly answer: (input: Readonly<Record<string, unknown>>) => object | Promise<object>;
  /** What is said where every list of the answer is empty. */
  readonly none?: string;
}

const fields = (properties: Readonly<Record<string, Schema>>, ...required: readonly string[]): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

function lookupTool(name: string, title: string, lookups: readonly Lookup[]): Offer {
  return {
    name,
    title,
    description: lookups.map((each) => `${each.name}: ${each.summary}`).join('\n'),
    input: toolSchema(lookups),
    async call(given) {
      const { choice, input } = chosen(lookups, given);
      const unknown = Object.keys(input).find((field) => !Object.hasOwn(choice.input.properties, field));
      if (unknown !== undefined) {
        const known = Object.keys(choice.input.properties).join(', ') || 'none';
        const near = meant(unknown, Object.keys(choice.input.properties));
        throw new SiddhantaError('unknown_field', `${unknown} is no field of ${choice.name}; it has ${known}.${near}`, {
          field: unknown,
        });
      }
      const structured = { data: await choice.answer(input), meta: { endpoint: choice.name } };
      const isEmpty = Object.values(structured.data).every((list) => Array.isArray(list) && list.length === 0);
      const none = isEmpty && choice.none !== undefined ? `\n${choice.none}` : '';
      return { structured, text: JSON.stringify(structured.data) + none };
    },
  };
}

/** What the library judges itself is handed over as it came. */
type Judged<Call extends (input: never) => unknown> = Parameters<Call>[0];

const LANGUAGE: Schema = { type: 'string', enum: [...LANGUAGE_TAGS], description: 'Tag of a language.' };
const GROUP: Schema = { type: 'string', enum: [...GROUPS], description: 'Which names.' };

/** The tool that finds places, with what a birth needs of them. */
export const PLACES_TOOL: Offer = lookupTool('places', 'Places and time zones', [
  {
    name: 'places.search',
    summary:
      'Places of GeoNames (CC BY 4.0) with 15,000 people and more, by name in Latin letters or the scripts of the country, best first, each with the latitude, longitude and IANA time zone that a birth takes as its place. Where several fit, ask which is meant.',
    input: fields(
      {
        query: {
          type: 'string',
          minLength: 1,
          maxLength: 100,
          description: 'Name of the place; the region or the country may follow a comma: "Aurangabad, Bihar".',
        },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 10, description: 'Most places to return.' },
      },
      'query',
    ),
    none: 'No place is found: try another spelling or a larger place nearby, or give coordinates; places.zone_at has their time zone.',
    async answer({ query, limit }) {
      const places = await loadPlaces();
      return { places: places.search(query as string, limit === undefined ? {} : { limit: limit as number }) };
    },
  },
  {
    name: 'places.zone_at',
    summary: 'The IANA time zone at a latitude and longitude, from a coarse map (within some 30 km of a border).',
    input: fields(
      {
        latitude: { type: 'number', minimum: -90, maximum: 90, description: 'Degrees, north positive.' },
        longitude: { type: 'number', minimum: -180, maximum: 180, description: 'Degrees, east positive.' },
      },
      'latitude',
      'longitude',
    ),
    answer: ({ latitude, longitude }) => ({ timezone: zoneAt(latitude as number, longitude as number) }),
  },
]);

/** The tool that translates names. */
export const NAMES_TOOL: Offer = lookupTool('names', 'Names in sixteen languages', [
  {
    name: 'names.lookup',
    summary: 'The name of a key, such as the sign Virgo, in a language, with how sure it is.',
    input: fields(
      { group: GROUP, key: { type: 'string', description: 'Key as results have it: Virgo.' }, language: LANGUAGE },
      'group',
      'key',
      'language',
    ),
    answer: (input) => lookup(input as unknown as Judged<typeof lookup>),
  },
  {
    name: 'names.table',
    summary: 'A whole group of names in a language, such as the 27 nakshatras in Tamil.',
    input: fields({ group: GROUP, language: LANGUAGE }, 'group', 'language'),
    answer: (input) => table(input as unknown as Judged<typeof table>),
  },
  {
    name: 'names.find',
    summary: 'The keys that a word of a language stands for.',
    input: fields(
      { text: { type: 'string', description: 'The word as it is written.' }, language: LANGUAGE, group: GROUP },
      'text',
      'language',
    ),
    answer: (input) => find(input as unknown as Judged<typeof find>),
  },
  {
    name: 'names.languages',
    summary: 'The languages, their scripts and how many of their names are attested.',
    input: fields({}),
    answer: () => ({ languages: languages() }),
  },
]);
