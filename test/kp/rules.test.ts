import { describe, expect, it } from 'vitest';
import { dashaCycle, UNITS_PER_YEAR } from '../../src/dashas/rules/cycle.js';
import { VIMSHOTTARI_SYSTEM } from '../../src/dashas/tables/vimshottari.js';
import { houseAt, houseOwner, housesOwned, kpFigure } from '../../src/kp/rules/figure.js';
import { finalRationale } from '../../src/kp/rules/final.js';
import { judge } from '../../src/kp/rules/judgment.js';
import { horaryLongitude, latticeRows } from '../../src/kp/rules/lattice.js';
import { matterOf } from '../../src/kp/rules/matter.js';
import { rulingPlanets } from '../../src/kp/rules/ruling.js';
import { signification, significators } from '../../src/kp/rules/significators.js';
import { conjoinedPeriod, runningPeriods } from '../../src/kp/rules/timing.js';
import { kpPeriods } from '../../src/kp/timeline.js';
import { DEGREE, microArcseconds, modulo, SIGN, TURN } from '../../src/math/angle.js';
import { SIDEREAL_YEAR_DAYS } from '../../src/time/years.js';
import { GRAHAS, type Graha } from '../../src/zodiac/names.js';
import type { Placement } from '../../src/zodiac/position.js';

const CUSPS = Array.from({ length: 12 }, (_, i) => microArcseconds((30 * i + 15) * DEGREE));

function figureOf(places: Readonly<Record<Graha, number>>, backward: readonly Graha[] = [], cusps = CUSPS) {
  const grahas = Object.fromEntries(
    GRAHAS.map((graha) => [
      graha,
      { longitude: microArcseconds(Math.round(places[graha] * DEGREE)), retrograde: backward.includes(graha) },
    ]),
  ) as Record<Graha, Placement>;
  return kpFigure(cusps, grahas);
}

const PLACES: Readonly<Record<Graha, number>> = {
  Sun: 20, // house 1, star of Venus
  Moon: 50, // house 2, star of Moon
  Mars: 130, // house 4, star of Ketu
  Mercury: 25, // house 1, star of Venus
  Jupiter: 95, // house 3, star of Saturn
  Venus: 340, // house 11, star of Saturn
  Saturn: 200, // house 7, star of Jupiter (200° is where Viśākhā begins)
  Rahu: 70, // house 2, star of Rahu
  Ketu: 250, // house 8, star of Ketu
};

describe('houses', () => {
  it('begin at their cusps', () => {
    expect(houseAt(microArcseconds(15 * DEGREE), CUSPS)).toBe(1);
    expect(houseAt(microArcseconds(15 * DEGREE - 1), CUSPS)).toBe(12);
    expect(houseAt(microArcseconds(0), CUSPS)).toBe(12);
    expect(houseAt(microArcseconds(45 * DEGREE - 1), CUSPS)).toBe(1);
    expect(() =>
      houseAt(
        microArcseconds(5),
        CUSPS.map(() => microArcseconds(0)),
      ),
    ).toThrow(RangeError);
  });

  it('may be unequal, a sign holding two cusps or none', () => {
    const cusps = [0, 20, 29, 70, 110, 150, 180, 200, 209, 250, 290, 330].map((degrees) =>
      microArcseconds(degrees * DEGREE),
    );
    const figure = figureOf(PLACES, [], cusps);
    expect([1, 2, 3].map((house) => houseOwner(figure, house))).toEqual(['Mars', 'Mars', 'Mars']);
    expect(housesOwned(figure, 'Mars')).toEqual([1, 2, 3]);
    expect(housesOwned(figure, 'Venus')).toEqual([7, 8, 9]);
    expect(housesOwned(figure, 'Rahu')).toEqual([]);
    expect(figure.grahas.Sun.house).toBe(2);
  });
});

