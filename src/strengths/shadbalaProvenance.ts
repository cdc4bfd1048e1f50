import type { SkyContext } from '../cast/context.js';
import { RISING_SOURCE, SUNRISE_DISPUTE, sunriseConventions, sunriseRule } from '../cast/sunrise.js';
import { cite } from '../operation/sources.js';
import type { Dispute, Rule, Source } from '../types.js';
import { departuresOf } from './shadbalaInput.js';
import type { StrengthSky } from './shadbalaSky.js';
import { SHADBALA_SOURCES } from './tables/shadbala.js';
import { CHOICES, type ShadbalaChoices, type ShadbalaRules } from './tables/shadbalaChoices.js';
import { JHORA_BEFORE_1900, SHADBALA_DISPUTES } from './tables/shadbalaDisputes.js';
import { CHOICE_RULES } from './tables/shadbalaRules.js';

export function rulesInForce(choices: ShadbalaChoices): Record<string, Rule> {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return Object.fromEntries(
    names.map((name) => [name, (CHOICE_RULES[name] as Readonly<Record<string, Rule>>)[choices[name]] as Rule]),
  );
}

export const RESTS_ON_TIME: readonly string[] = [
  'sky',
  'planets.Moon',
  'planets.*.sthana.kendradi',
  'planets.*.sthana.total',
  'planets.*.dig',
  ...['nathonnatha', 'paksha', 'tribhaga', 'abda', 'masa', 'vara', 'hora', 'yuddha', 'total'].map(
    (part) => `planets.*.kala.${part}`,
  ),
  'planets.*.drik',
  ...['total', 'rupas', 'ratio', 'rank', 'requirements'].map((part) => `planets.*.${part}`),
  'lords',
  'hora_number',
  'tribhaga_lord',
  'benefics',
  'wars.*.virupas',
  'day_birth',
];

const WITHOUT_TIME =
  'none was given, and noon stands in. On it rest kendradi, dig, all of kala but paksha and ayana, and whatever contains them: sthana, kala, totals, ratios, ranks. The Moon moves some 13° in a day, and with her move her own parts, the paksha of all by some 2 virupas either way, and her aspects';

export function strengthConventions(
  rules: ShadbalaRules,
  choices: ShadbalaChoices,
  { chart, day }: StrengthSky,
  sky: SkyContext,
): Record<string, string> {
  const given = choices.ayana_ayanamsa_degrees;
  return {
    rules,
    choices_beside_the_rules: departuresOf(rules, choices),
    ayana_longitude:
      given === 'chart'
        ? 'sidereal longitude with the ayanamsa of the chart added back: from the mean equinox of date'
        : `sidereal longitude with ${given}° added, whatever the year`,
    unit: 'virupas, sixtieths of a rupa; rounded once, at the end, to four decimals',
    temporal_friends: 'by the places of the birth chart in all seven divisions (BPHS 27.2–4, notes)',
    hour: 'equal hours of mean time from sunrise, begun ones counted on past the twenty-fourth',
    ...sunriseConventions(sunriseRule(sky.conventions.sunrise)),
    ...(day.assumed.length === 0
      ? {}
      : {
          polar: `no rising or setting of the Sun makes ${day.assumed.join(', ')}: 6 h and 18 h of apparent solar time stand in`,
        }),
    ...(chart.resolved.timeAssumed ? { birth_time: WITHOUT_TIME } : {}),
  };
}

export function strengthSources(): Source[] {
  return [
    ...SHADBALA_SOURCES,
    cite('bphs', '26.2–12', 'values of aspects'),
    cite('bphs', '3.49–58', 'exaltation, moolatrikona and friendship'),
    cite('suryaSiddhanta', '1', 'days from which lords of years and months are counted'),
    RISING_SOURCE,
  ];
}

export function strengthDisputes(rules: ShadbalaRules, { chart }: StrengthSky): Dispute[] {
  const early = rules === 'jhora' && chart.resolved.gregorianDate < '1900-01-01';
  return [...SHADBALA_DISPUTES, SUNRISE_DISPUTE, ...(early ? [JHORA_BEFORE_1900] : [])];
}

/** Shown by test/oracle/shadbala.test.ts. */
export const SHADBALA_VERIFICATION =
  'Jagannatha Hora 8.0, three charts, 504 of 504 cells within 0.03 virupa under jhora; B.V. Raman, 126 of 140 cells of his horoscope from his own inputs, the others slips that the test names, and V.P. Jain, 124 of 126, under raman; an independent program, four births under four presets, 2688 cells within 0.01';
