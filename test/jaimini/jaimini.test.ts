import { describe, expect, it } from 'vitest';
import { rasi } from '../../src/index.js';
import { arudhas, aspects, karakas, longevity, strengths } from '../../src/jaimini/index.js';
import { charaKarakas, substituteFor } from '../../src/jaimini/rules/karakas.js';
import { classShifts, maheshwaraOf, rudraOf } from '../../src/jaimini/rules/longevity.js';
import { DEGREE } from '../../src/math/angle.js';
import { GRAHAS } from '../../src/zodiac/names.js';
import { naturalNatures } from '../../src/zodiac/nature.js';
import { DELHI } from '../support/fixtures.js';
import { chartOf } from '../support/jaimini.js';

const refusal = (call: () => unknown) => {
  try {
    call();
  } catch (error) {
    const { code, field } = error as { code?: string; field?: string };
    return { code, field };
  }
  return 'no refusal';
};

const north = { ...DELHI, place: { latitude: 90, longitude: 0, timezone: 'UTC' } };

describe('what is refused', () => {
  it('says which field is at fault', () => {
    const birth = DELHI;
    const bad = [
      [() => karakas({ birth, scheme: 'nine' as never }), 'invalid_value', 'scheme'],
      [() => arudhas({ birth, base: 'pluto' as never }), 'invalid_value', 'base'],
      [() => aspects({ birth, varga: 'd5' as never }), 'invalid_value', 'varga'],
      [() => strengths({ birth, compare: ['Mars', 'Aries'] }), 'invalid_value', 'compare'],
      [() => strengths({ birth, compare: ['Mars', 'Mars'] }), 'invalid_value', 'compare'],
      [() => strengths({ birth, compare: ['Mars'] }), 'invalid_value', 'compare'],
      [() => longevity({ birth }), 'invalid_value', 'sensitive'],
      [() => longevity({ birth, sensitive: false }), 'invalid_value', 'sensitive'],
      [
        () => longevity({ birth: { date: birth.date, place: birth.place }, sensitive: true }),
        'missing_field',
        'birth.time',
      ],
      [() => karakas({ birth: { ...birth, uncertainty_minutes: 5 } }), 'invalid_value', 'birth.uncertainty_minutes'],
      [() => arudhas({ birth: north }), 'undefined_at_latitude', 'birth.place.latitude'],
      [() => karakas({ birth: { ...birth, date: '3000-01-01' } }), 'date_out_of_range', 'birth.date'],
    ] as const;
    for (const [call, code, field] of bad) expect(refusal(call), field).toEqual({ code, field });
  });

  it('noon replaces an unknown time where classes of signs are certain, and is named', () => {
    const { meta } = karakas({ birth: { date: DELHI.date, place: DELHI.place } });
    expect(meta.birth_time_assumed).toBe(true);
    expect(meta.rests_on_birth_time).toContain('navamsha_lagna');
  });
});

describe('ties', () => {
  it('a graha at 0° of a sign has come no way, a node there all thirty degrees', () => {
    const longitudes_uas = Object.fromEntries(GRAHAS.map((graha, i) => [graha, i * 108_000_000_000]));
    const found = charaKarakas(chartOf({ longitudes_uas }).strength, 'eight');
    expect(found[0]).toEqual({ karaka: 'Atma', holders: ['Rahu'], advancement: 30 * DEGREE });
    expect(found[1]?.holders).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
    expect(found.slice(2).every(({ holders }) => holders.length === 0)).toBe(true);
  });

  it('names the substitute: the stronger of two, and nobody for Amatya', () => {
    const { strength } = chartOf({ signs: { Moon: 'Taurus', Mars: 'Cancer', Sun: 'Aries', Venus: 'Aries' } });
    expect(substituteFor(strength, 'Amatya')).toBeNull();
    expect(substituteFor(strength, 'Jnati')).toBe('Mercury');
    expect(substituteFor(strength, 'Matri')).toBe('Mars');
    expect(['Sun', 'Venus']).toContain(substituteFor(strength, 'Pitri'));
  });
});