describe('significators', () => {
  const figure = figureOf(PLACES);

  it('are graded: star of the occupant, occupant, star of the owner, owner', () => {
    expect(significators(figure, 1)).toEqual({ A: [], B: ['Sun', 'Mercury'], C: [], D: ['Mars'] });
    expect(significators(figure, 2)).toEqual({
      A: ['Moon', 'Rahu'],
      B: ['Moon', 'Rahu'],
      C: ['Sun', 'Mercury'],
      D: ['Venus'],
    });
    expect(significators(figure, 5)).toEqual({ A: [], B: [], C: [], D: ['Sun'] });
    expect(significators(figure, 11)).toEqual({
      A: ['Sun', 'Mercury'],
      B: ['Venus'],
      C: ['Jupiter', 'Venus'],
      D: ['Saturn'],
    });
  });

  it('are four steps for a graha, with a link each', () => {
    expect(signification(figure, 'Sun')).toEqual({
      houses: [1, 2, 5, 7, 11],
      links: ['star lord occupies 11', 'occupant of 1', 'star lord owns 2', 'star lord owns 7', 'lord of 5'],
    });
    expect(signification(figure, 'Mars')).toEqual({
      houses: [1, 4, 8],
      links: ['star lord occupies 8', 'occupant of 4', 'lord of 1', 'lord of 8'],
    });
    expect(signification(figure, 'Moon')).toEqual({
      houses: [2, 4],
      links: ['star lord occupies 2', 'occupant of 2', 'star lord owns 4', 'lord of 4'],
    });
  });
});

