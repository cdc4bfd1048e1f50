import { describe, expect, it } from 'vitest';
import { arudhas, karakas } from '../../src/jaimini/index.js';
import { DEGREE, microArcseconds, SIGN } from '../../src/math/angle.js';
import { explain, type YogaPredicate, yogaRules } from '../../src/yogas/index.js';
import { evaluate } from '../../src/zodiac/predicates/evaluate.js';
import { type ChartFacts, factsOf } from '../../src/zodiac/predicates/facts.js';
import { needsOf } from '../../src/zodiac/predicates/parts.js';
import { planetOf, refSign } from '../../src/zodiac/predicates/terms.js';
import { ofEach } from './charts.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };

/** Degrees of the zodiac; every other graha at the beginning of Aries. */
const sky = (degrees: Readonly<Record<string, number>>, ascendant = 0): ChartFacts =>
  factsOf(
    {
      ascendant: microArcseconds(ascendant * DEGREE),
      longitudes: ofEach((graha) => microArcseconds(Math.round((degrees[graha] ?? 0) * DEGREE))),
      retrograde: ofEach(() => false),
      dayBirth: null,
      sex: null,
    },
    {},
  );
const holds = (when: YogaPredicate, facts: ChartFacts): boolean => evaluate(when, { facts, bound: {} });

describe('words for karakas, padas and signs', () => {
  it('names the karakas of jaimini.karakas, of eight and of seven', () => {
    for (const scheme of ['eight', 'seven'] as const) {
      const { chara } = karakas({ birth, scheme }).data;
      for (const { karaka, planet } of chara) {
        const when = { same: [{ chara_karaka: karaka, scheme }, planet ?? 'Sun'] } as const;
        const rule = { id: 'k', name: 'k', category: 'mine', definition: 'k.', when, sources: SOURCES };
        expect(yogaRules([rule])).toHaveLength(1);
      }
    }
    const { resolved } = explain({ birth, id: 'amatya_from_atma' }).data.bindings[0]?.tree[0] ?? { resolved: [] };
    expect(resolved.map(({ term, planet }) => `${term} ${planet}`)).toEqual(['Amatya karaka Mars', 'Atma karaka Sun']);
  });

  it('has no karaka where two planets are equal', () => {
    const facts = sky({ Sun: 29, Moon: 59, Mars: 10, Mercury: 9, Jupiter: 8, Venus: 7, Saturn: 6, Rahu: 15 });
    const of = (chara_karaka: 'Atma' | 'Amatya' | 'Matri') => planetOf({ chara_karaka }, { facts, bound: {} });
    expect([of('Atma'), of('Amatya')]).toEqual([null, null]);
    expect(holds({ in_house: { planet: { chara_karaka: 'Atma' }, houses: [1, 2] } }, facts)).toBe(false);
  });

  it('counts from the pada of jaimini.arudhas', () => {
    const { houses } = arudhas({ birth }).data;
    const { bindings } = explain({ birth, id: 'pada_dara_raja' }).data;
    const [first, seventh] = [houses.AL.sign_number, houses.A7.sign_number];
    expect(bindings[0]?.holds).toBe([1, 3, 4, 5, 7, 9, 10, 11].includes(((seventh - first + 12) % 12) + 1));
    expect(needsOf({ in_house: { planet: 'Moon', houses: [1], from: { pada: 1 } } })).toEqual(new Set(['lagna']));
    expect(needsOf({ in_house: { planet: 'Moon', houses: [1], from: { navamsha_of: 'Sun' } } }).size).toBe(0);
  });

  it('takes the sign of a navamsha as a place', () => {
    const facts = sky({ Sun: 3 + 1 / 3 });
    expect(refSign({ navamsha_of: 'Sun' }, { facts, bound: {} })).toBe(1);
    expect(refSign({ navamsha_of: 'Moon' }, { facts, bound: {} })).toBe(0);
  });

  it('aspects by signs: a movable one the fixed ones but the next, and back', () => {
    const at = (sign: number) => sky({ Mars: sign * 30 + 5, Moon: 0 });
    const seen = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) =>
      holds({ rashi_aspects: ['Moon', 'Mars'] }, at(sign)),
    );
    expect(seen).toEqual([4, 7, 10]);
    for (let sign = 0; sign < 12; sign++) {
      const facts = at(sign);
      expect(holds({ rashi_aspects: ['Mars', 'Moon'] }, facts)).toBe(holds({ rashi_aspects: ['Moon', 'Mars'] }, facts));
      expect(holds({ house_rashi_aspected_by: { house: 1, group: ['Mars'] } }, facts)).toBe(seen.includes(sign));
    }
  });

  it('is full from 168 degrees on and no longer at 180', () => {
    const full = [167.999999, 168, 179.999999, 180].map((Moon) => holds({ moon_full: true }, sky({ Moon })));
    expect(full).toEqual([false, true, true, false]);
    expect(holds({ moon_full: false }, sky({ Moon: 180 }))).toBe(true);
  });

  it('has friends by nature, not in both directions', () => {
    const facts = sky({});
    const friends = (one: 'Moon' | 'Mercury', other: 'Moon' | 'Mercury') => holds({ friends: [one, other] }, facts);
    expect([friends('Moon', 'Mercury'), friends('Mercury', 'Moon'), friends('Moon', 'Moon')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(SIGN).toBe(30 * DEGREE);
  });

  it.each([
    [{ in_house: { planet: { chara_karaka: 'Nobody' }, houses: [1] } }, /chara_karaka/],
    [{ in_house: { planet: { pada: 1 }, houses: [1] } }, /planet/],
    [{ in_house: { planet: 'Moon', houses: [1], from: { pada: 13 } } }, /pada/],
    [{ pada_in_house: { houses: [1] } }, /pada/],
  ])('refuses %o', (when, message) => {
    const rule = { id: 'k', name: 'k', category: 'mine', definition: 'k.', when: when as never, sources: SOURCES };
    expect(() => yogaRules([rule])).toThrow(message);
  });
});

const SOURCES = [{ work: 'notebook', locus: '', state: 'read' as const }];
