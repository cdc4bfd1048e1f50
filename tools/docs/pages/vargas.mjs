// The divisional charts, part by part.
import { angle, disputes, load, table } from './kit.mjs';

const { SIGNS } = await load('zodiac/names');
const { VARGA_RULES, VARGA_DISPUTES } = await load('charts/tables/vargas');
const { SIGN } = await load('math/angle');
const { vargaLongitude } = await load('charts/rules/varga');

const varga = ([name, { divisions, chartType, locus, rule, spans }]) => {
  // The unequal parts of the triṃśāṃśa are shown degree by degree.
  const rows = Array.from({ length: divisions }, (_, part) => {
    const start = Math.ceil((part * SIGN) / divisions);
    const cells = SIGNS.map((_, sign) =>
      SIGNS[Math.floor(vargaLongitude(sign * SIGN + start, name) / SIGN)].name.slice(0, 3),
    );
    return [part + 1, angle(start), ...cells];
  });
  const unequal = spans === undefined ? '' : ' Parts are unequal; each line is a degree.';
  const disputed = VARGA_DISPUTES[name];
  return `## ${chartType}

${locus}: ${rule}.${unequal}

${table(['part', 'from', ...SIGNS.map(({ name: sign }) => sign)], rows)}
${disputed === undefined ? '' : `\nDisputed:\n\n${disputes(disputed)}\n`}`;
};

const vargas = () => `# Divisional charts

Where each part of each sign goes, by the rules of Parāśara; loci are chapter and verses of Bṛhat Parāśara Horā Śāstra
(Santhanam). A column is the sign that is divided, a line the part of it, with the degree at which the part begins.

${Object.entries(VARGA_RULES).map(varga).join('\n')}`;

export const modules = ['charts/tables/vargas'];
export const pages = { 'vargas.md': vargas };
