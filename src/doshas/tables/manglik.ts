import { type CancellationRule, type RuleSource, verse } from '../evidence.js';

/** The houses in which Mars counts, whole signs from the reference as the first. */
export const MANGLIK_HOUSES = {
  bphs: [1, 4, 7, 8, 12],
  kerala: [2, 4, 7, 8, 12],
  all: [1, 2, 4, 7, 8, 12],
} as const;

/** A set of houses in which Mars counts. */
export type ManglikHouses = keyof typeof MANGLIK_HOUSES;

export const MANGLIK_HOUSE_SETS = ['bphs', 'kerala', 'all'] as const satisfies readonly ManglikHouses[];

export const MANGLIK_HOUSE_SOURCES: Readonly<Record<ManglikHouses, RuleSource>> = {
  bphs: verse('80.47'),
  kerala: {
    work: 'unnamed verse “kutumbe cha vyaye saukhye”; the same houses after B. V. Raman, as Anuradha Rai has them',
    locus: '',
    state: 'quoted',
  },
  all: { work: 'Chilakamarthi, on Kuja dosha (the 2nd added after Deva Keralam)', locus: '', state: 'quoted' },
};

/** The references from which houses are counted. */
export const MANGLIK_REFERENCES = ['lagna', 'Moon', 'Venus'] as const;

/** The reference from which houses are counted. @names planet */
export type ManglikReference = (typeof MANGLIK_REFERENCES)[number];

const RAMAN = [
  {
    work: 'B. V. Raman, as Jyothishi Pandit (2008) and Anuradha Rai list him',
    locus: '',
    state: 'quoted',
  },
] as const;

