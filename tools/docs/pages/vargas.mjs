import { dividedLongitude } from '../../../src/charts/rules/varga.ts';
import { furtherSource } from '../../../src/charts/tables/furtherVargas.ts';
import { VARGA_DISPUTES } from '../../../src/charts/tables/vargas.ts';
import { countingOf, isFurther, ruleOf, variantsOf } from '../../../src/charts/tables/variants.ts';
import { SIGN } from '../../../src/math/angle.ts';
import { DIVISIONS } from '../../../src/zodiac/divisions.ts';
import { SIGNS } from '../../../src/zodiac/names.ts';
import { angle, disputes, table } from './kit.mjs';

/** More parts than these have no table: their rule says it shorter. */
const TABULATED = 60;

const variantsTable = (name) => {
  const [, ...others] = variantsOf(name);
  const rows = others.map((variant) => [`\`${variant}\``, countingOf(name, variant).rule]);
  return `\nVariants; the default is \`${variantsOf(name)[0]}\`:\n\n${table(['variant', 'rule'], rows)}\n`;
};

const partsTable = (name) => {
  const rule = ruleOf(name);
  if (rule.divisions > TABULATED) return '';
  // The unequal parts of the triṃśāṃśa are shown degree by degree.
  const rows = Array.from({ length: rule.divisions }, (_, part) => {
    const start = Math.ceil((part * SIGN) / rule.divisions);
    const cells = SIGNS.map((_, sign) =>
      SIGNS[Math.floor(dividedLongitude(sign * SIGN + start, rule.divisions, rule) / SIGN)].name.slice(0, 3),
    );
    return [part + 1, angle(start), ...cells];
  });
  return `\n${table(['part', 'from', ...SIGNS.map(({ name: sign }) => sign)], rows)}\n`;
};

const varga = (name) => {
  const { chartType, locus, rule } = ruleOf(name);
  const unequal = name === 'd30' ? ' Parts are unequal; each line is a degree.' : '';
  const disputed = VARGA_DISPUTES[name];
  const source = isFurther(name) ? furtherSource(name) : undefined;
  const where = source === undefined ? locus : `${source.work}, ${source.locus}`;
  return `## ${chartType}

${where}: ${rule}.${unequal}
${partsTable(name)}${disputed === undefined ? '' : `\nDisputed:\n\n${disputes(disputed)}\n`}${variantsTable(name)}`;
};

const vargas = () => `# Divisional charts

Where each part of each sign goes: the fifteen by the rules of Parāśara, loci being chapter and verses of Bṛhat Parāśara Horā Śāstra
(Santhanam), then seven more. A column is the sign that is divided, a line the part of it, with the degree at which the part begins.
What programs offer beside the default is the option \`variant\`, under the names that PyJHora gives the options of Jagannatha Hora.

${DIVISIONS.map(varga).join('\n')}`;

export const modules = [
  'charts/tables/vargas',
  'charts/tables/furtherVargas',
  'charts/tables/variants',
  'charts/rules/varga',
];
export const pages = { 'vargas.md': vargas };
