import { describe, expect, it } from 'vitest';
import source from '../../fixtures/sources/names.json' with { type: 'json' };
import cases from '../../fixtures/sources/names-cases.json' with { type: 'json' };
import { GROUPS } from '../../src/names/cells.js';
import { find, type LineInput, line, lookup, type NameGroup, number, table, translate } from '../../src/names/index.js';
import type { LanguageTag } from '../../src/names/language.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { LANGUAGES } from '../../src/names/languages.gen.js';
import { sampled } from '../support/sample.js';

const casesOf = (operation: string) =>
  cases.cases.filter((one) => one.operation === operation).map((one) => [one.id, one] as const);

describe('line', () => {
  it.each(casesOf('names.line'))('%s', (_, { input, expected }) => {
    expect(line(input as unknown as LineInput)).toEqual(expected);
  });

  const patterns = Object.entries(source.patterns).filter(
    ([tag]) => !tag.startsWith('_'),
  ) as unknown as readonly (readonly [
    LanguageTag,
    Readonly<Record<string, { readonly pattern: string; readonly state: string }>>,
  ])[];
  const sentences = patterns.flatMap(([tag, own]) =>
    (['until', 'until_date', 'then', 'period'] as const).flatMap((pattern) =>
      own[pattern] === undefined ? [] : [[tag, pattern, own[pattern]] as const],
    ),
  );

  it('has sentences in twelve languages', () => {
    expect([patterns.length, sentences.length]).toEqual([12, 31]);
  });

  it.each(sentences)(
    'writes in %s the sentence for %s as it was read',
    (language, pattern, { pattern: text, state }) => {
      const named = { group: 'tithis', key: 'Ekadashi', next: 'Dvadashi', time: '14:05' } as const;
      const dated = { date: '2026-06-16', from: '10:30', to: '12:00' } as const;
      const needed =
        pattern === 'period'
          ? ['from', 'to']
          : ['group', 'key', 'time', pattern === 'then' ? 'next' : pattern === 'until_date' ? 'date' : ''];
      const input = Object.fromEntries(
        Object.entries({ ...named, ...dated }).filter(([name]) => needed.includes(name)),
      );
      const name = (key: string): string => lookup({ group: 'tithis', key, language }).text;
      const { default_numbering, native_digits, clock } = LANGUAGES.find(({ tag }) => tag === language) ?? hi;
      const figures = (text: string): string =>
        default_numbering === 'latn' ? text : text.replace(/\d/g, (digit) => native_digits[Number(digit)] ?? digit);
      const digits = (text: string): string =>
        figures(clock.h24.replace('{h}', text.slice(0, 2)).replace('{m}', text.slice(3)));
      const written = line({ ...input, pattern, language } as unknown as LineInput);
      const words = text
        .replace('{name}', name('Ekadashi'))
        .replace('{next}', name('Dvadashi'))
        .replace('{time}', digits('14:05'))
        .replace('{from}', digits('10:30'))
        .replace('{to}', digits('12:00'));
      const [before = '', after] = words.split('{date}');
      expect(written.pattern_state).toBe(state);
      expect(written.text.startsWith(before)).toBe(true);
      if (after === undefined) expect(written.text).toBe(words);
      else expect(written.text.endsWith(after)).toBe(true);
    },
  );

  const ekadashi = { pattern: 'until', group: 'tithis', key: 'Ekadashi', date: '2026-06-16' } as const;
  const next = '2026-06-17T01:23:00+05:30';

  it.each([
    ['en', '2026-06-16T23:12:00+05:30', 'Ekadashi until 23:12', 'author'],
    ['en', next, 'Ekadashi until 01:23, 17 Jun', 'author'],
    ['hi', next, 'एकादशी – 01:23, 17 जून तक', 'attested'],
    ['te', next, 'ఏకాదశి మరుసటి రోజు 01:23 గంటల వరకు', 'attested'],
    ['bn', next, 'একাদশী কাল ঘ ০১:২৩ পর্যন্ত', 'attested'],
    ['si', next, 'එකොළොස්වක – පසුදා 01.23', 'author'],
    ['gu', next, 'અગિયારસ – 01:23, 17 જૂન', 'neutral'],
    ['te', '2026-06-18T01:23:00+05:30', 'ఏకాదశి – 01:23, 18 జూన్', 'neutral'],
    ['te', '2026-06-15T01:23:00+05:30', 'ఏకాదశి – 01:23, 15 జూన్', 'neutral'],
  ])('writes an end on another date in %s at %s', (language, time, text, pattern_state) => {
    expect(line({ ...ekadashi, language, time })).toEqual({ text, pattern_state });
  });

  it('rounds half up, and moves the date with midnight', () => {
    const at = (time: string) => line({ ...ekadashi, language: 'en', time }).text;
    expect(at('14:05:29')).toBe('Ekadashi until 14:05');
    expect(at('14:05:30')).toBe('Ekadashi until 14:06');
    expect(at('23:59:29')).toBe('Ekadashi until 23:59');
    expect(at('23:59:30')).toBe('Ekadashi until 00:00, 17 Jun');
    expect(at('2026-06-16T23:59:30+05:30')).toBe('Ekadashi until 00:00, 17 Jun');
    expect(line({ ...ekadashi, date: '2026-12-31', language: 'en', time: '23:59:59' }).text).toBe(
      'Ekadashi until 00:00, 1 Jan',
    );
  });

  it('counts hours past midnight on', () => {
    const past = { ...ekadashi, language: 'hi', clock: 'past_midnight' } as const;
    expect(line({ ...past, time: next })).toEqual({ text: 'एकादशी – 25:23 तक', pattern_state: 'attested' });
    expect(line({ ...past, time: next, digits: 'native' }).text).toBe('एकादशी – २५:२३ तक');
    expect(line({ ...past, time: '23:59:45' }).text).toBe('एकादशी – 24:00 तक');
    expect(line({ ...past, time: '14:05' }).text).toBe('एकादशी – 14:05 तक');
    expect(line({ ...past, time: '2026-06-18T01:23:00+05:30' }).text).toBe('एकादशी – 01:23, 18 जून तक');
    expect(line({ ...past, pattern: 'then', next: 'Dvadashi', time: next }).text).toBe('एकादशी 25:23 तक तदुपरांत द्वादशी');
    const dark = { pattern: 'period', language: 'hi', from: '2026-06-16T23:50:00+05:30', to: next } as const;
    expect(line({ ...dark, clock: 'past_midnight' }).text).toBe('23:50 से 25:23 तक');
    expect(line(dark).text).toBe('23:50 से 01:23 तक');
  });

  it('leaves an end out that comes at the next sunrise or after it', () => {
    const day = { ...ekadashi, language: 'hi', next_sunrise: '2026-06-17T05:23:00+05:30' } as const;
    const alone = { text: 'एकादशी', pattern_state: 'neutral' };
    expect(line({ ...day, time: '2026-06-17T05:22:59+05:30' }).text).toBe('एकादशी – 05:23, 17 जून तक');
    expect(line({ ...day, time: '2026-06-17T05:23:00+05:30' })).toEqual(alone);
    expect(line({ ...day, time: '2026-06-17T09:00:00+05:30', clock: 'past_midnight' })).toEqual(alone);
    expect(line({ ...day, time: '14:05' }).text).toBe('एकादशी – 14:05 तक');
    expect(line({ pattern: 'whole_day', group: 'tithis', key: 'Ekadashi', language: 'hi' })).toEqual(alone);
  });

  it('writes twelve hours and periods', () => {
    expect(line({ ...ekadashi, language: 'en', time: '14:05', clock: '12h' }).text).toMatch(
      /^Ekadashi until 02:05 pm$/i,
    );
    expect(line({ language: 'ta', pattern: 'period', from: '10:30', to: '12:00' })).toEqual({
      text: '10:30 முதல் 12:00 வரை',
      pattern_state: 'attested',
    });
    expect(line({ language: 'as', pattern: 'period', from: '10:30', to: '12:00' })).toEqual({
      text: '১০:৩০ – ১২:০০',
      pattern_state: 'neutral',
    });
  });

  it('takes both names of a line from one language', () => {
    const sinhala = { language: 'si', pattern: 'then', time: '14:05' } as const;
    expect(line({ ...sinhala, group: 'nakshatras', key: 'Uttara Ashadha', next: 'Abhijit' }).text).toBe(
      'Uttarāṣāḍhā – 14.05 · Abhijit',
    );
  });

  it.each([
    [{ pattern: 'until', group: 'tithis', key: 'Ekadashi' }, 'missing_field', 'time'],
    [{ pattern: 'until', key: 'Ekadashi', time: '14:05' }, 'missing_field', 'group'],
    [{ pattern: 'until', group: 'tithis', time: '14:05' }, 'missing_field', 'key'],
    [{ pattern: 'then', group: 'tithis', key: 'Ekadashi', time: '14:05' }, 'missing_field', 'next'],
    [{ pattern: 'period', from: '14:05' }, 'missing_field', 'to'],
    [{ pattern: 'until_date', group: 'tithis', key: 'Ekadashi', time: '14:05' }, 'missing_field', 'date'],
    [{ ...ekadashi, time: '24:05' }, 'invalid_time', 'time'],
    [{ ...ekadashi, time: '14:05+05:30' }, 'invalid_time', 'time'],
    [{ ...ekadashi, time: '2026-02-30T14:05:00+05:30' }, 'invalid_time', 'time'],
    [{ ...ekadashi, time: '2026-06-16T14:05:00 IST' }, 'invalid_time', 'time'],
    [{ ...ekadashi, time: '14:05', date: '16.6.2026' }, 'invalid_date', 'date'],
    [{ ...ekadashi, time: '14:05', next_sunrise: '05:20' }, 'invalid_value', 'next_sunrise'],
    [{ ...ekadashi, time: '14:05', pattern: 'after' }, 'invalid_value', 'pattern'],
    [{ ...ekadashi, time: '14:05', key: 'ekadashi' }, 'invalid_value', 'key'],
    [{ ...ekadashi, time: '14:05', pattern: 'then', next: 'Baras' }, 'invalid_value', 'next'],
    [{ ...ekadashi, time: '14:05', digits: 'roman' }, 'invalid_value', 'digits'],
    [{ ...ekadashi, time: '14:05', zone: 'x' }, 'unknown_field', 'zone'],
  ])('refuses %j', (input, code, field) => {
    expect(() => line({ language: 'hi', ...input } as never)).toThrow(expect.objectContaining({ code, field }));
  });
});

