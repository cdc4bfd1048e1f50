import { describe, expect, it } from 'vitest';
import { capabilities } from '../../src/capabilities.js';
import { dashaPeriods } from '../../src/dashas/index.js';
import { type Birth, isSiddhantaError, type Withheld } from '../../src/index.js';
import type { Operation } from '../../src/operation/operation.js';
import {
  SENSITIVE_DASHAS,
  SENSITIVE_SAHAMS,
  SENSITIVE_YOGAS,
  sensitiveOf,
  withheldText,
} from '../../src/operation/sensitive.js';
import { OPERATIONS } from '../../src/registry.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';

interface Refusal {
  readonly code: string;
  readonly field: string | undefined;
  readonly message: string;
}

function refusal(call: () => unknown): Refusal | undefined {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return { code: error.code, field: error.field, message: error.message };
    throw error;
  }
  return undefined;
}

const FORM = /^.+ is about .+ and is returned only with sensitive: true\. Add it, or leave this out\.$/;
const REFUSED = { code: 'invalid_value', field: 'sensitive', message: expect.stringMatching(FORM) };

function takesFlag({ call, example }: Operation): boolean {
  const refused = refusal(() => call({ ...(example as object), sensitive: false }));
  return !(refused?.code === 'unknown_field' && refused.field === 'sensitive');
}

