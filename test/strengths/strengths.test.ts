import { describe, expect, it } from 'vitest';
import { isSiddhantaError, type SiddhantaError } from '../../src/errors.js';
import { rasi } from '../../src/index.js';
import { DEGREE, type MicroArcseconds, microArcseconds, SIGN } from '../../src/math/angle.js';
import { aspects, type DignityInput, dignity, functionalNature } from '../../src/strengths/index.js';
import { deeptadi, deeptadiOfPhaladeepika, lajjitadi } from '../../src/strengths/rules/avasthas.js';
import type { StrengthChart } from '../../src/strengths/rules/chart.js';
import { functionalNatureOf } from '../../src/strengths/rules/functionalNature.js';
import { dignityOf } from '../../src/zodiac/dignity.js';
import type { SignLord } from '../../src/zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../src/zodiac/names.js';
import { naturalNatures } from '../../src/zodiac/nature.js';
import { DELHI } from '../support/fixtures.js';

const place = (sign: Sign, degree = 15): MicroArcseconds =>
  microArcseconds(SIGNS.findIndex(({ name }) => name === sign) * SIGN + degree * DEGREE);

/** Those that are not placed are in the twelfth, out of the way. */
function chart(placed: Partial<Record<Graha, Sign>>, rising: Sign = 'Aries'): StrengthChart {
  const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, place(placed[graha] ?? 'Pisces')])) as Record<
    Graha,
    MicroArcseconds
  >;
  return { longitudes, ascendant: place(rising), natures: naturalNatures(longitudes) };
}

const moods = (graha: Graha, placed: Partial<Record<Graha, Sign>>, rising?: Sign) => {
  const given = chart(placed, rising);
  return lajjitadi(graha, dignityOf(graha, given.longitudes), given);
};

describe('moods (lajjitadi)', () => {
  // Mars in Pisces aspects Gemini, Virgo, Libra; Jupiter Cancer, Virgo, Scorpio; Saturn Taurus, Virgo, Sagittarius; all seven Virgo.
  it('are of the fifth house with one that shames', () => {
    expect(moods('Venus', { Venus: 'Leo', Rahu: 'Leo' })).toContain('lajjita');
    expect(moods('Venus', { Venus: 'Leo', Jupiter: 'Leo' })).not.toContain('lajjita');
    expect(moods('Venus', { Venus: 'Leo', Rahu: 'Leo' }, 'Taurus')).not.toContain('lajjita');
    expect(moods('Mars', { Mars: 'Leo' })).not.toContain('lajjita');
  });

  it('are proud exalted or in moolatrikona', () => {
    expect(moods('Saturn', { Saturn: 'Libra' })).toContain('garvita');
    expect(moods('Venus', { Venus: 'Libra' })).not.toContain('garvita');
  });

  it('are hungry by an enemy, in any one way, or with Saturn', () => {
    expect(moods('Saturn', { Saturn: 'Leo' })).toContain('kshudhita');
    expect(moods('Saturn', { Saturn: 'Capricorn', Mars: 'Capricorn' })).toContain('kshudhita');
    expect(moods('Saturn', { Saturn: 'Capricorn', Mars: 'Libra' })).toContain('kshudhita');
    expect(moods('Mars', { Mars: 'Capricorn', Saturn: 'Capricorn' })).toContain('kshudhita');
    expect(moods('Saturn', { Saturn: 'Capricorn' })).toEqual([]);
  });

  it('are thirsty in water under an enemy, but not where a benefic looks', () => {
    const seen = {
      Saturn: 'Cancer',
      Sun: 'Capricorn',
      Jupiter: 'Aries',
      Moon: 'Aries',
      Venus: 'Aries',
      Mercury: 'Aries',
    } as const;
    expect(moods('Saturn', seen)).toContain('trishita');
    expect(moods('Saturn', { ...seen, Jupiter: 'Capricorn' })).not.toContain('trishita');
    expect(moods('Saturn', { ...seen, Saturn: 'Gemini', Sun: 'Sagittarius' })).not.toContain('trishita');
  });

  it('are glad by a friend, in any one way, or with Jupiter; its own sign is no friend’s', () => {
    expect(moods('Mars', { Mars: 'Leo' })).toContain('mudita');
    expect(moods('Mars', { Mars: 'Aries' })).toEqual([]);
    expect(moods('Saturn', { Saturn: 'Capricorn', Jupiter: 'Capricorn' })).toContain('mudita');
  });

  it('are shaken with the Sun under a malefic or an enemy', () => {
    expect(moods('Venus', { Venus: 'Gemini', Sun: 'Gemini' })).toContain('kshobhita');
    expect(moods('Venus', { Venus: 'Cancer', Sun: 'Cancer' })).not.toContain('kshobhita');
    expect(moods('Sun', { Sun: 'Gemini' })).not.toContain('kshobhita');
    expect(moods('Rahu', { Rahu: 'Gemini', Sun: 'Gemini' })).toEqual([]);
  });
});

