import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matterAtHand } from '../../src/kp/question.js';
import { matterNames, matterOf } from '../../src/kp/rules/matter.js';
import { KP_MATTERS } from '../../src/kp/tables/matters.js';
import { KP_MATTER_WORDS } from '../../src/kp/tables/matterWords.gen.js';

const words = [
  ...KP_MATTERS.flatMap(({ english }) => english.split(' ')),
  ...Object.values(KP_MATTER_WORDS).flatMap((byLanguage) =>
    Object.values(byLanguage).flatMap((line) => line.split(' ')),
  ),
].map((word) => word.replaceAll('+', ' ').replace('*', ''));

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 3 })))
    .map((all) => all.join(' ')),
);
const anyHouse = fc.integer({ min: 1, max: 12 });
const anyMatter = fc.constantFrom(...matterNames());

describe('the question', () => {
  it('is found, or not found, in any text', () => {
    const rows = new Map([...KP_MATTERS].map((row) => [row.matter as string, row]));
    fc.assert(
      fc.property(anyText, (question) => {
        const { matter, house, from, found, rivals, hasQuestion } = matterOf(question);
        expect(found.length > 0).toBe(from === 'keyword');
        expect(house).toBe(from === 'none' ? 11 : rows.get(matter ?? '')?.house);
        expect(from === 'none' && rivals.length > 0).toBe(false);
        expect(hasQuestion).toBe(question.trim() !== '');
      }),
    );
  });

  it('does not depend on the form in which Unicode writes it, or on the order of the words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 8 }), (list) => {
        const question = list.join(' ');
        const { found: _, ...expected } = matterOf(question);
        for (const same of [question.normalize('NFD'), question.normalize('NFC'), [...list].reverse().join('; ')])
          expect(matterOf(same)).toMatchObject(expected);
      }),
    );
  });

  it('is the house that is given, whatever the question', () => {
    fc.assert(
      fc.property(anyHouse, anyText, (house, question) => {
        expect(matterAtHand({ house, question })).toEqual(matterAtHand({ house }));
        expect(matterAtHand({ house, question })).toMatchObject({ house, matter: null, from: 'house' });
      }),
    );
  });

  it('is the matter that is given, whatever the question, and its house beside it changes nothing', () => {
    fc.assert(
      fc.property(anyMatter, anyText, (matter, question) => {
        const found = matterAtHand({ matter, question });
        expect(found).toEqual(matterAtHand({ matter }));
        expect(found).toMatchObject({ matter, from: 'matter' });
        expect(matterAtHand({ matter, question, house: found.house })).toEqual(found);
      }),
    );
  });

  it('is refused where matter and house contradict each other', () => {
    fc.assert(
      fc.property(anyMatter, anyHouse, anyText, (matter, house, question) => {
        fc.pre(matterAtHand({ matter }).house !== house);
        expect(() => matterAtHand({ matter, house, question })).toThrow(
          expect.objectContaining({ code: 'invalid_value', field: 'house' }),
        );
      }),
    );
  });
});