describe('ruling planets', () => {
  it('are of the rising degree, the Moon and the day', () => {
    expect(rulingPlanets(microArcseconds(77 * DEGREE), microArcseconds(231 * DEGREE), 1)).toEqual({
      asc_sign_lord: 'Mercury',
      asc_star_lord: 'Rahu',
      day_lord: 'Moon',
      moon_sign_lord: 'Mars',
      moon_star_lord: 'Mercury',
    });
    expect(
      [0, 1, 2, 3, 4, 5, 6].map((day) => rulingPlanets(microArcseconds(0), microArcseconds(0), day).day_lord),
    ).toEqual(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn']);
    expect(() => rulingPlanets(microArcseconds(0), microArcseconds(0), 7)).toThrow(RangeError);
  });
});

describe('judgment', () => {
  /** The first cusp begins number 37: sub, sub-sub and sub-sub-sub lord are all the Sun. */
  const cusps = CUSPS.map((_, i) => modulo(horaryLongitude(37) + i * SIGN, TURN));
  const at37 = (backward: readonly Graha[] = []) => figureOf(PLACES, backward, cusps);

  it('counts houses for and against over the three lords', () => {
    // Cusps from 52°40′: the Sun is in house 11, Venus, his star lord, in 10; she owns 1 and 6, he owns 4.
    const figure = at37();
    expect(signification(figure, 'Sun').houses).toEqual([1, 4, 6, 10, 11]);
    const { chain, verdict, confidence, rationale } = judge(figure, { house: 1, good: [1, 11], bad: [6] });
    expect(chain).toHaveLength(3);
    expect(chain[0]).toEqual({
      planet: 'Sun',
      houses_signified: [1, 4, 6, 10, 11],
      good: [1, 11],
      bad: [6],
      neutral: [4, 10],
    });
    expect([verdict, confidence]).toEqual(['YES', 'HIGH']);
    expect(rationale).toBe(
      'The cusp of house 1 is judged by its lords Sun (sub lord), Sun (sub-sub lord) and Sun (sub-sub-sub lord). ' +
        'The sub lord Sun signifies houses 1 and 11 for the matter, house 6 against it and houses 4 and 10 without bearing on it. ' +
        'The sub-sub lord Sun signifies houses 1 and 11 for the matter, house 6 against it and houses 4 and 10 without bearing on it. ' +
        'The sub-sub-sub lord Sun signifies houses 1 and 11 for the matter, house 6 against it and houses 4 and 10 without bearing on it. ' +
        'The score is +3: YES with HIGH confidence.',
    );
  });

  it('is MAYBE with LOW confidence when nothing outweighs', () => {
    expect(judge(at37(), { house: 1, good: [1], bad: [6] })).toMatchObject({ verdict: 'MAYBE', confidence: 'LOW' });
    expect(judge(at37(), { house: 1, good: [], bad: [] })).toMatchObject({ verdict: 'MAYBE', confidence: 'LOW' });
  });

  it('loses a step for a retrograde sub lord or star lord, the nodes apart', () => {
    const matter = { house: 1, good: [], bad: [4, 10] };
    expect(judge(at37(), matter)).toMatchObject({ verdict: 'NO', confidence: 'HIGH' });
    const byStar = judge(at37(['Venus']), matter);
    expect(byStar).toMatchObject({ verdict: 'NO', confidence: 'MEDIUM' });
    expect(byStar.rationale).toContain(
      'Venus, the star lord of the sub lord Sun, is retrograde, which lowers confidence from HIGH to MEDIUM.',
    );
    // The Sun is never retrograde, but the rule does not know.
    const both = judge(at37(['Sun', 'Venus']), matter);
    expect(both).toMatchObject({ confidence: 'MEDIUM' });
    expect(both.rationale).toContain('The sub lord Sun and its star lord Venus are retrograde');
    // Mars in the star of Ketu, who always moves backwards.
    const mars = latticeRows().find(({ lords, split }) => lords.sub === 'Mars' && !split);
    const marsCusps = CUSPS.map((_, i) => modulo((mars?.start ?? 0) * 1_000_000 + i * SIGN, TURN));
    const nodes = figureOf(PLACES, ['Rahu', 'Ketu'], marsCusps);
    expect(nodes.grahas.Mars.lords.star).toBe('Ketu');
    const all = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(judge(nodes, { house: 1, good: all, bad: [] })).toMatchObject({ verdict: 'YES', confidence: 'HIGH' });
    expect(judge(figureOf(PLACES, ['Mars'], marsCusps), { house: 1, good: all, bad: [] }).confidence).toBe('MEDIUM');
  });

  it('keeps LOW where it is low already, and says so', () => {
    const { confidence, rationale } = judge(at37(['Venus']), { house: 1, good: [1], bad: [6] });
    expect(confidence).toBe('LOW');
    expect(rationale).toMatch(/is retrograde; confidence is LOW already\.$/);
  });

  it('loses a step when the sub lord alone points the other way', () => {
    const split = CUSPS.map((_, i) => modulo(horaryLongitude(23) + i * SIGN, TURN));
    const figure = figureOf(PLACES, [], split);
    const [rahu, saturn, mars] = (['Rahu', 'Saturn', 'Mars'] as const).map(
      (graha) => signification(figure, graha).houses,
    );
    const bad = (rahu ?? []).filter((house) => !saturn?.includes(house) && !mars?.includes(house)).slice(0, 1);
    const good = [...(saturn ?? []), ...(mars ?? [])].filter((house) => !rahu?.includes(house)).slice(0, 3);
    expect([bad.length, good.length]).toEqual([1, 3]);
    const { verdict, confidence, rationale } = judge(figure, { house: 1, good, bad });
    expect([verdict, confidence]).toEqual(['YES', 'MEDIUM']);
    expect(rationale).toContain(
      'The sub lord Rahu alone points the other way (−1), which lowers confidence from HIGH to MEDIUM.',
    );
  });

  it('refuses a house that is none', () => {
    expect(() => judge(at37(), { house: 13, good: [], bad: [] })).toThrow(RangeError);
  });
});

describe('periods', () => {
  const NONE = Object.fromEntries(GRAHAS.map((graha) => [graha, []])) as unknown as Record<Graha, readonly number[]>;
  const NOW = 2_460_345.5;
  const utAt = (units: number): number => NOW + units * (SIDEREAL_YEAR_DAYS / UNITS_PER_YEAR);
  const RULERS = {
    asc_sign_lord: 'Mars',
    asc_star_lord: 'Mars',
    day_lord: 'Mars',
    moon_sign_lord: 'Mars',
    moon_star_lord: 'Mars',
  } as const;

  it('run from the moment; sub-periods begin with the lord of their parent', () => {
    expect(
      runningPeriods(dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(0) })).map(
        ({ layer, period }) => `${layer} ${period.lord} ${period.start}`,
      ),
    ).toEqual(['Dasha Ketu 0', 'Bhukti Ketu 0', 'Antara Ketu 0', 'Sukshma Ketu 0']);
    expect(
      runningPeriods(dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(48_000_000_000 - 1) })).map(
        ({ period }) => period.lord,
      ),
    ).toEqual(['Ketu', 'Mercury', 'Saturn', 'Jupiter']);
  });

  it('are conjoined when all three lords are fruitful, ruling ones first', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(0) });
    const lords = (fruitful: readonly Graha[], ruling: readonly Graha[]) => {
      const found = conjoinedPeriod(cycle, (lord) => fruitful.includes(lord), new Set(ruling));
      return found && [...found.path.map(({ lord }) => lord), found.ruling];
    };
    expect(lords(['Ketu'], ['Ketu'])).toEqual(['Ketu', 'Ketu', 'Ketu', true]);
    expect(lords(['Ketu'], [])).toEqual(['Ketu', 'Ketu', 'Ketu', false]);
    expect(lords(['Ketu', 'Venus'], ['Venus'])).toEqual(['Venus', 'Venus', 'Venus', true]);
    // The Sun’s own period begins after 27 years, beyond the horizon.
    expect(lords(['Sun'], ['Sun'])).toBeUndefined();
    expect(lords([], [])).toBeUndefined();
  });

  it('count the running antara, and none that is over', () => {
    // Half a year into Ketu: Ketu–Ketu (0.408 years) is over.
    const elapsed = (0.5 / 7) * 48_000_000_000;
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(Math.round(elapsed)) });
    const found = conjoinedPeriod(cycle, (lord) => lord === 'Ketu' || lord === 'Venus', new Set());
    expect(found?.path.map(({ lord }) => lord)).toEqual(['Ketu', 'Venus', 'Venus']);
    expect(found && found.path[2].start <= cycle.elapsed && cycle.elapsed < found.path[2].end).toBe(true);
    expect(cycle.elapsed / UNITS_PER_YEAR).toBeCloseTo(0.5, 9);
  });

  it('give no estimate when no lord furthers the matter', () => {
    const { kp_timing, timing_estimate, rationale, vimshottari_dasha } = kpPeriods(
      dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(0) }),
      utAt,
      NONE,
      RULERS,
    );
    expect([kp_timing, timing_estimate, vimshottari_dasha.length]).toEqual([[], null, 4]);
    expect(rationale).toBe(
      'No antara of the next 20 years has three lords that all signify a house for the matter, and no running period has a lord that signifies one, so no time is estimated.',
    );
  });

  it('fall back on the first running period that furthers the matter', () => {
    const cycle = dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(Math.round((0.5 / 7) * 48_000_000_000)) });
    const { kp_timing, timing_estimate, rationale } = kpPeriods(cycle, utAt, { ...NONE, Ketu: [2, 11] }, RULERS);
    expect(timing_estimate).toEqual(kp_timing[0]);
    expect(timing_estimate).toMatchObject({ dasha_layer: 'Dasha', lord: 'Ketu', good_houses: [2, 11] });
    expect(rationale).toMatch(/the running Dasha of Ketu, which signifies houses 2 and 11, stands in for it\.$/);
  });

  it('are dated from the moment in sidereal years', () => {
    const { vimshottari_dasha, timing_estimate } = kpPeriods(
      dashaCycle(VIMSHOTTARI_SYSTEM, { moon: microArcseconds(0) }),
      utAt,
      { ...NONE, Ketu: [7] },
      RULERS,
    );
    const [dasha] = vimshottari_dasha;
    expect(dasha).toEqual({
      level: 'Dasha',
      lord: 'Ketu',
      start_date: [2024, 2, 5],
      // 2556.79 days, seven calendar years less five hours.
      end_date: [2031, 2, 4],
      start_jd: NOW,
      end_jd: NOW + 7 * 365.256363,
    });
    expect(vimshottari_dasha[1]?.percent_elapsed).toBe(0);
    expect(timing_estimate?.event_estimate).toBe(
      'Event possible during Antara of Ketu, Bhukti of Ketu, Dasha of Ketu (2024-02-05 to 2024-02-13)',
    );
  });
});

