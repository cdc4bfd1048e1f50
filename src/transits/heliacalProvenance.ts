import type { SkyContext } from '../cast/context.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import type { Instant } from '../sky/instant.js';
import type { Dispute, Provenance } from '../types.js';
import type { CombustionRule } from '../zodiac/combustion.js';
import type { HeliacalMethod } from './heliacalEvents.js';

const MEASURES: Readonly<Record<HeliacalMethod, string>> = {
  elongation: 'degrees of longitude between planet and Sun',
  kalamsha:
    'degrees of time, 4 minutes each, between the risings of planet and Sun (east) or their settings (west), geocentric and without refraction',
  arcus_visionis:
    'degrees of the Sun below the horizon when the planet rises or sets, geocentric and without refraction; the instant is that of the rising or setting',
};

const DISPUTES: readonly Dispute[] = [
  {
    element: 'what the degrees measure',
    note: 'The verses count degrees of time with the latitude of the planet; almanacs that print hours have the difference of longitude, and so has the default: ten printed edges of 2021 to 2023 fall on its dates, up to 1.5 hours from its instants. Degrees of time give other dates, of Mars by weeks. The option method chooses.',
  },
  {
    element: 'fixed limits or visibility',
    note: 'Other almanacs go by when the planet is seen, by a rule that they do not state: Jupiter from 2023-04-01 to 05-03 where longitude has 03-28 to 04-27, Venus from 2025-12-11 to 2026-02-01 where it has 11-26 to 02-17. The method arcus_visionis comes nearest to nine such spans of 2020 to 2026: 1.7 days off on average and 5.3 at most, where degrees of time are 5.1 and 24 off, and longitude 5.2 and 17.',
  },
  {
    element: 'limits',
    note: 'Jupiter 11, Saturn 15, Mars 17, Venus 10 and 8, Mercury 14 and 12 (Sūrya Siddhānta); Laghu and Mahā Bhāskarīya have 9 for Venus, 13 for Mercury, and about 4 for the retrograde Venus. The option combustion_limits chooses.',
  },
];

export function heliacalProvenance(
  sky: SkyContext,
  { from, to }: { readonly from: Instant; readonly to: Instant },
  method: HeliacalMethod,
  limits: CombustionRule,
): Provenance {
  return {
    method: 'The instants around each conjunction with the Sun at which a body passes its limit of visibility',
    conventions: {
      planets: MEASURES[method],
      stars: 'degrees of time, 13 each',
      combustion_limits: limits,
      retrograde: 'the limit of Mercury and Venus is that of the conjunction: retrograde or not',
      ...skyConventions(sky, [], from.tt, to.tt),
    },
    sources: [
      cite(
        'suryaSiddhanta',
        '9.2–11, 9.18, 10.1',
        'limits of the planets and of the Moon; stars that the Sun never hides',
      ),
      cite('suryaSiddhanta', '9.12', 'degrees of time of eight stars'),
      cite('schoch', 'table of the arcus visionis', 'as programs that date Babylonian observations carry it'),
      cite('hipparcos', 'I/311', 'places and proper motions of the stars'),
      ...skySources(sky),
    ],
    disputed: [...DISPUTES, ...ayanamsaDisputes(sky)],
    verified_against:
      'ten printed edges of asta of Jupiter and Venus, 2021 to 2023 (elongation); the model of visibility of Swiss Ephemeris 2.10.03 at Delhi and Chennai, 2020 to 2026, in clear air (extinction 0.17): arcus visionis within 4 days of Venus, Jupiter and Saturn and within 5 of most edges of Mercury, up to 17 where Mercury is faint in the evening and up to 20 of Mars in the morning, who gains on the Sun by a quarter of a degree a day; three stars within 5 days. Haze moves its model by as much',
  };
}