/** What lifts or weakens the doṣa, each by its source. The rule on `house` applies to the position from the lagna alone. */
export const CANCELLATIONS = [
  {
    id: 'benefic_joins_or_aspects',
    definition: 'Mars is joined or fully aspected by a chart benefic (other than itself).',
    effect: 'whole',
    when: { joined_or_aspected: { planet: 'Mars', group: 'benefics' } },
    label: 'classical',
    sources: [verse('80.47: stated of a Mars that no benefic joins or aspects')],
  },
  {
    id: 'leo_or_aquarius',
    definition: 'Mars is in Leo or Aquarius.',
    effect: 'whole',
    when: { in_sign: { planet: 'Mars', signs: ['Leo', 'Aquarius'] } },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'second_in_mercury_sign',
    definition: 'Mars is in the 2nd in Gemini or Virgo.',
    effect: 'house',
    when: {
      all: [{ in_house: { planet: 'Mars', houses: [2] } }, { in_sign: { planet: 'Mars', signs: ['Gemini', 'Virgo'] } }],
    },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'fourth_in_own_sign',
    definition: 'Mars is in the 4th in Aries or Scorpio.',
    effect: 'house',
    when: {
      all: [
        { in_house: { planet: 'Mars', houses: [4] } },
        { in_sign: { planet: 'Mars', signs: ['Aries', 'Scorpio'] } },
      ],
    },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'seventh_in_cancer_or_capricorn',
    definition: 'Mars is in the 7th in Cancer or Capricorn.',
    effect: 'house',
    when: {
      all: [
        { in_house: { planet: 'Mars', houses: [7] } },
        { in_sign: { planet: 'Mars', signs: ['Cancer', 'Capricorn'] } },
      ],
    },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'eighth_in_jupiter_sign',
    definition: 'Mars is in the 8th in Sagittarius or Pisces.',
    effect: 'house',
    when: {
      all: [
        { in_house: { planet: 'Mars', houses: [8] } },
        { in_sign: { planet: 'Mars', signs: ['Sagittarius', 'Pisces'] } },
      ],
    },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'twelfth_in_venus_sign',
    definition: 'Mars is in the 12th in Taurus or Libra.',
    effect: 'house',
    when: {
      all: [
        { in_house: { planet: 'Mars', houses: [12] } },
        { in_sign: { planet: 'Mars', signs: ['Taurus', 'Libra'] } },
      ],
    },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'with_jupiter_or_moon',
    definition: 'Mars shares a sign with Jupiter or the Moon.',
    effect: 'whole',
    when: { conjunct_any: { planet: 'Mars', group: ['Jupiter', 'Moon'] } },
    label: 'tradition',
    sources: RAMAN,
  },
  {
    id: 'jupiter_or_venus_in_lagna',
    definition: 'Jupiter or Venus is in the lagna.',
    effect: 'whole',
    when: { house_has: { houses: [1], group: ['Jupiter', 'Venus'], min: 1 } },
    label: 'tradition',
    sources: [{ work: 'Poorvapunya, on Kuja dosha', locus: '', state: 'quoted' }],
  },
  {
    id: 'jupiter_or_mercury_influence',
    definition: 'Mars is joined or aspected by Jupiter or Mercury.',
    effect: 'whole',
    when: { joined_or_aspected: { planet: 'Mars', group: ['Jupiter', 'Mercury'] } },
    label: 'tradition',
    sources: [
      {
        work: 'unnamed verse “sthana panchako dosha”',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'jupiter_or_saturn_influence',
    definition: 'Mars is joined or aspected by Jupiter or Saturn.',
    effect: 'whole',
    when: { joined_or_aspected: { planet: 'Mars', group: ['Jupiter', 'Saturn'] } },
    label: 'tradition',
    sources: [{ work: 'PyJHora dosha.py exception 7, there ascribed to Raman', locus: '', state: 'quoted' }],
  },
  {
    id: 'lagna_cancer_or_leo',
    definition: 'Cancer or Leo rises.',
    effect: 'whole',
    when: { lagna_in: ['Cancer', 'Leo'] },
    label: 'tradition',
    sources: [
      {
        work: 'unnamed verse “ravi indu kshetra”; PyJHora 15',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'own_or_exalted',
    definition: 'Mars is in Aries, Scorpio or Capricorn.',
    effect: 'whole',
    when: { in_sign: { planet: 'Mars', signs: ['Aries', 'Scorpio', 'Capricorn'] } },
    label: 'tradition',
    sources: [{ work: 'Chilakamarthi, on Kuja dosha; PyJHora 12', locus: '', state: 'quoted' }],
  },
  {
    id: 'friend_sign',
    definition: 'Mars is in a sign of the Sun, the Moon or Jupiter.',
    effect: 'reduces',
    when: { in_sign: { planet: 'Mars', signs: ['Cancer', 'Leo', 'Sagittarius', 'Pisces'] } },
    label: 'tradition',
    sources: [{ work: 'Chilakamarthi, on Kuja dosha; PyJHora 12', locus: '', state: 'quoted' }],
  },
  {
    id: 'movable_sign',
    definition: 'Mars is in a movable sign.',
    effect: 'whole',
    when: { in_sign: { planet: 'Mars', signs: ['Aries', 'Cancer', 'Libra', 'Capricorn'] } },
    label: 'tradition',
    sources: [
      {
        work: 'unnamed verse “chara rasi gato bhauma”; PyJHora 13',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'retrograde',
    definition: 'Mars is retrograde.',
    effect: 'reduces',
    when: { retrograde: 'Mars' },
    label: 'tradition',
    sources: [{ work: 'PyJHora 8', locus: '', state: 'quoted' }],
  },
  {
    id: 'combust',
    definition: 'Mars is combust.',
    effect: 'reduces',
    when: { combust: 'Mars' },
    label: 'tradition',
    sources: [{ work: 'PyJHora 9', locus: '', state: 'quoted' }],
  },
  {
    id: 'sign_junction',
    definition: 'Mars is in the first or last degree of a sign ([0,1) or (29,30)).',
    effect: 'reduces',
    when: {
      in_degrees: {
        planet: 'Mars',
        spans: [
          [0, 1],
          [29, 30],
        ],
      },
    },
    label: 'tradition',
    sources: [{ work: 'PyJHora 9', locus: '', state: 'quoted' }],
  },
  {
    id: 'lagna_lord',
    definition: 'Mars rules the lagna.',
    effect: 'whole',
    when: { same: [{ lord: 1 }, 'Mars'] },
    label: 'tradition',
    sources: [{ work: 'PyJHora 10', locus: '', state: 'quoted' }],
  },
  {
    id: 'dispositor_debilitated',
    definition: "The lord of Mars's sign is debilitated.",
    effect: 'reduces',
    when: { debilitated: { dispositor: 'Mars' } },
    label: 'tradition',
    sources: [{ work: 'PyJHora 11', locus: '', state: 'quoted' }],
  },
  {
    id: 'dispositor_in_kendra_or_trikona',
    definition: "The lord of Mars's sign is in 1, 4, 5, 7, 9 or 10.",
    effect: 'reduces',
    when: { in_house: { planet: { dispositor: 'Mars' }, houses: [1, 4, 5, 7, 9, 10] } },
    label: 'tradition',
    sources: [{ work: 'PyJHora 14', locus: '', state: 'quoted' }],
  },
  {
    id: 'with_jupiter_or_venus',
    definition: 'Mars shares a sign with Jupiter or Venus.',
    effect: 'reduces',
    when: { conjunct_any: { planet: 'Mars', group: ['Jupiter', 'Venus'] } },
    label: 'tradition',
    sources: [{ work: 'PyJHora 16 as coded (its text says Jupiter or Moon)', locus: '', state: 'quoted' }],
  },
] as const satisfies readonly CancellationRule[];

/** What the verses say of a couple; only with two charts. */
export const BOTH_PARTNERS = {
  id: 'both_partners',
  definition: 'Mars counts from the lagna in both charts.',
  effect: 'match',
  label: 'classical',
  sources: [verse('80.48–49')],
} as const satisfies Omit<CancellationRule, 'when'>;