describe('number', () => {
  it.each(casesOf('names.number'))('%s', (_, { input, expected }) => {
    expect(number(input as unknown as Parameters<typeof number>[0])).toEqual(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '5', null])('refuses %j', (value) => {
    expect(() => number({ value: value as number, language: 'hi' })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'value' }),
    );
  });
});

describe('find', () => {
  it('leads every name back to its key', () => {
    const lost = sampled(LANGUAGES, 4).flatMap(({ tag }) =>
      GROUPS.flatMap((group) =>
        table({ group, language: tag })
          .items.filter(({ fallback }) => !fallback)
          .filter(({ key, text }) => {
            const { matches } = find({ text, language: tag });
            return !matches.some((match) => match.group === group && match.key === key && match.as === 'name');
          }),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('finds all that a word stands for, in the order of the table', () => {
    const groupsOf = (text: string, language: string) =>
      find({ text, language }).matches.map(({ group, key, as }) => [group, key, as]);
    expect(groupsOf('Shukla', 'en')).toEqual([
      ['yogas', 'Shukla', 'name'],
      ['samvatsaras', 'Shukla', 'name'],
    ]);
    expect(groupsOf('ଦ୍ୱିଜା', 'or')).toEqual([['nakshatras', 'Bharani', 'alternative']]);
    expect(groupsOf('Rohini ', 'ta')).toEqual([]);
    expect(groupsOf('', 'ta')).toEqual([]);
  });

  it('leaves spaces, joiners and the form of letters aside, and guesses nothing', () => {
    const { text } = lookup({ group: 'nakshatras', key: 'Uttara Bhadrapada', language: 'bn' });
    const spelt = `${[...text.normalize('NFD')].join('\u200c')} `;
    expect(find({ text: spelt, language: 'bn' }).matches).toContainEqual({
      group: 'nakshatras',
      key: 'Uttara Bhadrapada',
      as: 'name',
    });
    expect(find({ text: 'rohini', language: 'en' }).matches).toEqual([]);
  });

  it('looks through one group alone', () => {
    expect(find({ text: 'Shukla', language: 'en', group: 'yogas' }).matches).toEqual([
      { group: 'yogas', key: 'Shukla', as: 'name' },
    ]);
    expect(() => find({ text: 'x', language: 'en', group: 'yoga' as NameGroup })).toThrow(
      expect.objectContaining({ code: 'invalid_value', field: 'group' }),
    );
  });
});

describe('translate', () => {
  it.each([
    ['Rohini', 'ta', undefined, 'ரோகிணி'],
    ['Chaitra', 'hi', undefined, 'चैत्र'],
    ['Magha', 'hi', 'masas', 'माघ'],
    ['Magha', 'hi', 'nakshatras', 'मघा'],
    // The sign and not its short form; the word of matching and not the everyday one.
    ['Aries', 'ta', undefined, 'மேஷம்'],
    ['Ascendant', 'kn', undefined, 'As'],
    ['Horse', 'hi', undefined, 'अश्व'],
    // None has a text in Sinhala: the fallback of the first group.
    ['Shiva', 'si', undefined, 'Śiva'],
  ] as const)('%s in %s (%s)', (key, language, group, text) => {
    expect(translate(key, language, group)).toBe(text);
  });

  it.each([
    ['Magha', 'hi', undefined, 'group'],
    ['rohini', 'hi', undefined, 'key'],
    ['', 'hi', undefined, 'key'],
    ['Rohini', 'hi', 'signs', 'key'],
    ['Rohini', 'hi', 'stars', 'group'],
    ['Rohini', 'fr', undefined, 'language'],
    [7, 'hi', undefined, 'key'],
  ])('refuses %j in %s (%s)', (key, language, group, field) => {
    expect(() => translate(key as string, language, group as NameGroup)).toThrow(
      expect.objectContaining({ code: 'invalid_value', field }),
    );
  });

  it('names the groups between which it cannot choose', () => {
    expect(() => translate('Magha', 'hi')).toThrow(/nakshatras.*masas/);
  });

  it('never hands a key back as it came, where a language has it', () => {
    for (const { tag } of LANGUAGES.filter(({ script }) => script !== 'Latn')) {
      for (const { key, fallback } of table({ group: 'grahas', language: tag }).items) {
        if (!fallback) expect(translate(key, tag, 'grahas')).not.toBe(key);
      }
    }
  });
});