describe('lights (deeptadi)', () => {
  it('are none of the dignity for a debilitated graha', () => {
    const given = chart({ Saturn: 'Aries' });
    expect(deeptadi('Saturn', 'debilitated', given)).toEqual(['khala']);
    expect(deeptadi('Mars', 'own', chart({ Mars: 'Aries' }))).toEqual(['swastha']);
    expect(deeptadi('Rahu', 'own', chart({ Rahu: 'Aquarius' }))).toEqual(['swastha']);
    expect(deeptadi('Mercury', 'neutral', chart({ Mercury: 'Gemini', Saturn: 'Gemini', Sun: 'Gemini' }))).toEqual([
      'dina',
      'vikala',
      'kopi',
    ]);
  });

  it('have another list', () => {
    // The fifth navamsha of Aries is that of Leo; of Taurus, Taurus: the lord Venus is benefic.
    const given = chart({ Mars: 'Aries', Moon: 'Taurus' });
    const rays = { combust: false, beaten: false };
    expect(deeptadiOfPhaladeepika('Mars', 'own', given, rays)).toEqual(['swastha', 'khala', 'shakta']);
    expect(deeptadiOfPhaladeepika('Moon', 'moolatrikona', given, { ...rays, combust: true })).toEqual([
      'sukhita',
      'shanta',
      'vikala',
    ]);
    expect(deeptadiOfPhaladeepika('Sun', 'debilitated', given, { combust: null, beaten: true })).toEqual([
      'atibhita',
      'khala',
      'nipidita',
    ]);
  });
});

const birth = DELHI;

describe('partial aspects', () => {
  it('are counted from the aspecting graha', () => {
    const { virupas, places, ascendant } = aspects({ birth }).data;
    const ahead = places.Sun.longitude - places.Mars.longitude;
    expect(ahead > 90 && ahead < 120).toBe(true);
    expect(virupas.planets.Mars.Sun).toBeCloseTo(60 - (ahead - 90), 5);
    // The fourth house is 90° from the rising degree, some 146.7° ahead of Jupiter: 60 less twice what is beyond 120.
    const fourth = ascendant.longitude + 90 - places.Jupiter.longitude;
    expect(virupas.houses.Jupiter[3]).toBeCloseTo(60 - 2 * (fourth - 120), 5);
  });
});

describe('the fault of the eighth house', () => {
  const eighth = (graha: SignLord, rising: Sign) =>
    functionalNatureOf(graha, chart({}, rising)).reasons.find(({ rule }) => rule === 'eighth')?.effect;

  it('is none of the lord of a trine, of the Sun and of the Moon', () => {
    expect(eighth('Mars', 'Aries')).toBe('excused');
    expect(eighth('Sun', 'Capricorn')).toBe('excused');
    expect(eighth('Moon', 'Sagittarius')).toBe('excused');
    expect(eighth('Saturn', 'Cancer')).toBe('bad');
    expect(eighth('Jupiter', 'Cancer')).toBeUndefined();
  });
});

