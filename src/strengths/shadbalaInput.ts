import * as v from 'valibot';
import { natalFields } from '../cast/natalInput.js';
import { bounded, oneOf, record, sunriseSchema } from '../input/schemas.js';
import type { SunriseDefinition } from '../types.js';
import type { StrengthsInput } from './input.js';
import {
  CHOICES,
  PRESETS,
  SHADBALA_RULES,
  type ShadbalaChoices,
  type ShadbalaChoicesGiven,
  type ShadbalaRules,
} from './tables/shadbalaChoices.js';

/** The input of {@link shadbala}. */
export interface ShadbalaInput extends StrengthsInput {
  /** The rules: `classical` by default, `jhora` (Jagannātha Horā 8.0), `raman` (B.V. Raman), `bphs` (the text as translated). */
  readonly rules?: ShadbalaRules | undefined;
  /** Definition of sunrise; `upper_limb` by default. */
  readonly sunrise?: SunriseDefinition | undefined;
  /** Single choices that override those of the rules. */
  readonly choices?: ShadbalaChoicesGiven | undefined;
}

/** @internal */
export function shadbalaFields() {
  const one = <const Options extends readonly string[]>(options: Options) => v.optional(oneOf(options));
  return {
    ...natalFields(),
    rules: v.optional(oneOf(SHADBALA_RULES), 'classical'),
    sunrise: sunriseSchema(),
    choices: v.optional(
      record({
        saptavargaja: one(CHOICES.saptavargaja),
        moolatrikona: one(CHOICES.moolatrikona),
        drekkana: one(CHOICES.drekkana),
        dig: one(CHOICES.dig),
        nathonnatha: one(CHOICES.nathonnatha),
        moon_rule: one(CHOICES.moon_rule),
        mercury_rule: one(CHOICES.mercury_rule),
        ayana: one(CHOICES.ayana),
        yuddha: one(CHOICES.yuddha),
        cheshta_means: one(CHOICES.cheshta_means),
        cheshta_interval: one(CHOICES.cheshta_interval),
        cheshta_midpoint: one(CHOICES.cheshta_midpoint),
        cheshta_luminaries: one(CHOICES.cheshta_luminaries),
        drishti: one(CHOICES.drishti),
        drik: one(CHOICES.drik),
        required: one(CHOICES.required),
        ishta: one(CHOICES.ishta),
        ayana_ayanamsa_degrees: v.optional(
          v.union(
            [v.literal('chart'), bounded(0, 360, 'degrees')],
            'it must be "chart", for the ayanamsa of the chart, or a number from 0 to 360 (degrees).',
          ),
        ),
      }),
    ),
  };
}

export function choicesOf(rules: ShadbalaRules, given: ShadbalaChoicesGiven | undefined): ShadbalaChoices {
  const chosen = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...PRESETS[rules], ...(Object.fromEntries(chosen) as Partial<ShadbalaChoices>) };
}

export function departuresOf(rules: ShadbalaRules, choices: ShadbalaChoices): string {
  const preset = new Map<string, unknown>(Object.entries(PRESETS[rules]));
  const others = Object.entries(choices).filter(([name, value]) => value !== preset.get(name));
  return others.length === 0 ? 'none' : others.map(([name, value]) => `${name} ${value}`).join(', ');
}
