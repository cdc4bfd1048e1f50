import { SiddhantaError } from '../errors.js';
import type { Fields } from '../input/fields.js';
import { didYouMean } from '../input/nearest.js';
import { find, lookup, table } from '../names/byTag.js';
import { GROUPS } from '../names/cells.js';
import { languages } from '../names/languageList.js';
import { loadPlaces, zoneAt } from '../places/index.js';
import { chosen } from './choice.js';
import { MOST_CHARACTERS, truncate } from './fit.js';
import type { Schema } from './jsonSchema.js';
import type { Offer } from './tool.js';

interface Lookup {
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly string[];
  readonly answer: (input: Fields) => object | Promise<object>;
  readonly none?: string;
}

interface LookupTool {
  readonly name: string;
  readonly lookups: readonly Lookup[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly usual: (input: Fields) => string;
}

function listed(data: object): string[] {
  const [entry, ...others] = Object.entries(data);
  if (entry === undefined || others.length > 0 || !Array.isArray(entry[1])) return [JSON.stringify(data)];
  return entry[1].map((one) => JSON.stringify(one));
}

function lookupTool({ name, lookups, properties, usual }: LookupTool): Offer {
  return {
    name,
    description: lookups
      .map((each) => `- ${each.name.split('.')[1]}(${each.fields.join(', ')}): ${each.summary}`)
      .join('\n'),
    input: {
      type: 'object',
      properties: { operation: { enum: lookups.map((each) => each.name.split('.')[1]) }, ...properties },
      required: [],
    },
    async call({ operation, ...input }) {
      const choice = chosen(lookups, operation ?? usual(input));
      const unknown = Object.keys(input).find((field) => !choice.fields.includes(field));
      if (unknown !== undefined) {
        const near = didYouMean(unknown, choice.fields);
        throw new SiddhantaError(
          'unknown_field',
          `${unknown} is not a field of ${choice.name}; it has ${choice.fields.join(', ') || 'none'}.${near}`,
          { field: unknown },
        );
      }
      const data = await choice.answer(input);
      const isEmpty = Object.values(data).every((list) => Array.isArray(list) && list.length === 0);
      if (isEmpty && choice.none !== undefined) return { text: choice.none };
      const lines = listed(data);
      const room = input.limit === undefined ? MOST_CHARACTERS - 200 : Number.POSITIVE_INFINITY;
      return { text: truncate(lines, room, 'Ask for one of them.') };
    },
  };
}

/** The tool has judged the input by its schema. */
const asJudged =
  <Input extends object>(call: (input: Input) => object) =>
  (input: object): object =>
    call(input as Input);

export const PLACES_TOOL: Offer = lookupTool({
  name: 'places',
  usual: ({ latitude, query }) => (latitude !== undefined && query === undefined ? 'zone_at' : 'search'),
  properties: {
    query: { type: 'string', description: 'Name; region or country after a comma: Aurangabad, Bihar' },
    limit: { type: 'integer' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
  },
  lookups: [
    {
      name: 'places.search',
      summary:
        'places with 15,000 people and more, in any script. Other tools look a name up by themselves; ask here where they say that several fit.',
      fields: ['query', 'limit'],
      none: 'No place is found: try another spelling or a larger place nearby, or give coordinates; places.zone_at has their time zone.',
      async answer({ query, limit }) {
        const places = await loadPlaces();
        if (query === undefined)
          throw new SiddhantaError('missing_field', 'query is required: the name of a place.', { field: 'query' });
        return { places: places.search(query as string, limit === undefined ? {} : { limit: limit as number }) };
      },
    },
    {
      name: 'places.zone_at',
      summary: 'time zone at coordinates, from a coarse map (within some 30 km of a border).',
      fields: ['latitude', 'longitude'],
      answer: ({ latitude, longitude }) => ({ timezone: zoneAt(latitude as number, longitude as number) }),
    },
  ],
});

export const NAMES_TOOL: Offer = lookupTool({
  name: 'names',
  usual: ({ key, text, group }) =>
    text !== undefined ? 'find' : key !== undefined ? 'lookup' : group !== undefined ? 'table' : 'languages',
  properties: {
    group: { enum: [...GROUPS] },
    key: { type: 'string', description: 'Virgo' },
    text: { type: 'string' },
    language: { type: 'string', description: 'ta, hi …' },
  },
  lookups: [
    {
      name: 'names.lookup',
      summary: 'the name of a sign, star, planet … in a language',
      fields: ['group', 'key', 'language'],
      answer: asJudged(lookup),
    },
    {
      name: 'names.table',
      summary: 'all names of a group',
      fields: ['group', 'language'],
      answer: asJudged(table),
    },
    {
      name: 'names.find',
      summary: 'what a word stands for',
      fields: ['text', 'language', 'group'],
      answer: asJudged(find),
    },
    {
      name: 'names.languages',
      summary: 'the languages',
      fields: [],
      answer: () => ({ languages: languages() }),
    },
  ],
});
