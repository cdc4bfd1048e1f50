import type { SettledConventions } from '../../input/conventions.js';
import type { Profile } from '../../types.js';

export type ProfileNotes = Readonly<
  Partial<Record<Exclude<keyof SettledConventions, 'profile'> | 'version' | 'dates' | 'calendar' | 'houses', string>>
>;

export interface ProfileEvidence {
  readonly notes: ProfileNotes;
  readonly sure: string;
  /** Repository at a commit, and file; or a test of this library. */
  readonly evidence: readonly string[];
}

const COPIES =
  'sulabhschauhan/astro-agent@25dd8698 reference/oracle_fixtures/*.md and @2d460e46 tests/fixtures/jhora_*.md';

/**
 * Exports and copies of the programs in public repositories, read there, and measurements by the tests named. What a profile cannot know
 * keeps our own setting, and its note says so.
 */
export const PROFILE_EVIDENCE: Readonly<Record<Profile, ProfileEvidence>> = {
  siddhanta: {
    notes: {},
    sure: 'certain: what this library computes where nothing is asked for',
    evidence: ['src/cast/conventions.ts'],
  },
  swiss: {
    notes: {
      node: 'none of its own: mean or true as a caller asks; ours is kept',
      ayanamsa: 'its own default is Fagan/Bradley, which everyone changes; ours is kept',
      year: 'it has no dashas; ours is kept',
      sunrise: 'its rising without further flags: upper limb with refraction',
    },
    sure: 'certain: by definition, and measured',
    evidence: [
      'Swiss Ephemeris 2.10.03, manual and header sweph.h (aloistr/swisseph@3fd0f956)',
      'fixtures/oracle/conventions.json',
    ],
  },
  jagannatha_hora: {
    notes: {
      version: 'Jagannatha Hora 8, as exported between June and August 2026',
      positions: 'true places in every export; a preference of the program, and one more user lists apparent places',
      ayanamsa:
        'its menu says "True Lahiri/Chitrapaksha", the first of the list; its "Traditional Lahiri" is lahiri_jhora. That the first is how it is delivered is likely: three users have it, two of them without saying that they changed it',
      node: 'unknown how it is delivered: one user has the true node, one the mean',
      dates: 'shown at the UTC offset of the birth',
      calendar: 'proleptic Gregorian',
    },
    sure: 'measured: positions, place of the star, year, sunrise, calendar; likely: that these are its settings as delivered; unknown: the node',
    evidence: [
      'krymlov/swe-jyotisa-lib@cd553479 src/test/resources/org/jyotisa/refjhora8',
      COPIES,
      'naturalstupid/PyJHora@e20943c src/jhora/utils.py set_flags_for_planet_positions, const.py JHORA_DEFAULT',
      'test/oracle/geometric.test.ts, test/oracle/dasha-years.test.ts, test/oracle/sunrise-hindu.test.ts',
    ],
  },
  pyjhora: {
    notes: { ayanamsa: 'its default; its own tests use lahiri with the mean node' },
    sure: 'read in its source',
    evidence: ['naturalstupid/PyJHora@e20943c const.py 97, 265, 1603; utils.py 1684; README 136-138'],
  },
  drik_panchang: {
    notes: {
      ayanamsa:
        'inferred: its pages say Lahiri; lahiri_vp285 with mean_from_true fits the Moons behind four dasha pages to 2.7″ (1.8″ rms), Lahiri itself to 22″ rms',
      ayanamsa_reference: 'inferred with the ayanamsa',
      year: 'measured on four births',
      sunrise: 'measured on its day pages',
      node: 'unknown; ours is kept',
      time_scale: 'unknown; ours is kept',
    },
    sure: 'measured: sunrise and year; inferred from instants of dashas: the ayanamsa; unknown: node and time scale',
    evidence: [
      'sulabhschauhan/astro-agent@58000c1a diagnostics/drik_vimshottari_S76_*.md',
      'test/oracle/dasha-years.test.ts, test/oracle/panchang-published.test.ts',
    ],
  },
  astrosage: {
    notes: {
      positions: 'unknown: it has positions of its own, up to 107″ from either kind and Saturn once 362″',
      ayanamsa: 'the printed value is 1.2″ to 2.2″ below lahiri',
      node: 'measured: 12″ from the mean node',
      year: 'measured: the first boundary in four reports of four; sub-periods are not known',
      sunrise: 'unknown; ours is kept',
      houses: 'its chalit has the middles of Sripati; charts here stay whole-sign',
    },
    sure: 'measured on four printed reports of 2024 to 2026: no settings reproduce its longitudes to the arcsecond',
    evidence: [COPIES, 'test/oracle/dasha-years.test.ts'],
  },
};
