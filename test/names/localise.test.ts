import { describe, expect, it } from 'vitest';
import { day } from '../../src/calendar/index.js';
import { capabilities, rasi, vimshottari } from '../../src/index.js';
import { GROUPS, keysOf } from '../../src/names/cells.js';
import { FIELDS } from '../../src/names/fields.gen.js';
import { find, type LanguageTag, localise, lookup } from '../../src/names/index.js';
import type { Language } from '../../src/names/language.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { ta } from '../../src/names/languages/ta.gen.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { presenter } from '../../src/names/present.js';
import { OPERATIONS } from '../../src/registry.js';
import type { Result } from '../../src/types.js';
import { goldenFiles, recordsOf, resultOf } from '../support/goldens.js';
import { sampled, WHOLE } from '../support/sample.js';

interface Text {
  readonly path: readonly string[];
  readonly value: string;
}

function textsIn(value: unknown, path: readonly string[] = []): readonly Text[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => textsIn(entry, [...path, name]));
}

const nameOf = ({ meta: { endpoint } }: Result<unknown>): string =>
  OPERATIONS.find(({ name, members }) => name === endpoint || members.some((one) => one.operation === endpoint))
    ?.name ?? endpoint;

const calls: readonly (() => Result<unknown>)[] = [
  ...OPERATIONS.flatMap(({ members, exampleOf: inputOf, call }) =>
    members.map(
      ({ operation }) =>
        () =>
          call(inputOf(operation)),
    ),
  ),
  ...goldenFiles().flatMap((file) => recordsOf(file).map((record) => () => resultOf(record))),
];
const results = sampled(calls, 60).map((call) => call());

function exampleOf(name: string): Result<unknown> | undefined {
  const operation = OPERATIONS.find((one) => one.name === name);
  return operation?.call(operation.example);
}

const known = new Set(
  LANGUAGES.flatMap(({ tag }) =>
    GROUPS.flatMap((group) => keysOf(group).map((key) => lookup({ group, key, language: tag }).text)),
  ),
);

/** A language that has a word for every name: the key in brackets. */
const MADE: Language = {
  ...hi,
  cells: Object.fromEntries(
    GROUPS.map((group) => [
      group,
      keysOf(group)
        .map((key) => `<${key}>r`)
        .join('|'),
    ]),
  ),
  alternatives: {},
  variants: {},
};

const namesFound = new WeakMap<Result<unknown>, readonly Text[]>();

/** Returns the texts of a result that are names, found once a result. */
function namesIn(result: Result<unknown>): readonly Text[] {
  const before = namesFound.get(result);
  if (before !== undefined) return before;
  const named = textsIn(presenter(result.meta.endpoint, MADE).present(result.data));
  const names = textsIn(result.data).filter(({ value }, place) => named[place]?.value !== value);
  namesFound.set(result, names);
  return names;
}

/** Names that mean nothing else. */
const PROPER = new Set(
  (['signs', 'nakshatras', 'grahas', 'outer', 'tithis', 'paksha', 'varas'] as const).flatMap((group) => keysOf(group)),
);

/** Where such a text is no name in a field of its own: a month of that name, a statement, a word among others. */
const ELSE = [
  /^calendar\.(day|convert) (dates\.\d+\.)?solar\.national\.month: /,
  /^conventions\.compare (differences\.\d+\.element|unchanged\.\d+): /,
  /^muhurta\.act windows\.\d+\.(for|against)\.\d+\.value: /,
  /^muhurta\.search windows\.\d+\.reasons\.\d+\.value: /,
  /^remedies\.(for_birth birth\.\d+\.rite|table rows\.\d+)\.\w+\.\d+\.of: /,
  /^remedies\.table rows\.\d+\.see\.\d+: /,
];

