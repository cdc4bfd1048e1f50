import { type CurseRule, verse } from '../evidence.js';

/**
 * The curses (śāpa) of the 5th house that the verses define completely: of serpents (83.9–16) and of the father (83.20–30). Verse 83.13 needs
 * Māndi and is left out. The house of the father is read as the 10th, by the parallel of 83.24. Shares are of 1,500 random births.
 */
export const CURSES = [
  {
    id: 'sarpa_shapa_1',
    kind: 'sarpa',
    definition: 'Rahu is in the 5th and aspected by Mars or in a sign of Mars.',
    when: {
      all: [
        { in_house: { planet: 'Rahu', houses: [5] } },
        { any: [{ aspects: ['Mars', 'Rahu'] }, { in_sign: { planet: 'Rahu', signs: ['Aries', 'Scorpio'] } }] },
      ],
    },
    share_of_births_percent: 3.2,
    label: 'classical',
    sources: [verse('83.9')],
  },
  {
    id: 'sarpa_shapa_2',
    kind: 'sarpa',
    definition: 'The 5th lord is with Rahu, and Saturn in the 5th is joined or aspected by the Moon.',
    when: {
      all: [
        { conjunct: [{ lord: 5 }, 'Rahu'] },
        { in_house: { planet: 'Saturn', houses: [5] } },
        { joined_or_aspected: { planet: 'Saturn', group: ['Moon'] } },
      ],
    },
    share_of_births_percent: 0.13,
    label: 'classical',
    sources: [verse('83.10')],
  },
  {
    id: 'sarpa_shapa_3',
    kind: 'sarpa',
    definition: 'Jupiter is with Rahu, the 5th lord is weak, the lagna lord is with Mars.',
    when: {
      all: [
        { conjunct: ['Jupiter', 'Rahu'] },
        { not: { strong: { lord: 5 } } },
        { conjunct: [{ lord: 1 }, 'Mars'] },
        { not: { same: [{ lord: 1 }, 'Mars'] } },
      ],
    },
    share_of_births_percent: 0.6,
    label: 'classical',
    sources: [verse('83.11')],
  },
  {
    id: 'sarpa_shapa_4',
    kind: 'sarpa',
    definition: 'Jupiter is with Mars, Rahu in the lagna, the 5th lord in 6, 8 or 12.',
    when: {
      all: [
        { conjunct: ['Jupiter', 'Mars'] },
        { in_house: { planet: 'Rahu', houses: [1] } },
        { in_house: { planet: { lord: 5 }, houses: [6, 8, 12] } },
      ],
    },
    share_of_births_percent: 0.33,
    label: 'classical',
    sources: [verse('83.12')],
  },
  {
    id: 'sarpa_shapa_5',
    kind: 'sarpa',
    definition: 'The 5th is a sign of Mars, its lord is with Rahu and joined or aspected by Mercury.',
    when: {
      all: [
        { sign_of_house_owned_by: { house: 5, planet: 'Mars' } },
        { conjunct: ['Mars', 'Rahu'] },
        { joined_or_aspected: { planet: 'Mars', group: ['Mercury'] } },
      ],
    },
    share_of_births_percent: 0.2,
    label: 'classical',
    sources: [verse('83.14')],
  },
  {
    id: 'sarpa_shapa_6',
    kind: 'sarpa',
    definition: 'Sun, Mars, Saturn, Rahu, Mercury and Jupiter are all in the 5th and the lords of 5 and 1 are weak.',
    when: {
      all: [
        {
          all_in_houses: {
            group: ['Sun', 'Mars', 'Saturn', 'Rahu', 'Mercury', 'Jupiter'],
            houses: [5],
            each_occupied: false,
          },
        },
        { not: { strong: { lord: 5 } } },
        { not: { strong: { lord: 1 } } },
      ],
    },
    share_of_births_percent: 0.0,
    label: 'classical',
    sources: [verse('83.15')],
  },
  {
    id: 'sarpa_shapa_7',
    kind: 'sarpa',
    definition:
      'The lagna lord is with Rahu and the 5th lord with Mars; or Jupiter is with Rahu (and the 5th lord with Mars).',
    when: {
      all: [
        { conjunct: [{ lord: 5 }, 'Mars'] },
        { any: [{ conjunct: [{ lord: 1 }, 'Rahu'] }, { conjunct: ['Jupiter', 'Rahu'] }] },
        { not: { same: [{ lord: 5 }, 'Mars'] } },
      ],
    },
    share_of_births_percent: 1.53,
    label: 'classical',
    sources: [verse('83.16')],
  },
  {
    id: 'pitri_shapa_1',
    kind: 'pitri',
    definition: 'The Sun is in the 5th, debilitated, in a navamsha of Saturn, malefics on both sides.',
    when: {
      all: [
        { in_house: { planet: 'Sun', houses: [5] } },
        { debilitated: 'Sun' },
        { in_navamsha: { planet: 'Sun', signs: ['Capricorn', 'Aquarius'] } },
        { each_house_has: { houses: [2, 12], group: 'malefics', from: 'Sun' } },
      ],
    },
    share_of_births_percent: 0.0,
    label: 'classical',
    sources: [verse('83.20')],
  },
  {
    id: 'pitri_shapa_2',
    kind: 'pitri',
    definition:
      'The Sun rules the 5th, stands in a trikona with a malefic, between malefics and aspected by a malefic.',
    when: {
      all: [
        { same: [{ lord: 5 }, 'Sun'] },
        { in_house: { planet: 'Sun', houses: [1, 5, 9] } },
        { conjunct_any: { planet: 'Sun', group: 'malefics' } },
        { each_house_has: { houses: [2, 12], group: 'malefics', from: 'Sun' } },
        { aspected_by_any: { planet: 'Sun', group: 'malefics' } },
      ],
    },
    share_of_births_percent: 0.0,
    label: 'classical',
    sources: [verse('83.21')],
  },
  {
    id: 'pitri_shapa_3',
    kind: 'pitri',
    definition: 'Jupiter is in Leo, the 5th lord with the Sun, malefics in both 5 and 1.',
    when: {
      all: [
        { in_sign: { planet: 'Jupiter', signs: ['Leo'] } },
        { conjunct: [{ lord: 5 }, 'Sun'] },
        { each_house_has: { houses: [1, 5], group: 'malefics' } },
      ],
    },
    share_of_births_percent: 0.33,
    label: 'classical',
    sources: [verse('83.22')],
  },
  {
    id: 'pitri_shapa_4',
    kind: 'pitri',
    definition: 'A weak lagna lord is in the 5th, the 5th lord with the Sun, malefics in both 5 and 1.',
    when: {
      all: [
        { in_house: { planet: { lord: 1 }, houses: [5] } },
        { not: { strong: { lord: 1 } } },
        { conjunct: [{ lord: 5 }, 'Sun'] },
        { each_house_has: { houses: [1, 5], group: 'malefics' } },
      ],
    },
    share_of_births_percent: 0.47,
    label: 'classical',
    sources: [verse('83.23')],
  },
  {
    id: 'pitri_shapa_5',
    kind: 'pitri',
    definition: 'The 10th lord is in the 5th or the 5th lord in the 10th, malefics in both 5 and 1.',
    when: {
      all: [
        {
          any: [
            { in_house: { planet: { lord: 10 }, houses: [5] } },
            { in_house: { planet: { lord: 5 }, houses: [10] } },
          ],
        },
        { each_house_has: { houses: [1, 5], group: 'malefics' } },
      ],
    },
    share_of_births_percent: 2.8,
    label: 'classical',
    sources: [verse('83.24')],
  },
  {
    id: 'pitri_shapa_6',
    kind: 'pitri',
    definition: 'Mars rules the 10th and is with the 5th lord; malefics are in 1, 5 and 10.',
    when: {
      all: [
        { same: [{ lord: 10 }, 'Mars'] },
        { conjunct: ['Mars', { lord: 5 }] },
        { each_house_has: { houses: [1, 5, 10], group: 'malefics' } },
      ],
    },
    share_of_births_percent: 0.2,
    label: 'classical',
    sources: [verse('83.25')],
  },
  {
    id: 'pitri_shapa_7',
    kind: 'pitri',
    definition:
      'The 10th lord is in 6, 8 or 12, Jupiter in a sign of a malefic (Sun, Mars, Saturn), and the lords of 5 and 1 are each with a malefic.',
    when: {
      all: [
        { in_house: { planet: { lord: 10 }, houses: [6, 8, 12] } },
        { in_sign: { planet: 'Jupiter', signs: ['Aries', 'Leo', 'Scorpio', 'Capricorn', 'Aquarius'] } },
        { conjunct_any: { planet: { lord: 5 }, group: 'malefics' } },
        { conjunct_any: { planet: { lord: 1 }, group: 'malefics' } },
      ],
    },
    share_of_births_percent: 2.07,
    label: 'classical',
    sources: [verse('83.26')],
  },
  {
    id: 'pitri_shapa_8',
    kind: 'pitri',
    definition: 'Sun, Mars and Saturn are in the lagna and the 5th; Rahu and Jupiter in the 8th and 12th.',
    when: {
      all: [
        { all_in_houses: { group: ['Sun', 'Mars', 'Saturn'], houses: [1, 5], each_occupied: true } },
        { all_in_houses: { group: ['Rahu', 'Jupiter'], houses: [8, 12], each_occupied: false } },
      ],
    },
    share_of_births_percent: 0.0,
    label: 'classical',
    sources: [verse('83.27')],
  },
  {
    id: 'pitri_shapa_9',
    kind: 'pitri',
    definition: 'The Sun is in the 8th, Saturn in the 5th, the 5th lord with Rahu, a malefic in the lagna.',
    when: {
      all: [
        { in_house: { planet: 'Sun', houses: [8] } },
        { in_house: { planet: 'Saturn', houses: [5] } },
        { conjunct: [{ lord: 5 }, 'Rahu'] },
        { house_has: { houses: [1], group: 'malefics', min: 1 } },
      ],
    },
    share_of_births_percent: 0.0,
    label: 'classical',
    sources: [verse('83.28')],
  },
  {
    id: 'pitri_shapa_10',
    kind: 'pitri',
    definition: 'The 12th lord is in the lagna, the 8th lord in the 5th, the 10th lord in the 8th.',
    when: {
      all: [
        { in_house: { planet: { lord: 12 }, houses: [1] } },
        { in_house: { planet: { lord: 8 }, houses: [5] } },
        { in_house: { planet: { lord: 10 }, houses: [8] } },
      ],
    },
    share_of_births_percent: 0.0,
    label: 'classical',
    sources: [verse('83.29')],
  },
  {
    id: 'pitri_shapa_11',
    kind: 'pitri',
    definition: 'The 6th lord is in the 5th, the 10th lord in the 6th, Jupiter with Rahu.',
    when: {
      all: [
        { in_house: { planet: { lord: 6 }, houses: [5] } },
        { in_house: { planet: { lord: 10 }, houses: [6] } },
        { conjunct: ['Jupiter', 'Rahu'] },
      ],
    },
    share_of_births_percent: 0.13,
    label: 'classical',
    sources: [verse('83.30')],
  },
] as const satisfies readonly CurseRule[];
