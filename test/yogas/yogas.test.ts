import { describe, expect, it } from 'vitest';
import { isSiddhantaError } from '../../src/errors.js';
import { rasi } from '../../src/index.js';
import { evaluateYogas, explain, list, YOGA_CATALOGUE, type YogaRule, yogaRules } from '../../src/yogas/index.js';
import { type Need, needsOf } from '../../src/zodiac/predicates/parts.js';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const undated = { date: '1990-08-15', place };
const tromso = {
  date: '1990-06-21',
  time: '12:00:00',
  place: { latitude: 66.9, longitude: 18.9553, timezone: 'Europe/Oslo' },
};

function message(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return `${error.field ?? ''}: ${error.message}`;
    throw error;
  }
  return 'nothing was thrown';
}

describe('yogas.list', () => {
  const { data, provenance } = list({ birth });

  it('leaves out danger in childhood unless requested', () => {
    const categories = (sensitive: boolean) =>
      list({ birth, sensitive, include_absent: true }).data.absent?.map(({ category }) => category) ?? [];
    expect(categories(false)).not.toContain('arishta');
    expect(categories(true)).toContain('arishta');
    expect(message(() => list({ birth, categories: ['arishta_bhanga'] }))).toMatch(
      /^sensitive: category arishta_bhanga is about death/,
    );
    expect(message(() => list({ birth, ids: ['hamsa', 'arishta_moon_dusthana'] }))).toMatch(
      /^sensitive: yogas\.explain\.arishta_moon_dusthana is about death/,
    );
    expect(list({ birth, categories: ['bhava'] }).data.withheld).toEqual({ count: 1, why: ['relatives'] });
    expect(list({ birth, categories: ['raja'] }).data.withheld).toBeUndefined();
  });

  it('names what cancels a sankhya yoga, even if that one alone is requested', () => {
    const cancelled = data.yogas.filter(({ cancelled_by }) => cancelled_by !== null && cancelled_by.length > 0);
    expect(data.count).toBe(data.yogas.length - cancelled.length);
    const tried = ['1921-07-04T12:00:00', '1962-02-05T07:00:00', '1950-03-11T20:00:00'].map((moment) => {
      const [date = '', time = ''] = moment.split('T');
      return list({ birth: { date, time, place }, categories: ['nabhasa'] }).data.yogas;
    });
    for (const yogas of tried)
      for (const { id, cancelled_by } of yogas) {
        const alone = list({ birth, ids: [id as 'pasha'] }).data;
        expect(alone.yogas.every((one) => one.id === id)).toBe(true);
        expect(cancelled_by).not.toBeNull();
      }
  });

  it('skips what it cannot look for, and says why', () => {
    expect(data.skipped).toEqual([{ id: 'mahabhagya', name: 'Mahabhagya', reason: 'sex' }]);
    expect(list({ birth, sex: 'male' }).data.skipped).toEqual([]);
    const without = list({ birth: undated, categories: ['nabhasa'] });
    expect(new Set(without.data.skipped.map(({ reason }) => reason))).toEqual(new Set(['birth_time']));
    expect(without.data.yogas.map(({ id, cancelled_by }) => [id, cancelled_by])).toEqual([['pasha', null]]);
    expect(without.data.yogas[0]?.instances[0]?.houses).toBeUndefined();
    expect(without.meta.rests_on_birth_time).toContain('yogas');
  });

  it('does not guess day and night where the Sun does not set', () => {
    const { skipped } = list({ birth: tromso, ids: ['chandra_day_jupiter'] }).data;
    expect(skipped).toEqual([{ id: 'chandra_day_jupiter', name: 'Chandra in own navamsha, day', reason: 'sunrise' }]);
  });

  it('evaluates readings from memory only on request', () => {
    const names = (include_unsourced: boolean) =>
      Object.keys(
        list({ birth, ids: ['chandra_mangala'], include_absent: true, include_unsourced }).data.absent?.[0]?.variants ??
          {},
      );
    expect([names(false), names(true)]).toEqual([[], ['or_opposite']]);
  });

  it('says by which rule Mercury is malefic, and follows it', () => {
    expect(provenance?.conventions.mercury_rule).toBe('any_malefic');
    const shubha = (mercury_rule: 'any_malefic' | 'always_benefic') =>
      list({ birth: { ...birth, date: '2000-01-01' }, mercury_rule, sensitive: true }).data.yogas.map(({ id }) => id);
    expect(shubha('always_benefic')).not.toEqual(shubha('any_malefic'));
  });

  it('refuses what it does not know', () => {
    expect(message(() => list({ birth, ids: ['nobody' as 'pasha'] }))).toMatch(
      /^ids\.0: ids\.0 is "nobody"; it must be the id of a yoga/,
    );
    expect(message(() => list({ birth, ids: [] }))).toMatch(/it must have one of/);
    expect(message(() => list({ birth, yoga: 1 } as never))).toMatch(/^yoga: yoga is not a field/);
    expect(message(() => list({ birth: { ...birth, uncertainty_minutes: 5 } }))).toMatch(/uncertainty/);
  });
});