describe('localise', () => {
  it('has in its table what operations are called', () => {
    const named = Object.entries(FIELDS).flatMap(([subject, shapes]) =>
      Object.keys(shapes).map((name) => `${subject}.${name}`),
    );
    const names = OPERATIONS.map(({ name }) => name);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    if (!WHOLE) return;
    // The verses on the lagna have no conditions, a verse without a chart names no planet, and the periods of Pañcasvara belong to vowels.
    const without = ['texts.lagna', 'texts.verse', 'dashas.panchasvara'];
    const changed = results.filter((result) => namesIn(result).length > 0).map(nameOf);
    expect(named.filter((name) => !without.includes(name) && !changed.includes(name))).toEqual([]);
  });

  it('names every sign, nakshatra, planet, tithi, paksha and weekday', () => {
    const left = results.flatMap((result) => {
      const named = new Set(namesIn(result).map(({ path }) => path.join('.')));
      return textsIn(result.data)
        .filter(({ path, value }) => PROPER.has(value) && !named.has(path.join('.')))
        .map(({ path, value }) => `${nameOf(result)} ${path.join('.')}: ${value}`)
        .filter((text) => !ELSE.some((known) => known.test(text)));
    });
    expect(left).toEqual([]);
  });

  it('changes names alone, and says which of them are in another language', () => {
    for (const result of results) {
      const names = new Map(namesIn(result).map(({ path, value }) => [path.join('.'), value]));
      const { data, fallbacks } = localise(result, 'hi');
      const after = textsIn(data);
      const before = textsIn(result.data);
      expect(after.map(({ path }) => path)).toEqual(before.map(({ path }) => path));
      const wrong = before.filter(({ path, value }, place) => {
        const [at, is] = [path.join('.'), after[place]?.value ?? ''];
        if (!names.has(at)) return is !== value;
        const text = is.replace(/ \([MF]\)$/, '');
        return !known.has(text) || fallbacks.includes(at) !== /[a-z]/i.test(text);
      });
      expect([nameOf(result), wrong]).toEqual([nameOf(result), []]);
    }
  });

  it('names the solar month of a region in its own language', () => {
    const result = day({
      date: '2026-05-20',
      place: { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' },
    });
    const solar = (tag: LanguageTag) => localise(result, tag).data.solar;
    expect(solar('ta').tamil?.month).toBe('வைகாசி');
    expect(solar('ml').malayalam?.month).toBe('ഇടവം');
    expect(solar('bn').bengali?.month).toBe('জ্যৈষ্ঠ');
    expect(solar('or').odia?.month).toBe('ଜ୍ୟେଷ୍ଠ');
    expect(solar('hi').tamil?.month).toBe('Vaikasi');
  });

  it('leads back to the keys, in every language', () => {
    const [chart, day] = ['charts.rasi', 'panchang.day'].map(exampleOf);
    for (const { tag } of LANGUAGES) {
      for (const result of [chart, day]) {
        if (result === undefined) throw new Error('There are results of both.');
        const { data, fallbacks, language } = localise(result, tag);
        expect(language).toBe(tag);
        const after = textsIn(data);
        for (const [place, { path, value }] of textsIn(result.data).entries()) {
          const is = after[place]?.value ?? '';
          if (is === value || fallbacks.includes(path.join('.'))) continue;
          expect(find({ text: is, language: tag }).matches.map(({ key }) => key)).toContain(value);
        }
      }
    }
  });

  it('leaves a result as it is in English, and never changes the one it was given', () => {
    for (const result of results.slice(0, 30)) {
      const before = JSON.stringify(result);
      const { language, fallbacks, ...same } = localise(result, 'en-IN');
      expect([language, fallbacks, JSON.stringify(same)]).toEqual(['en', [], before]);
      localise(result, 'ta');
      expect(JSON.stringify(result)).toBe(before);
    }
  });

  it('says what is in another language, and keeps a list in one', () => {
    const result = exampleOf('compatibility.ashtakoota');
    if (result === undefined) throw new Error('There is one.');
    const { data, fallbacks } = localise(result, 'ta');
    expect(fallbacks.filter((path) => path.includes('nadi'))).toEqual([
      'female.guna_milan_results.kutas.nadi.female_nadi',
      'female.guna_milan_results.kutas.nadi.male_nadi',
    ]);
    expect(JSON.stringify(data)).toContain('"female_nadi":"Antya"');
    expect(JSON.stringify(data)).toContain('"female_yoni":"பாம்பு (M)"');

    // Uranus has no name in Nepali: a list that has it is in English as a whole.
    const lists = { significators: { 1: { A: ['Sun', 'Uranus'] } }, ascendant: { sign: 'Leo' } };
    const shown = localise({ data: lists, meta: { endpoint: 'kp.cusps' } }, 'ne');
    expect(shown.data).toEqual({ significators: { 1: { A: ['Sun', 'Uranus'] } }, ascendant: { sign: 'सिंह' } });
    expect(shown.fallbacks).toEqual(['significators.1.A.0', 'significators.1.A.1']);
  });

  it('takes the Sanskrit word for an animal of yoni where the language has no other', () => {
    expect(keysOf('yonis')).toEqual(keysOf('yoni_animals'));
    const yoni = { female_yoni: 'Mongoose (M)', male_yoni: 'Horse (F)' };
    const match = { female: { guna_milan_results: { kutas: { yoni: { name: 'Yoni', ...yoni } } } } };
    const shown = (language: Language): unknown => presenter('compatibility.ashtakoota', language).present(match);
    expect(JSON.stringify(shown(hi))).toContain('"female_yoni":"नकुल (M)","male_yoni":"घोड़ा (F)"');
    expect(JSON.stringify(shown(ta))).toContain('"female_yoni":"Mongoose (M)"');
  });

  it('takes what is attested alone where that is asked for, and karanas by animals', () => {
    const day = exampleOf('panchang.day');
    if (day === undefined) throw new Error('There is one.');
    const animals = localise(day, 'ml', { karana_names: 'animals' });
    expect(JSON.stringify(animals.data)).toContain('"name":"പുഴു"');
    expect(animals.fallbacks).toEqual([]);
    expect(localise(day, 'pa', { allow: 'attested' }).fallbacks.length).toBeGreaterThan(0);
  });

  it('has the nine planets and the twenty-seven stars in every language, since long results are presented piece by piece', () => {
    for (const language of LANGUAGES) {
      const { present, fallbacks, lacking } = presenter('dashas.vimshottari', language);
      for (const planet of keysOf('grahas')) present({ planet, start_date: '' }, 'mahadashas.*');
      for (const nakshatra_at_birth of keysOf('nakshatras').slice(0, 27)) present({ nakshatra_at_birth });
      expect([fallbacks(), lacking()]).toEqual([[], []]);
    }
  });

  it('shows a part as it shows the whole', () => {
    const { data } = vimshottari({
      birth: { date: '1990-08-15', place: { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' } },
      levels: 2,
    });
    const whole = localise({ data, meta: { endpoint: 'dashas.vimshottari' } }, 'te').data;
    const telugu = LANGUAGES.find(({ tag }) => tag === 'te');
    if (telugu === undefined) throw new Error('Telugu is there.');
    const { present } = presenter('dashas.vimshottari', telugu);
    expect(data.mahadashas.map((one) => present(one, 'mahadashas.*'))).toEqual(whole.mahadashas);
  });

  it.each([
    ['dashas.vimshottari', { levels: 4 }],
    ['dashas.yogini', { levels: 4 }],
    ['dashas.sudarshana', { levels: 3 }],
    ['panchang.span', { to: '2024-04-30' }],
  ])('shows a long result of %s, which is written in pieces, as it shows the whole', (name, longer) => {
    const operation = OPERATIONS.find((one) => one.name === name);
    if (operation === undefined) throw new Error('There is one.');
    const input = { ...(operation.example as object), ...longer };
    const { text } = operation.stream(input, undefined, presenter(name, hi).present);
    const pieces = [...text];
    expect(pieces.length).toBeGreaterThan(1);
    expect(JSON.parse(pieces.join(''))).toEqual(localise(operation.call(input), 'hi').data);
  });

  it.each([
    [undefined, 'hi', 'result'],
    [null, 'hi', 'result'],
    ['Leo', 'hi', 'result'],
    [{ data: {} }, 'hi', 'result'],
    [capabilities(), 'fr', 'language'],
    [capabilities(), undefined, undefined],
  ])('refuses %j in %s', (result, language, field) => {
    const call = () => localise(result as Result<unknown>, language as LanguageTag);
    if (field === undefined) expect(call().language).toBe('en');
    else expect(call).toThrow(expect.objectContaining({ code: 'invalid_value', field }));
  });

  it('refuses unknown options', () => {
    const birth = { date: '1990-08-15', place: { latitude: 28.6, longitude: 77.2, timezone: 'Asia/Kolkata' } };
    expect(() => localise(rasi({ birth }), 'hi', { allowed: 'all' } as never)).toThrow(
      expect.objectContaining({ code: 'unknown_field', field: 'allowed' }),
    );
    expect(localise({ data: { sign: 'Leo' }, meta: { endpoint: 'toString' } }, 'hi').data).toEqual({ sign: 'Leo' });
  });
});