describe('longevity', () => {
  const none = { Rahu: 'Virgo', Ketu: 'Pisces' } as const;

  it('Maheshwara by each exception', () => {
    // Of an Ātma kāraka in Aries the 8th is Scorpio, lord Mars (alone in Gemini, as Ketu elsewhere is not in Scorpio).
    const plain = chartOf({ signs: { Sun: 'Aries', Moon: 'Gemini', Mars: 'Gemini', Mercury: 'Leo', ...none } });
    expect(maheshwaraOf(plain.strength, 'Sun')).toEqual({ planet: 'Mars', rule: null });
    const beside = chartOf({ signs: { Sun: 'Aries', Mercury: 'Leo', Rahu: 'Aries', Ketu: 'Libra' } });
    expect(maheshwaraOf(beside.strength, 'Sun')).toEqual({ planet: 'Mercury', rule: 'a' });
    // Mars exalted in Capricorn: of the lords of the 8th (Leo) and 12th (Sagittarius) from there the stronger.
    const exalted = chartOf(
      { signs: { Sun: 'Aries', Mars: 'Capricorn', Jupiter: 'Cancer', Mercury: 'Leo', Moon: 'Leo', ...none } },
      { coLords: 'classical' },
    );
    expect(maheshwaraOf(exalted.strength, 'Sun').rule).toBe('b');
    expect(['Sun', 'Jupiter']).toContain(maheshwaraOf(exalted.strength, 'Sun').planet);
  });

  it('Rudra is the one with more companions, and the other is afflicted with an enemy under a malefic', () => {
    // Eighths by table: of Taurus Gemini, lord Mercury; of Scorpio Sagittarius, lord Jupiter.
    const signs = { Mercury: 'Virgo', Sun: 'Virgo', Jupiter: 'Taurus', Saturn: 'Taurus', Mars: 'Aries' };
    const { planet, decidedBy, second } = rudraOf(
      chartOf({ signs: { ...signs, ...none }, ascendant: 'Taurus' }),
      'table',
    );
    expect([planet, decidedBy]).toEqual(['Mercury', 'companions']);
    expect(second).toEqual({ planet: 'Jupiter', afflicted: true });
    expect(rudraOf(chartOf({ signs: { ...signs, ...none }, ascendant: 'Taurus' }), 'plain').planet).toBe('Mercury');
  });

  it('Saturn lowers unless exalted, Jupiter raises in the first with benefics alone', () => {
    const chart = chartOf({
      signs: {
        Saturn: 'Cancer',
        Jupiter: 'Gemini',
        Venus: 'Gemini',
        Sun: 'Aries',
        Moon: 'Aquarius',
        Mars: 'Aries',
        Mercury: 'Taurus',
        Rahu: 'Aries',
        Ketu: 'Libra',
      },
      ascendant: 'Gemini',
    });
    const natures = naturalNatures(chart.longitudes);
    expect(classShifts(chart, natures, [['Moon', 'Saturn']]).map(({ by, direction }) => [by, direction])).toEqual([
      ['Saturn', 'lower'],
      ['Jupiter', 'higher'],
    ]);
    expect(classShifts(chart, natures, [['lagna', 'hora_lagna']]).map(({ by }) => by)).toEqual(['Jupiter']);
  });
});

it('a divisional chart is read with its own ascendant, and its signs are those of the division', () => {
  const { data } = arudhas({ birth: DELHI, varga: 'd9' });
  expect(data.houses.AL.of).toBe(karakas({ birth: DELHI }).data.navamsha_lagna);
  expect(data.planets.Sun.of).toBe(karakas({ birth: DELHI }).data.karakamsha);
  expect(arudhas({ birth: DELHI }).data.houses.AL.of).toBe(rasi({ birth: DELHI }).data.ascendant.sign);
});