describe('yogas.explain', () => {
  it('agrees with the list on every yoga', () => {
    const held = new Set(list({ birth, sensitive: true, sex: 'female' }).data.yogas.map(({ id }) => id));
    for (const { id } of YOGA_CATALOGUE.filter((_, i) => i % 5 === 0)) {
      const { holds, bindings, lacks } = explain({ birth, id, sensitive: true, sex: 'female' }).data;
      expect([holds, lacks], id).toEqual([held.has(id), null]);
      expect(bindings.length).toBeGreaterThan(0);
    }
  });

  it('says what a variable stands for, in every node of every binding', () => {
    const { bindings } = explain({ birth, id: 'maha_parivartana' }).data;
    expect(bindings).toHaveLength(28);
    expect(bindings[0]?.tree[0]?.says).toBe(
      'the lords of the 1st and 2nd are in each other’s houses, and are two planets',
    );
    for (const { id, for_each } of YOGA_CATALOGUE) {
      if (for_each === undefined) continue;
      for (const { binding, tree } of explain({ birth, id, sensitive: true }).data.bindings)
        for (const { says, resolved } of tree)
          for (const name of Object.keys(binding ?? {}))
            expect([says, ...resolved.map(({ term }) => term)].join(' '), id).not.toMatch(new RegExp(`\\$${name}\\b`));
    }
    const counted = explain({ birth, id: 'kemadruma' }).data.bindings.flatMap(({ tree }) => tree);
    for (const { planet, says } of counted.filter((node) => node.planet !== undefined)) expect(says).toContain(planet);
  });

  it('explains another reading, and says what the chart lacks', () => {
    expect(explain({ birth, id: 'gaja_kesari', variant: 'simple' }).data.variant).toBe('simple');
    expect(explain({ birth: undated, id: 'hamsa' }).data).toMatchObject({
      holds: null,
      lacks: 'birth_time',
      bindings: [],
    });
    expect(message(() => explain({ birth, id: 'hamsa', variant: 'x' }))).toMatch(/^variant: .*from_moon, strong_only/);
    expect(message(() => explain({ birth, id: 'shrikantha', variant: 'x' }))).toMatch(/has no variants/);
    expect(message(() => explain({ birth, id: 'jaya', variant: 'sign' }))).toMatch(/include_unsourced: true/);
    expect(message(() => explain({ birth, id: 'arishta_moon_malefic' }))).toMatch(/sensitive: true/);
  });
});

