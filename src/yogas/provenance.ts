import type { SkyContext } from '../cast/context.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import { skySources } from '../operation/provenance.js';
import { rule } from '../operation/rule.js';
import { cite } from '../operation/sources.js';
import { natureConventions, natureDisputes } from '../strengths/birthChart.js';
import type { Birth, Provenance, Rule } from '../types.js';
import type { MercuryRule, MoonRule } from '../zodiac/nature.js';
import type { BirthFacts } from './birth.js';
import { YOGA_DISPUTES } from './tables/disputes.js';

const CONVENTIONS = {
  houses: 'whole signs, counted with the first, from the lagna unless a rule names another place',
  lords: 'the seven lords; Rahu and Ketu rule no house',
  joined: 'in one sign',
  aspect: 'full aspects of the seven planets on signs; the nodes cast none',
  exalted: 'anywhere in the sign of exaltation',
  strong: 'exalted, in moolatrikona, own, or in the sign of a great friend or friend, by dignity; and not combust',
  combust: 'degrees of longitude from the Sun, after Surya Siddhanta 9',
  company: 'a planet is never its own company',
  shares:
    'percent of 3,000 births of 1900 to 2023, spread evenly over time and longitude, 55 S to 60 N, lahiri, true node',
} as const;

const RULES: Readonly<Record<string, Rule>> = {
  holds: rule(
    'each rule is a predicate; docs/tables has all of them, each with its verse',
    'the sources of each yoga; read, quoted or memory says how far they were seen',
    'agrees',
  ),
  cancelled_by: rule(
    'a sankhya yoga yields to every other nabhasa yoga, an ashraya yoga to the akriti yogas',
    'Bṛhat Parāśara Horā Śāstra 35.17; Bṛhat Jātaka 12.10, 12.12, read',
    'unconfirmed',
  ),
  share_of_births_percent: rule('counted over charts of this library', 'counted here', 'agrees'),
};

export function yogasProvenance(
  method: string,
  input: { readonly birth: Birth; readonly moon_rule: MoonRule; readonly mercury_rule: MercuryRule },
  { chart }: BirthFacts,
  context: SkyContext,
): Provenance {
  return {
    method,
    conventions: {
      ...natureConventions(input.moon_rule, input.mercury_rule),
      ...CONVENTIONS,
      ...natalConventions(chart, context),
    },
    sources: [
      cite(
        'bphs',
        '34–42, 75, 79',
        'the yogas, with Bṛhat Jātaka 11–15 and 22, Phaladīpikā 6–7, Jātaka Pārijāta 7, Sārāvalī 35, Jātaka Tattva 1–5, Jaimini Sūtras 1.2–1.3; each names its verse',
      ),
      cite('bphs', '3, 26', 'exaltation, friendship, benefics and malefics, aspects'),
      ...skySources(context),
    ],
    disputed: [
      ...natureDisputes(chart, input.moon_rule, input.mercury_rule),
      ...YOGA_DISPUTES,
      ...natalDisputes(input.birth, chart, context),
    ],
    verified_against:
      '287 charts of the tests of PyJHora (e20943c), 32 of them printed by Raman: 268 agree by the default or a named variant, 19 differ, each for a reason that the tests state; charts that Santhanam works out on 36.5–6 and 36.33–34; 93, 119 and 42 whole charts of evaluators in another language',
    rules: RULES,
  };
}