const named = (name: string): Operation => {
  const found = OPERATIONS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is no operation.`);
  return found;
};

const { birth } = named('charts.rasi').example as { readonly birth: object };

const textPart = (input: object) => [{ input, count: expect.any(Number) as number, with: 'sensitive' }];

const PARTS: Readonly<
  Record<string, readonly { readonly input: object; readonly count: number; readonly with: string }[]>
> = {
  'strengths.functional_nature': [{ input: { birth }, count: 3, with: 'maraka' }],
  'yogas.list': [{ input: { birth }, count: Object.keys(SENSITIVE_YOGAS).length, with: 'arishta_bhanga' }],
  'yogas.timeline': [{ input: { birth }, count: Object.keys(SENSITIVE_YOGAS).length, with: 'mriti' }],
  'doshas.birth_moment': [{ input: { birth }, count: 1, with: 'note' }],
  'remedies.for_birth': [
    { input: { birth }, count: 1, with: 'curses' },
    { input: { birth: { ...birth, date: '2019-12-26', time: '09:00:00' } }, count: 2, with: 'of_the_child' },
  ],
  'remedies.table': [{ input: { kind: 'birth_rite' }, count: 2, with: 'of_the_child' }],
  'texts.for_birth': textPart({ birth }),
  'texts.lagna': textPart({ placement: 'aries' }),
  'texts.lord_in_house': textPart({ placement: 'l2_h2' }),
  'texts.graha_in_house': textPart({ placement: 'sun_h1' }),
  'texts.graha_in_sign': textPart({ placement: 'mars_aries' }),
  'texts.nakshatra': textPart({ placement: 'krittika' }),
  'texts.conjunction': textPart({ placement: 'moon_mars' }),
  'texts.mahadasha': textPart({ placement: 'sun' }),
  'texts.antardasha': textPart({ placement: 'sun_sun' }),
  'texts.transit': textPart({ placement: 'saturn_h12' }),
  'texts.verse': textPart({ work: 'bphs', locus: '24.14' }),
  'charts.sensitive': [{ input: { birth }, count: 3, with: 'drekkana_22' }],
  'annual.sahams': [
    { input: { birth, completed_years: 35 }, count: Object.keys(SENSITIVE_SAHAMS).length, with: 'apamrityu' },
  ],
};

const ASKED: Readonly<Record<string, readonly object[]>> = {
  'yogas.list': [
    { birth, ids: ['hamsa', 'mriti'] },
    { birth, categories: ['raja', 'arishta'] },
  ],
  'yogas.timeline': [
    { birth, ids: ['hamsa', 'mriti'] },
    { birth, categories: ['raja', 'arishta'] },
  ],
  'remedies.table': [{ kind: 'curse' }, { kind: 'curse', key: 'sarpa' }],
  'remedies.for_birth': [{ birth, select: ['curse'] }],
  'dashas.running': Object.keys(SENSITIVE_DASHAS).map((id) => ({
    birth,
    at: '2026-01-01T00:00:00Z',
    systems: ['vimshottari', id],
  })),
  'dashas.timeline': Object.keys(SENSITIVE_DASHAS).map((id) => ({
    birth,
    start: '2026-01-01T00:00:00Z',
    end: '2027-01-01T00:00:00Z',
    systems: [id],
  })),
};

const wholly = OPERATIONS.flatMap((operation) =>
  operation.members.filter(({ sensitive }) => sensitive).map((member) => ({ operation, name: member.operation })),
);

describe('what is sensitive', () => {
  it('is taken as a flag by those operations that have something sensitive, and by no other', () => {
    const having = new Set([
      ...wholly.map(({ operation }) => operation.name),
      ...Object.keys(PARTS),
      ...Object.keys(ASKED),
    ]);
    const taking = OPERATIONS.filter(takesFlag);
    expect(taking.map(({ name }) => name).sort()).toEqual([...having].sort());
  });

  it('is marked in capabilities where nothing is returned without the flag', () => {
    expect(wholly.map(({ name }) => name)).toEqual([
      ...YOGA_CATALOGUE.filter(({ id }) => Object.hasOwn(SENSITIVE_YOGAS, id)).map(({ id }) => `yogas.explain.${id}`),
      'doshas.curses',
      'jaimini.longevity',
      ...['pindayu', 'nisargayu', 'amshayu', 'jivasharma'].map((count) => `longevity.${count}`),
      ...Object.keys(SENSITIVE_DASHAS).map((id) => `dashas.${id}`),
      ...['pindayu', 'nisargayu', 'amshayu'].map((id) => `dashas.${id}`),
      ...['roga', 'mrityu', 'paradara', 'jadya', 'apamrityu'].map((id) => `annual.saham.${id}`),
    ]);
    const listed = capabilities().data.operations.filter(({ sensitive }) => sensitive);
    expect(listed.map(({ operation }) => operation)).toEqual(wholly.map(({ name }) => name));
  });

  it('has every yoga of danger in childhood and of what cancels it', () => {
    const danger = YOGA_CATALOGUE.filter(({ category }) => category === 'arishta' || category === 'arishta_bhanga');
    expect(danger.map(({ id }) => sensitiveOf(SENSITIVE_YOGAS, id)?.topic)).toEqual(danger.map(() => 'death'));
  });

  it.each(wholly)('$name is refused in one form without the flag, and its example has it', ({ operation, name }) => {
    const { sensitive, ...example } = operation.exampleOf(name) as { readonly sensitive?: boolean };
    expect(sensitive).toBe(true);
    const flags = [{}, { sensitive: false }, { sensitive: undefined }];
    for (const flag of flags) expect(refusal(() => operation.call({ ...example, ...flag }))).toEqual(REFUSED);
    expect(refusal(() => operation.call(example))?.message.startsWith(`${name} is about`)).toBe(true);
    expect(operation.call({ ...example, sensitive: true }).data).not.toHaveProperty('withheld');
    expect(refusal(() => operation.stream(example))).toEqual(REFUSED);
  });

  it.each(Object.entries(PARTS).flatMap(([name, inputs]) => inputs.map((one) => [name, one.with, one] as const)))(
    '%s counts what it leaves out and has it with the flag: %s',
    (name, word, { input, count }) => {
      const { call } = named(name);
      const without = call(input).data as { readonly withheld?: Withheld };
      expect(without.withheld).toMatchObject({ count, why: expect.any(Array) });
      expect(new Set(without.withheld?.why).size).toBe(without.withheld?.why.length);
      expect(JSON.stringify(without)).not.toContain(`"${word}"`);
      const all = call({ ...input, sensitive: true, ...(name === 'yogas.list' ? { include_absent: true } : {}) }).data;
      expect(all).not.toHaveProperty('withheld');
      expect(JSON.stringify(all)).toContain(`"${word}"`);
    },
  );

  it.each(Object.entries(ASKED).flatMap(([name, inputs]) => inputs.map((input) => [name, input] as const)))(
    '%s refuses what is asked for by name: %o',
    (name, input) => {
      const { call } = named(name);
      expect(refusal(() => call(input))).toEqual(REFUSED);
      expect(refusal(() => call({ ...input, sensitive: true }))).toBeUndefined();
    },
  );

  it('is asked of the iterator of periods, too', () => {
    for (const system of Object.keys(SENSITIVE_DASHAS) as readonly (keyof typeof SENSITIVE_DASHAS)[]) {
      const input = { birth: birth as Birth, system, levels: 1 };
      expect(refusal(() => dashaPeriods(input))).toEqual(REFUSED);
      expect([...dashaPeriods({ ...input, sensitive: true })].length).toBeGreaterThan(0);
    }
  });

  it('is said in one sentence', () => {
    expect(withheldText({ count: 1, why: ['illness'] })).toBe(
      '1 sensitive entry is withheld (illness). Ask with sensitive to see it.',
    );
    expect(withheldText({ count: 3, why: ['death', 'illness'] })).toBe(
      '3 sensitive entries are withheld (death and its time; illness). Ask with sensitive to see them.',
    );
  });
});
