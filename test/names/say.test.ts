// What faces say in other languages: labels, whole texts, and sentences in whose places values stand.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Language, labelsIn, sayIn } from '../../src/names/core.js';
import { en } from '../../src/names/languages/en.gen.js';
import { hi as names } from '../../src/names/languages/hi.gen.js';
import { sentenceOf } from '../../src/names/sentence.js';
import { WHOLE } from '../../src/names/whole/index.gen.js';
import { OPERATIONS } from '../../src/registry.js';
import { resultOf } from '../support/readings.js';
import { saidBy } from '../support/said.js';
import { sampled } from '../support/sample.js';

const SOURCES = join(dirname(fileURLToPath(import.meta.url)), '../../fixtures/sources/messages');
const catalogue = JSON.parse(readFileSync(join(SOURCES, 'en.json'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;
const english = Object.values(catalogue).flat();

/** A language of these messages, with the names of Hindi. */
function speaking(texts: Readonly<Record<string, string>>): Language {
  return { ...names, messages: [{ english: Object.keys(texts).join('\n'), texts: Object.values(texts).join('\n') }] };
}

describe('a label', () => {
  const label = labelsIn(
    speaking({
      'Solar month': 'MONTH',
      '{day} {solar}': '{solar} {day}',
      'Sun in {sign}': '<{sign}> SUN',
      '{tithi} at {time}: {choice}.': '{choice} | {time} | {tithi}',
      'that day': 'THAT',
      'All holds.': 'ALL',
      'that day until {time}': 'UNTIL {time}',
      '{first}, {rest}': '{first}; {rest}',
      '{latitude} N {longitude} E': '{latitude} n {longitude} e',
      '{coordinates}, {zone}': '{coordinates} @ {zone}',
      'the {number} of {all}': '{number}/{all}',
      '{degrees} apart.': 'APART {degrees}.',
      'First {sign}. Then {other}.': '<{other}> THEN <{sign}>.',
      'First {sign}.': 'FIRST {sign}.',
      'Then {other}.': 'THEN {other}.',
    }),
  );

  it.each([
    ['Sunrise', 'सूर्योदय', 'a name of the table'],
    ['Nakshatra-pada', 'नक्षत्र-पाद', 'two labels in one'],
    ['Solar month', 'MONTH', 'a message'],
    ['Sun in Aries', '<मेष> SUN', 'a name in a place'],
    ['Sun in वृषभ', '<वृषभ> SUN', 'what is in the language already'],
    ['Purnima at 16:29: that day.', 'THAT | 16:29 | पूर्णिमा', 'a message in a place'],
    ['Purnima at 16:29: that day until 3 Jan.', 'UNTIL 3 जन॰ | 16:29 | पूर्णिमा', 'a sentence in a place'],
    ['that day, Sun in Leo, 12:30', 'THAT; <सिंह> SUN; 12:30', 'a list'],
    ['the 3rd of 12', '3/12', 'ordinals are numbers'],
    ['28.6139° N 77.209° E, Asia/Kolkata', '28.6139° n 77.209° e @ Asia/Kolkata', 'a zone stays'],
    ['All holds. Purnima at 16:29: that day.', 'ALL THAT | 16:29 | पूर्णिमा', 'several sentences'],
    ['All holds. 14.8 apart.', 'ALL APART 14.8.', 'a place ends with its sentence'],
    ['First Aries. Then Leo.', '<सिंह> THEN <मेष>.', 'a message of several sentences'],
  ])('%s: %s (%s)', (text, said) => expect(label(text)).toBe(said));

  it.each([
    ['Sun in a boat', 'what stands in the place cannot be said'],
    ['Sun in Aries with friends', 'more than the sentence'],
    ['28.6139° N 77.209° E, some words', 'no zone has spaces'],
    ['that day. Nobody knows this', 'half of it cannot be said'],
    ['', 'nothing'],
    ['12 वृषभ, कर्क', 'it is in the language already'],
  ])('stays whole in English: “%s” (%s)', (text) => expect(label(text)).toBe(text));

  it('is English in English and without messages', () => {
    expect(labelsIn(en)('Solar month')).toBe('Solar month');
    expect(labelsIn(names)('Solar month')).toBe('Solar month');
  });

  it('is found in time, whatever the text', () => {
    const list = labelsIn(speaking({ '{first}, {rest}': '{first}, {rest}', '{a} and {b}': '{a} and {b}' }));
    const text = 'word, '.repeat(60);
    expect(list(text)).toBe(text);
    fc.assert(fc.property(fc.string({ maxLength: 120 }), (any) => typeof list(any) === 'string'));
  });
});

describe('what is said', () => {
  it('has its values in their places, known or not', () => {
    const say = sayIn(speaking({ 'Places found: {count}.': '{count} मिले।' }));
    expect(say('Places found: {count}.', { count: 3 })).toBe('3 मिले।');
    expect(say('Of no catalogue: {count}.', { count: 3 })).toBe('Of no catalogue: 3.');
    expect(sayIn(undefined)('Places found: {count}.', { count: 3 })).toBe('Places found: 3.');
  });
});

describe('the catalogue', () => {
  it('says nothing twice, and has words between the places of a sentence', () => {
    expect(new Set(english).size).toBe(english.length);
    const places = english.filter((text) => text.includes('{')).map(sentenceOf);
    expect(places.length).toBeGreaterThan(300);
    for (const { english: text, places: all } of places) {
      expect([text, all.slice(0, -1).filter(({ after }) => after === '')]).toEqual([text, []]);
      expect([text, new Set(all.map(({ name }) => name)).size]).toEqual([text, all.length]);
    }
  });

  it('has every sentence that is written by hand', () => {
    for (const file of readdirSync(join(SOURCES, 'sentences'))) {
      const own = JSON.parse(readFileSync(join(SOURCES, 'sentences', file), 'utf8')) as readonly string[];
      const label = labelsIn(names);
      expect(own.filter((text) => !english.includes(text) && label(text) === text)).toEqual([]);
    }
  });
});

const SUBJECTS = ['charts', 'panchang', 'calendar', 'compatibility', 'dashas', 'doshas', 'kp'];
const computed = OPERATIONS.filter(({ name }) => SUBJECTS.includes(name.split('.', 1)[0] ?? '')).map((operation) => {
  const result = resultOf(operation, operation.example);
  return [operation, result === undefined ? [] : [[operation.example, result] as const]] as const;
});

describe.each(sampled(Object.keys(WHOLE), 4))('%s', (tag) => {
  it('says what the readings of births, days, years, matches, daśās and doṣas show', async () => {
    const language = await WHOLE[tag]?.();
    if (language === undefined) throw new Error(`No language ${tag}.`);
    const inputs = new Map(computed);
    const { all, left } = saidBy(language, [...inputs.keys()], (operation) => inputs.get(operation) ?? []);
    expect(all).toBeGreaterThan(300);
    expect([...left.keys()].slice(0, 20)).toEqual(left.size <= all * 0.02 ? [...left.keys()].slice(0, 20) : []);
  });

  it('has the places of every English sentence', async () => {
    const messages = (await WHOLE[tag]?.())?.messages ?? [];
    const texts = messages.flatMap((one) => one.texts.split('\n'));
    const placesOf = (text: string): string =>
      [...text.matchAll(/\{\w+\}/g)]
        .map(([place]) => place)
        .sort()
        .join();
    const keys = messages.flatMap((one) => one.english.split('\n'));
    expect(messages).toHaveLength(2);
    expect(texts).toHaveLength(keys.length);
    for (const [i, text] of texts.entries())
      if (text !== '') expect([keys[i], placesOf(text)]).toEqual([keys[i], placesOf(keys[i] ?? '')]);
  });
});
