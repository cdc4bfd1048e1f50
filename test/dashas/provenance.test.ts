import { describe, expect, it } from 'vitest';
import { applicable } from '../../src/dashas/applicable.js';
import { shodashottari } from '../../src/dashas/conditional.js';
import { kalachakra } from '../../src/dashas/kalachakra.js';
import { tithiYogini } from '../../src/dashas/limbDasha.js';
import { naisargika } from '../../src/dashas/naisargika.js';
import { ashtottari } from '../../src/dashas/popular.js';
import { running } from '../../src/dashas/running.js';
import { SYSTEM_IDS } from '../../src/dashas/systemIds.js';
import { timeline } from '../../src/dashas/timeline.js';
import { vimshottari } from '../../src/dashas/vimshottari.js';
import { OPERATIONS } from '../../src/registry.js';
import { DELHI } from '../support/fixtures.js';

const { time: _, ...NO_TIME } = DELHI;
const AT = '2026-01-01T00:00:00+05:30';

describe('what rests on the time of birth', () => {
  it.each([
    [
      ashtottari,
      'longitude sign sign_number degrees nakshatra nakshatra_number pada nakshatra_28 elapsed_years balance_years applicability periods',
    ],
    [
      shodashottari,
      'longitude sign sign_number degrees nakshatra nakshatra_number pada elapsed_years balance_years applicability periods',
    ],
    [
      kalachakra,
      'longitude sign sign_number degrees nakshatra nakshatra_number pada group deha jeeva paramayush_years elapsed_years balance_years periods',
    ],
    [tithiYogini, 'elongation tithi elapsed_years balance_years periods'],
    [naisargika, 'periods.*.start periods.*.end'],
    [applicable, 'systems applicable'],
    [(input: { birth: typeof NO_TIME }) => running({ ...input, at: AT }), 'running'],
    [(input: { birth: typeof NO_TIME }) => timeline({ ...input, start: AT, end: '2027-01-01T00:00:00Z' }), 'periods'],
  ] as const)('is told where noon stood in: %# %s', (of, fields) => {
    const { data, meta } = of({ birth: NO_TIME });
    const told = meta.rests_on_birth_time ?? [];
    expect([...told].sort()).toEqual(fields.split(' ').sort());
    for (const path of told) expect(Object.keys(data)).toContain(path.split('.')[0]);
    expect(of({ birth: DELHI }).meta.rests_on_birth_time).toBeUndefined();
  });
});

describe('systems that print does not confirm', () => {
  it.each(SYSTEM_IDS.filter((id) => id !== 'vimshottari'))(
    '%s is marked among several as it marks itself, on the first level and below',
    (system) => {
      const own = OPERATIONS.find(({ name }) => name === `dashas.${system}`);
      for (const levels of [1, 2]) {
        const sensitive = own?.sensitive === undefined ? {} : { sensitive: true };
        const input = { birth: DELHI, ...sensitive, ...(system === 'naisargika' ? {} : { levels }) };
        const marked = own?.call(input as never).provenance?.experimental;
        expect(
          running({ ...sensitive, birth: DELHI, at: AT, systems: ['vimshottari', system], levels }).provenance
            ?.experimental,
        ).toBe(marked);
      }
    },
  );

  it('are named, and only on request', () => {
    const asked = { birth: DELHI, start: AT, end: '2026-02-01T00:00:00Z', levels: 1 } as const;
    const { provenance } = timeline({ ...asked, systems: ['vimshottari', 'trikona', 'tithi_yogini'] });
    expect(provenance?.experimental).toBe(true);
    expect(provenance?.conventions.experimental).toBe('Trikona, Tithi Yogini: not all of it is confirmed by print');
    const sure = timeline({ ...asked, systems: ['vimshottari', 'yogini'] }).provenance;
    expect([sure?.experimental, sure?.conventions.experimental]).toEqual([undefined, undefined]);
    const chara = (school: object) =>
      timeline({ ...asked, systems: ['chara'], options: { chara: school } }).provenance?.experimental;
    expect([chara({}), chara({ school: 'raghava_bhatta', sex: 'male' })]).toEqual([undefined, true]);
  });
});

describe('the disputes of Vimśottarī', () => {
  const disputed = (conventions?: object) =>
    new Map(
      vimshottari({ birth: DELHI, ...(conventions === undefined ? {} : { conventions }) }).provenance?.disputed.map(
        ({ element, note }) => [element, note] as const,
      ),
    );

  it('say how other years shift it after 20 and 60 years', () => {
    // 20 and 60 times 365.256363 less 365.25, 365.2425 and 360.
    expect(disputed().get('length of the year')).toContain(
      'julian, 365.25 days: 0.13 days earlier and 0.38 days earlier; gregorian, 365.2425 days: 0.28 days earlier and 0.83 days earlier; savana, 360 days: 105.13 days earlier and 315.38 days earlier.',
    );
    expect(disputed({ year: 'savana' }).get('length of the year')).toContain(
      'sidereal: 105.13 days later and 315.38 days later',
    );
  });

  it('name the order of the sub-periods and the reading of the balance', () => {
    expect([...disputed().keys()]).toEqual(
      expect.arrayContaining(['length of the year', 'balance', 'order of sub-periods']),
    );
  });
});
