import type { ConjunctionRule } from '../evidence.js';

/** Doṣas of modern usage, none with a known text. Those known from memory alone come only on request. Shares are of 1,500 random births. */
export const CONJUNCTIONS = [
  {
    id: 'guru_chandala',
    definition: 'Jupiter shares a sign with Rahu (variant: or Ketu).',
    when: { conjunct: ['Jupiter', 'Rahu'] },
    variants: {
      or_ketu: {
        definition: 'Jupiter shares a sign with Rahu or Ketu.',
        when: { any: [{ conjunct: ['Jupiter', 'Rahu'] }, { conjunct: ['Jupiter', 'Ketu'] }] },
        sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
      },
    },
    share_of_births_percent: 8.67,
    label: 'modern',
    unsourced: false,
    sources: [{ work: 'modern usage, after PyJHora dosha.py', locus: '', state: 'quoted' }],
  },
  {
    id: 'shrapit',
    definition: 'Saturn shares a sign with Rahu.',
    when: { conjunct: ['Saturn', 'Rahu'] },
    share_of_births_percent: 8.53,
    label: 'modern',
    unsourced: false,
    sources: [{ work: 'modern usage, after PyJHora dosha.py', locus: '', state: 'quoted' }],
  },
  {
    id: 'angaraka',
    definition: 'Mars shares a sign with Rahu (variant: or Ketu).',
    when: { conjunct: ['Mars', 'Rahu'] },
    variants: {
      or_ketu: {
        definition: 'Mars shares a sign with Rahu or Ketu.',
        when: { any: [{ conjunct: ['Mars', 'Rahu'] }, { conjunct: ['Mars', 'Ketu'] }] },
        sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
      },
    },
    share_of_births_percent: 8.33,
    label: 'modern',
    unsourced: false,
    sources: [
      {
        work: 'modern usage, after Astrologer Panditji',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'grahana_sun',
    definition: 'The Sun shares a sign with Rahu or Ketu.',
    when: { any: [{ conjunct: ['Sun', 'Rahu'] }, { conjunct: ['Sun', 'Ketu'] }] },
    share_of_births_percent: 18.4,
    label: 'modern',
    unsourced: false,
    sources: [
      {
        work: 'modern usage, after Astrologer Panditji',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'grahana_moon',
    definition: 'The Moon shares a sign with Rahu or Ketu.',
    when: { any: [{ conjunct: ['Moon', 'Rahu'] }, { conjunct: ['Moon', 'Ketu'] }] },
    share_of_births_percent: 18.0,
    label: 'modern',
    unsourced: false,
    sources: [
      {
        work: 'modern usage, after Astrologer Panditji',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'visha',
    definition: 'The Moon shares a sign with Saturn.',
    when: { conjunct: ['Moon', 'Saturn'] },
    variants: {
      aspect_too: {
        definition: 'The Moon shares a sign with Saturn or is aspected by Saturn.',
        when: { any: [{ conjunct: ['Moon', 'Saturn'] }, { aspects: ['Saturn', 'Moon'] }] },
        sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
      },
    },
    share_of_births_percent: 9.33,
    label: 'modern',
    unsourced: false,
    sources: [
      {
        work: 'modern usage, after Hindustan Times Tamil, 2025-03-21 (Moon and Saturn in one sign)',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'ghata',
    definition: 'Mars shares a sign with Saturn.',
    when: { conjunct: ['Mars', 'Saturn'] },
    share_of_births_percent: 8.4,
    label: 'modern',
    unsourced: false,
    sources: [{ work: 'modern usage, after PyJHora dosha.py', locus: '', state: 'quoted' }],
  },
  {
    id: 'pitri_modern_sun_node',
    definition: 'The Sun shares a sign with Rahu, Ketu or Saturn.',
    when: { any: [{ conjunct: ['Sun', 'Rahu'] }, { conjunct: ['Sun', 'Ketu'] }, { conjunct: ['Sun', 'Saturn'] }] },
    share_of_births_percent: 25.93,
    label: 'modern',
    unsourced: false,
    sources: [
      {
        work: 'modern usage, after Jyotish Online, 2009 (Rahu); Arvind Pandey, 2021 (Rahu, Saturn); Ketu: memory',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'pitri_modern_ninth',
    definition: 'The 9th holds Rahu, Ketu or Saturn, or its lord is with one of them.',
    when: {
      any: [
        { house_has: { houses: [9], group: ['Rahu', 'Ketu', 'Saturn'], min: 1 } },
        { conjunct_any: { planet: { lord: 9 }, group: ['Rahu', 'Ketu', 'Saturn'] } },
      ],
    },
    share_of_births_percent: 40.53,
    label: 'modern',
    unsourced: false,
    sources: [
      {
        work: 'modern usage, after Kalsarpdosh, on Pitra Shanti Puja (Rahu, Ketu, 9th and its lord); Saturn: memory',
        locus: '',
        state: 'quoted',
      },
    ],
  },
  {
    id: 'kalathra_seventh',
    definition: 'The 7th holds Sun, Mars, Saturn, Rahu or Ketu.',
    when: { house_has: { houses: [7], group: ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'], min: 1 } },
    share_of_births_percent: 34.07,
    label: 'modern',
    unsourced: true,
    sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
  },
  {
    id: 'kalathra_lord',
    definition: 'The 7th lord is in 6, 8 or 12, debilitated or combust.',
    when: {
      any: [
        { in_house: { planet: { lord: 7 }, houses: [6, 8, 12] } },
        { debilitated: { lord: 7 } },
        { combust: { lord: 7 } },
      ],
    },
    share_of_births_percent: 41.93,
    label: 'modern',
    unsourced: true,
    sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
  },
  {
    id: 'kalathra_venus',
    definition: 'Venus is combust, debilitated or with Mars, Saturn, Rahu or Ketu.',
    when: {
      any: [
        { combust: 'Venus' },
        { debilitated: 'Venus' },
        { conjunct_any: { planet: 'Venus', group: ['Mars', 'Saturn', 'Rahu', 'Ketu'] } },
      ],
    },
    share_of_births_percent: 48.87,
    label: 'modern',
    unsourced: true,
    sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
  },
  {
    id: 'kalathra_hemmed',
    definition: 'Malefics are in both the 6th and the 8th.',
    when: { each_house_has: { houses: [6, 8], group: 'malefics' } },
    share_of_births_percent: 12.2,
    label: 'modern',
    unsourced: true,
    sources: [{ work: 'modern usage', locus: '', state: 'memory' }],
  },
] as const satisfies readonly ConjunctionRule[];
