import { describe, expect, it } from 'vitest';
import { festivals, months, sankrantis } from '../../src/calendar/index.js';
import { capabilities } from '../../src/capabilities.js';
import { ashtakoota } from '../../src/compatibility/index.js';
import { isSiddhantaError } from '../../src/errors.js';
import type { Operation } from '../../src/operation/operation.js';
import { panchang } from '../../src/panchang/index.js';
import { span } from '../../src/panchang/spanOperation.js';
import { OPERATIONS } from '../../src/registry.js';
import { AYANAMSAS, type Ayanamsa } from '../../src/types.js';
import { sampled } from '../support/sample.js';

const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const UNCONFIRMED: readonly Ayanamsa[] = ['raman', 'yukteswar', 'bhasin'];
const OTHERS = AYANAMSAS.filter((school) => school !== 'lahiri');

const isOpen = ({ name, subject }: Operation): boolean =>
  ['muhurta', 'eclipses', 'calendar'].includes(subject) || name === 'panchang.span';

/** Some date of theirs in another century, so that the schools are not only compared in the examples; years of a life follow its birth. */
const moved = (example: object): object =>
  'birth' in example
    ? example
    : Object.fromEntries(
        Object.entries(example).map(([field, value]) => {
          if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return [field, `18${value.slice(2)}`];
          return [field, field === 'year' ? Number(value) - 200 : value];
        }),
      );

