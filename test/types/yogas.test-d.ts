import { expectTypeOf, it } from 'vitest';
import type { YogaPredicate, YogaRef, YogaRule, YogaTerm, YogaWords } from '../../src/yogas/index.js';
import type { ARGUMENTS, Argument } from '../../src/zodiac/predicates/vocabulary.js';

it('the compiler knows every word, planet, house and field of a predicate', () => {
  expectTypeOf<{ exalted: 'Jupiter' }>().toExtend<YogaPredicate>();
  expectTypeOf<{ in_house: { planet: { lord: 9 }; houses: [1, 4]; from: 'Moon' } }>().toExtend<YogaPredicate>();
  expectTypeOf<{ exalte: 'Jupiter' }>().not.toExtend<YogaPredicate>();
  expectTypeOf<{ exalted: 'Pluto' }>().not.toExtend<YogaPredicate>();
  expectTypeOf<{ exalted: 'Sun'; own_sign: 'Sun' }>().not.toExtend<YogaPredicate>();
  expectTypeOf<{ in_house: { planet: 'Sun'; houses: [13] } }>().not.toExtend<YogaPredicate>();
  expectTypeOf<{ house_empty: { houses: [1]; group: 'everyone' } }>().not.toExtend<YogaPredicate>();
  expectTypeOf<{ id: 'x' }>().not.toExtend<YogaRule>();
});

type Of<Kind extends Argument> = {
  [Word in keyof YogaWords]: (typeof ARGUMENTS)[Word] extends Kind ? YogaWords[Word] : never;
}[keyof YogaWords];

type Fields = {
  [Word in keyof YogaWords]: (typeof ARGUMENTS)[Word] extends string ? never : keyof (typeof ARGUMENTS)[Word];
};

type Typed = {
  [Word in keyof YogaWords]: (typeof ARGUMENTS)[Word] extends string ? never : keyof YogaWords[Word];
};

it('the vocabulary that judges own rules says what the types say', () => {
  expectTypeOf<Fields>().toEqualTypeOf<Typed>();
  expectTypeOf<Of<'term'>>().toEqualTypeOf<YogaTerm>();
  expectTypeOf<Of<'boolean'>>().toEqualTypeOf<boolean>();
  expectTypeOf<YogaTerm>().toExtend<YogaRef>();
});