describe('the final reasons', () => {
  it('name the question’s keywords, the lords, the Moon and the eleventh cusp', () => {
    const figure = figureOf(PLACES);
    const matter = matterOf('Will I change my job?');
    const text = finalRationale(figure, matter, judge(figure, matter), 'No time.');
    expect(text).toMatch(
      /^The question is read as job change from "change … job": house 10, with houses 5, 9, 10 and 11 for it/,
    );
    expect(text).toContain(
      'The Moon, in its own star, signifies no house of the matter, so the question may not be genuine.',
    );
    expect(text).toMatch(/The sub lord of cusp 11, \w+, signifies houses? /);
    const elsewhere = figureOf({ ...PLACES, Moon: 90 });
    expect(elsewhere.grahas.Moon.lords.star).toBe('Jupiter');
    expect(
      finalRationale(elsewhere, { ...matter, house: 5, good: [6] }, judge(elsewhere, matter), 'No time.'),
    ).toContain('Neither the Moon nor its star lord Jupiter signifies a house of the matter');
  });

  it('say of a NO that time is beside the point', () => {
    const figure = figureOf(PLACES);
    const matter = { ...matterOf(''), good: [], bad: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] };
    const text = finalRationale(figure, matter, judge(figure, matter), 'The event is expected.');
    expect(text).toMatch(/^Without a keyword that names a matter, the fulfilment of desire is judged: house 11/);
    expect(text).toMatch(/Should it come about all the same, the event is expected\.$/);
  });
});