describe('the chart of a birth', () => {
  it('is that of charts.rasi', () => {
    const chartOf = rasi({ birth }).data;
    const { planets, ascendant } = dignity({ birth }).data;
    const seen = aspects({ birth }).data;
    expect(ascendant).toEqual(chartOf.ascendant);
    expect(seen.ascendant).toEqual(chartOf.ascendant);
    expect(functionalNature({ birth }).data.lagna).toBe(chartOf.ascendant.sign);
    for (const graha of GRAHAS) {
      const { retrograde, ...position } = chartOf.planetary_positions[graha];
      expect(planets[graha]).toMatchObject({ ...position, retrograde: retrograde === 'R' });
      expect(seen.places[graha]).toEqual(position);
    }
  });

  it('lists what rests on a time that was not given', () => {
    const { time: _, ...noTime } = birth;
    for (const operation of [dignity, aspects, functionalNature]) {
      expect(operation({ birth }).meta).not.toHaveProperty('rests_on_birth_time');
      const { data, meta } = operation({ birth: noTime });
      expect(meta.birth_time_assumed).toBe(true);
      expect(meta.rests_on_birth_time?.length).toBeGreaterThan(3);
      for (const path of meta.rests_on_birth_time ?? []) {
        let found: unknown[] = [data];
        for (const field of path.split('.')) {
          found = found.flatMap((value) => {
            const fields = value as Record<string, unknown>;
            return field === '*' ? Object.values(fields) : [fields[field]];
          });
        }
        expect(
          found.every((value) => value !== undefined),
          path,
        ).toBe(true);
      }
    }
  });

  it('says which readings it follows, and that others differ', () => {
    const others = {
      node_dignity: 'pvr',
      moolatrikona: 'jataka_parijata',
      moon_rule: 'tithi_10',
      mercury_rule: 'majority',
      combustion_limits: 'pyjhora',
      war_winner: 'north_only',
      gandanta_width: 'pada',
      pushkara_bhaga: 'element',
      deeptadi: 'phaladeepika',
    } as const;
    const { provenance } = dignity({ birth, war_limit: 0.5, ...others });
    expect(provenance?.conventions).toMatchObject({ ...others, war_limit: '0.5' });
    const notes = provenance?.disputed.map(({ note }) => note).join(' ') ?? '';
    for (const [option, value] of Object.entries(others)) {
      expect(notes, option).toMatch(new RegExp(`Here: [^;]*${value}[^;]*; the options? [a-z_ ]*${option}`));
    }
    expect(notes).toContain('war_limit');
    const seen = aspects({ birth, node_aspects: 'seventh', drishti: 'english' }).provenance;
    expect(seen?.conventions).toMatchObject({ node_aspects: 'seventh', drishti: 'english' });
  });

  it('has what only some readings have', () => {
    const of = (options: Partial<DignityInput>) => dignity({ birth, ...options }).data.planets;
    expect([of({}).Rahu.dignity, of({ node_dignity: 'none' }).Rahu.dignity]).toEqual(['great_friend', 'great_friend']);
    expect([of({}).Moon.natural_nature, of({ moon_rule: 'half_lit' }).Moon.natural_nature]).toEqual([
      'malefic',
      'malefic',
    ]);
    expect(of({ deeptadi: 'phaladeepika' }).Jupiter.avasthas.deeptadi).toEqual(['pradipta', 'khala', 'shakta']);
    expect(of({ pushkara_bhaga: 'element' }).Venus.pushkara_bhaga).toBe(false);
    expect(of({}).Venus.pushkara_bhaga).toBe(true);
  });
});

function failure(call: () => unknown): SiddhantaError {
  try {
    call();
  } catch (error) {
    if (isSiddhantaError(error)) return error;
    throw error;
  }
  throw new Error('did not fail');
}

describe('bad input', () => {
  it.each([
    ['an option that there is not', { nodedignity: 'bphs' }, 'unknown_field', 'nodedignity'],
    ['a reading that there is not', { node_dignity: 'raman' }, 'invalid_value', 'node_dignity'],
    ['a limit of the wrong type', { war_limit: '1' }, 'invalid_value', 'war_limit'],
    ['a limit that is too wide', { war_limit: 2 }, 'invalid_value', 'war_limit'],
    ['a list that there is not', { deeptadi: 'saravali' }, 'invalid_value', 'deeptadi'],
    ['a year out of range', { birth: { ...birth, date: '0999-12-31' } }, 'date_out_of_range', 'birth.date'],
    ['a span of births', { birth: { ...birth, uncertainty_minutes: 5 } }, 'invalid_value', 'birth.uncertainty_minutes'],
    [
      'a pole',
      { birth: { ...birth, place: { latitude: 90, longitude: 0, timezone: 'UTC' } } },
      'undefined_at_latitude',
      'birth.place.latitude',
    ],
  ])('%s is refused by name', (_, more, code, field) => {
    const error = failure(() => dignity({ birth, ...more } as unknown as DignityInput));
    expect([error.code, error.field]).toEqual([code, field]);
    expect(error.message).toContain(code === 'undefined_at_latitude' ? 'latitude 90' : field);
  });

  it('is refused by the others, too', () => {
    expect(failure(() => aspects({ birth, drishti: 'rough' } as never)).field).toBe('drishti');
    expect(failure(() => aspects({ birth, node_aspects: true } as never)).field).toBe('node_aspects');
    expect(failure(() => functionalNature({ birth, moon_rule: 'full' } as never)).message).toContain('half_lit');
  });
});