describe('a school of an almanac', () => {
  const open = OPERATIONS.filter(isOpen);

  it('is taken by every operation on days, muhūrtas, eclipses and the calendar', () => {
    expect(open.length).toBeGreaterThanOrEqual(18);
    for (const { name, schools } of open) expect([name, schools]).toEqual([name, AYANAMSAS]);
  });

  it.each(sampled(open, 12).map((each) => [each.name, each] as const))(
    '%s says what conventions.ayanamsa says, with its provenance',
    (_, { call, example }) => {
      for (const input of [example as object, moved(example as object)])
        for (const ayanamsa of OTHERS) {
          const result = call({ ...input, ayanamsa });
          expect(result.meta.ayanamsa).toBe(ayanamsa);
          expect(result).toEqual(call({ ...input, conventions: { ayanamsa } }));
        }
    },
  );

  it('is experimental in the calendar where no printed almanac by it was found', () => {
    for (const { name, subject, experimental, experimentalSchools, members } of open) {
      const unsure = subject === 'calendar' ? UNCONFIRMED : [];
      expect([name, experimentalSchools]).toEqual([name, unsure]);
      expect(members[0]?.experimental_schools ?? []).toEqual(unsure);
      if (name === 'muhurta.search') expect(experimental).toBe(true);
    }
    for (const ayanamsa of AYANAMSAS) {
      const unsure = UNCONFIRMED.includes(ayanamsa) ? true : undefined;
      expect(months({ year: 2026, place: DELHI, ayanamsa }).provenance?.experimental).toBe(unsure);
      expect(months({ year: 2026, place: DELHI, conventions: { ayanamsa } }).provenance?.experimental).toBe(unsure);
    }
    const listed = capabilities().data.operations.filter(({ experimental_schools: unsure }) => unsure !== undefined);
    expect(new Set(listed.map(({ operation }) => operation.split('.')[0]))).toEqual(new Set(['calendar']));
    expect(listed[0]?.experimental_schools).toEqual(UNCONFIRMED);
  });

  it('moves the entries of the Sun as far as it moves the zodiac', () => {
    const [before] = sankrantis({ year: 2026, place: DELHI }).data.sankrantis;
    const days = (ayanamsa: Ayanamsa): number => {
      const entry = sankrantis({ year: 2026, place: DELHI, ayanamsa }).data.sankrantis.find(
        ({ sign }) => sign === before?.sign,
      );
      return (Date.parse(before?.at ?? '') - Date.parse(entry?.at ?? '')) / 86_400_000;
    };
    // 1.4463°, 1.3783°, 1.0950°, 0.0161° and 0.0969° less, by a Sun that goes 1.0186° in a day of January.
    expect(AYANAMSAS.map((school) => days(school).toFixed(2))).toEqual([
      '0.00',
      '1.42',
      '1.35',
      '1.07',
      '0.02',
      '0.10',
    ]);
  });

  it('moves nakṣatras and no tithi or karaṇa', () => {
    const dates = { from: '2026-01-10', to: '2026-01-24', place: DELHI };
    const told = (ayanamsa: Ayanamsa) => span({ ...dates, ayanamsa }).data.days.map(({ units }) => units);
    const lahiri = told('lahiri');
    for (const ayanamsa of OTHERS) {
      const other = told(ayanamsa);
      expect(other.map(({ tithi, karana }) => ({ tithi, karana }))).toEqual(
        lahiri.map(({ tithi, karana }) => ({ tithi, karana })),
      );
      expect(other.map(({ nakshatra }) => nakshatra)).not.toEqual(lahiri.map(({ nakshatra }) => nakshatra));
    }
  });

  it('leaves the festivals of 2026 in New Delhi by true_chitra and kp, and moves ten by the others', () => {
    const datesBy = (ayanamsa: Ayanamsa): Map<string, string> => {
      const dates = new Map<string, string>();
      for (const { id, date } of festivals({ year: 2026, place: DELHI, ayanamsa }).data.festivals)
        dates.set(id, `${dates.get(id) ?? ''} ${date}`);
      return dates;
    };
    const lahiri = datesBy('lahiri');
    const differing = (ayanamsa: Ayanamsa): string[] => {
      const dates = datesBy(ayanamsa);
      return [...new Set([...lahiri.keys(), ...dates.keys()])].filter((id) => dates.get(id) !== lahiri.get(id)).sort();
    };
    for (const ayanamsa of ['true_chitra', 'kp'] as const) expect(differing(ayanamsa)).toEqual([]);
    for (const ayanamsa of UNCONFIRMED)
      expect(differing(ayanamsa)).toEqual([
        'bhogi',
        'maharana_pratap_jayanti',
        'mahesh_navami',
        'makara_sankranti',
        'mattu_pongal',
        'mesha_sankranti',
        'pana_sankranti',
        'pongal',
        'vishu',
        'vishwakarma_puja',
      ]);
    // The Sun enters Gemini before the new moon of 14 June by them: the month that no entry falls into is the next one.
    const adhika = (ayanamsa: Ayanamsa) =>
      months({ year: 2026, place: DELHI, ayanamsa }).data.months.find(({ is_adhika }) => is_adhika)?.name;
    expect(AYANAMSAS.map(adhika)).toEqual(['Jyeshtha', 'Ashadha', 'Ashadha', 'Ashadha', 'Jyeshtha', 'Jyeshtha']);
  });
});

describe('the two operations of the contract that are lahiri’s alone', () => {
  const birth = { date: '1990-08-15', time: '08:30:00', place: DELHI };
  it.each([
    ['panchang.day', () => panchang({ date: '2025-11-22', place: DELHI, ayanamsa: 'raman' })],
    [
      'compatibility.ashtakoota',
      () => ashtakoota({ bride: { birth }, groom: { birth: { ...birth, date: '1988-11-05' } }, ayanamsa: 'raman' }),
    ],
  ])('%s refuses another and says where it is computed', (name, call) => {
    let error: unknown;
    try {
      call();
    } catch (caught) {
      error = caught;
    }
    expect(isSiddhantaError(error) && [error.code, error.status, error.schools]).toEqual([
      'not_available_in_school',
      501,
      ['lahiri'],
    ]);
    expect(isSiddhantaError(error) && error.message).toBe(
      `${name} does not exist in the raman school; conventions.ayanamsa "raman" computes it. It exists in: lahiri.`,
    );
  });
});