describe('evaluateYogas', () => {
  const chart = rasi({ birth }).data;
  const mine: YogaRule = {
    id: 'mine',
    name: 'Mine',
    category: 'mine',
    definition: 'A planet is with its dispositor.',
    for_each: { var: 'p', over: 'seven' },
    when: { all: [{ conjunct: ['$p', { dispositor: '$p' }] }, { not: { own_sign: '$p' } }] },
    sources: [{ work: 'notebook', locus: '', state: 'read' }],
  };
  const refused = (rule: unknown): string => message(() => evaluateYogas(chart, [rule as YogaRule]));

  it('finds in a chart what the operation finds in its birth', () => {
    const found = evaluateYogas(chart, yogaRules(YOGA_CATALOGUE));
    const own = list({ birth, sensitive: true, sex: undefined });
    const day = YOGA_CATALOGUE.filter(({ when }) => ['sunrise', 'sex'].some((need) => needsOf(when).has(need as Need))).map(({ id }) => id as string); // biome-ignore format: one line
    expect(found.yogas.map(({ id }) => id)).toEqual(
      own.data.yogas.map(({ id }) => id).filter((id) => !day.includes(id)),
    );
    expect(found.skipped.map(({ id }) => id).sort()).toEqual(day.sort());
  });

  it('takes rules and charts of one’s own', () => {
    const planets = Object.fromEntries(
      Object.entries(chart.planetary_positions).map(([graha, { longitude, retrograde }]) => [
        graha,
        { longitude, retrograde: retrograde === 'R' },
      ]),
    ) as Parameters<typeof evaluateYogas>[0] extends infer C ? (C extends { planets: infer P } ? P : never) : never;
    const ofDegrees = evaluateYogas({ ascendant: null, planets }, [mine]);
    expect(ofDegrees).toEqual(evaluateYogas(chart, [mine]));
    for (const { planets: of, binding } of ofDegrees.yogas[0]?.instances ?? []) expect(of).toContain(binding?.p);
  });

  it('says what a rule has wrong, where, and what is allowed', () => {
    expect(refused({ ...mine, when: { nonsense: {} } })).toMatch(
      /^rules\.0\.when: .*"nonsense" is not in the vocabulary.*one word of the vocabulary: all, any/,
    );
    expect(refused({ ...mine, when: 'exalted' })).toMatch(/one word of the vocabulary/);
    expect(refused({ ...mine, when: {} })).toMatch(/it has no word\. it must be an object of one word/);
    expect(refused({ ...mine, when: { in_hose: {} } })).toMatch(
      /^rules\.0\.when: .*its word "in_hose" is not in the vocabulary\. Did you mean in_house\?$/,
    );
    expect(refused({ ...mine, when: { any: [{ not: { in_kendra: 'Jupiter' } }] } })).toMatch(
      /^rules\.0\.when\.any\.0\.not: .*"in_kendra" is not in the vocabulary\. Did you mean in_house\? Houses are numbers: \[1, 4, 7, 10\]\.$/,
    );
    expect(refused({ ...mine, when: { exalted: 'Sun', combust: 'Moon' } })).toMatch(
      /^rules\.0\.when: .*it has 2 words, among them "exalted" and "combust", and must have one\. Put each into/,
    );
    expect(refused({ ...mine, when: { exalted: 'Jupitr' } })).toMatch(/Did you mean Jupiter\?$/);
    expect(refused({ ...mine, when: { exalted: { dispositr: 'Sun' } } })).toMatch(/Did you mean dispositor\?$/);
    expect(refused({ ...mine, when: { house_empty: { houses: [1], group: 'benefic' } } })).toMatch(
      /Did you mean benefics\?$/,
    );
    expect(refused({ ...mine, definitoin: 'x' })).toMatch(
      /^rules\.0\.definitoin: .*is not a field of this rule; did you mean definition\?/,
    );
    expect(refused({ ...mine, when: { all: [{ exalted: 'Pluto' }] } })).toMatch(
      /^rules\.0\.when\.all\.0\.exalted: .*one of Sun, Moon/,
    );
    expect(refused({ ...mine, when: { in_house: { planet: 'Sun', houses: [13] } } })).toMatch(
      /in_house\.houses\.0: .*from 1 to 12/,
    );
    expect(refused({ ...mine, when: { in_house: { planet: 'Sun', houses: [1], form: 'Moon' } } })).toMatch(/form/);
    expect(refused({ ...mine, when: { exalted: '$q' } })).toMatch(
      /^rules\.0\.when: .*names \$q, which is not bound. Use one of \$p/,
    );
    expect(refused({ ...mine, for_each: { var: 'a,b', over: 'seven' } })).toMatch(/binds one variable/);
    expect(refused({ ...mine, for_each: { var: 'a,b', over: [[1]] } })).toMatch(/has 1 values for 2 variables/);
    expect(refused({ ...mine, sources: [] })).toMatch(/^rules\.0\.sources/);
    expect(message(() => evaluateYogas(chart, [mine, mine]))).toMatch(/^rules\.1\.id: .*which an earlier rule has/);
    expect(message(() => evaluateYogas({ ascendant: 360, planets: {} } as never, [mine]))).toMatch(/below 360/);
  });

  const at = (longitude: number) => ({ longitude, retrograde: false });
  const planets = {
    ...{ Sun: at(5), Moon: at(95), Mars: at(29), Mercury: at(40), Jupiter: at(28.999999) },
    ...{ Venus: at(70), Saturn: at(30), Rahu: at(200), Ketu: at(20) },
  };
  const tells = (when: unknown, moved = {}) =>
    evaluateYogas({ ascendant: null, planets: { ...planets, ...moved } }, [
      { ...mine, for_each: undefined, when } as YogaRule,
    ]).yogas[0]?.instances[0]?.planets;

  it('takes spans of a sign with where they begin and without where they end', () => {
    const near = (planet: string) => ({
      in_degrees: {
        planet,
        spans: [
          [0, 1],
          [29, 30],
        ],
      },
    });
    expect(tells(near('Mars'))).toEqual(['Mars']);
    expect(tells(near('Saturn'))).toEqual(['Saturn']);
    expect(tells(near('Jupiter'))).toBeUndefined();
    expect(tells(near('Mars'), { Mars: at(1) })).toBeUndefined();
    for (const spans of [[], [[1, 0]], [[5, 5]], [[0, 31]], [[-1, 3]], [[0]], ['0-1']])
      expect(refused({ ...mine, when: { in_degrees: { planet: 'Mars', spans } } })).toMatch(/in_degrees\.spans/);
  });

  it('names the planets of the company that a rule requires', () => {
    const group = ['Sun', 'Venus', 'Ketu', 'Saturn'];
    expect(tells({ conjunct_any: { planet: 'Mars', group } })).toEqual(['Sun', 'Mars', 'Ketu']);
    // Cancer is the 4th from Mars in Aries and the 3rd from Saturn in Taurus.
    expect(tells({ aspected_by_any: { planet: 'Moon', group: ['Mars', 'Saturn', 'Sun'] } })).toEqual([
      'Moon',
      'Mars',
      'Saturn',
    ]);
    expect(tells({ joined_or_aspected: { planet: 'Moon', group: ['Venus', 'Mars'] } })).toEqual(['Moon', 'Mars']);
  });

  it('does not follow a rule that lies within itself', () => {
    const when: Record<string, unknown> = {};
    when.not = when;
    expect(refused({ ...mine, when })).toMatch(/12 levels/);
    const term: Record<string, unknown> = {};
    term.dispositor = term;
    expect(refused({ ...mine, when: { exalted: term } })).toMatch(/12 levels/);
  });
});
