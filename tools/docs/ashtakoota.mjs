// Writes docs/tables/ashtakoota.md from the tables that the library computes with.
// usage: node tools/docs/ashtakoota.mjs [--check]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';

const src = (path) => tsImport(`../../src/${path}`, import.meta.url);
const t = { ...(await src('compatibility/tables/kutas.ts')), ...(await src('zodiac/natures.ts')) };
const { ASHTAKOOTA_DISPUTES } = await src('compatibility/tables/sources.ts');
const { KUTA_RECORDS, KUTA_SOURCES } = await src('compatibility/kutas/list.ts');
const { bhakootRelation } = await src('compatibility/kutas/bhakoot.ts');
const { SIGN_LORDS } = await src('zodiac/lords.ts');
const { NAKSHATRAS, SIGNS } = await src('zodiac/names.ts');
const { regard } = await src('zodiac/relationships.ts');
const { BAD_TARAS, TARAS } = await src('zodiac/taras.ts');

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const grid = (corner, names, values) =>
  table(
    [corner, ...names],
    values.map((line, i) => [`**${names[i]}**`, ...line]),
  );
const sources = (kuta) =>
  KUTA_SOURCES[kuta]()
    .map(({ work, locus, note }) => `- ${work}, ${locus}: ${note}.`)
    .join('\n');

const half = ([first, second]) => {
  const [a, b] = [t.VASHYAS[first], t.VASHYAS[second]];
  return a === b ? a : `0–15° ${a}, 15–30° ${b}`;
};

const BAD = ['2-12', '5-9', '6-8'];
const mark = (bride, groom) => {
  const [strict, lenient] = ['strict', 'lenient'].map((rule) =>
    bhakootRelation({ sign: bride }, { sign: groom }, rule),
  );
  if (strict.dosha === undefined) return '7';
  return strict.cancelled ? 'S' : lenient.cancelled ? 'L' : '0';
};
const pairsOf = (kind) =>
  SIGNS.flatMap((_, a) => SIGNS.map((__, b) => [a, b])).filter(
    ([a, b]) => a < b && bhakootRelation({ sign: a }, { sign: b }, 'strict').dosha?.startsWith(kind),
  );
const cancelled = (kind, rule) =>
  pairsOf(kind).filter(([a, b]) => bhakootRelation({ sign: a }, { sign: b }, rule).cancelled !== undefined);
const pairNames = (pairs) => pairs.map(([a, b]) => `${SIGNS[a].name}–${SIGNS[b].name}`).join(', ');

const text = `# Aṣṭakūṭa tables

<!-- Written by tools/docs/ashtakoota.mjs from src/compatibility/tables/kutas.ts and src/zodiac/natures.ts; do not edit. -->

Eight kūṭas, ${t.MAX_SCORE} points. Only the Moons are scored: sign, nakṣatra and pada, and for the vaśya the half of the sign.
What begins at a boundary owns it.

${table(
  ['key', 'name', 'points'],
  Object.values(KUTA_RECORDS).map(({ id, name, maxPoints }) => [`\`${id}\``, name, maxPoints]),
)}

## Signs

${table(
  ['sign', 'lord', 'varṇa', 'vaśya group'],
  SIGNS.map(({ name, lord }, i) => [name, lord, t.VARNAS[t.SIGN_VARNA[i]], half(t.SIGN_VASHYA[i])]),
)}

## Nakṣatras

${table(
  ['no.', 'nakṣatra', 'yoni', 'gaṇa', 'nāḍī'],
  NAKSHATRAS.map(({ name }, i) => {
    const { yoni, sex, gana } = t.NAKSHATRA_NATURES[i];
    return [i + 1, name, `${t.YONIS[yoni]} (${sex})`, t.GANAS[gana], t.NADIS[t.nadiOf(i)]];
  }),
)}

## Varṇa (1)

${t.VARNAS.join(' < ')}. The point is given when the groom's rank is at least the bride's.

${sources('varna')}

## Vaśya (2)

${grid('bride \\ groom', t.VASHYAS, t.VASHYA_GRID)}

${sources('vashya')}

## Tārā (3)

Counted from one nakṣatra to the other, both included, in both directions; the remainder after nines names the tārā:
${TARAS.map((name, i) => `${i + 1} ${name}${BAD_TARAS.includes(i + 1) ? ' (bad)' : ''}`).join(', ')}.
Each direction that is not bad earns ${t.TARA_POINTS}. Both can never be bad, so the score is 1.5 or 3.

${sources('tara')}

## Yoni (4)

${grid('', t.YONIS, t.YONI_GRID)}

${sources('yoni')}

## Graha maitrī (5)

How the graha of the row regards that of the column:

${grid(
  '',
  SIGN_LORDS,
  SIGN_LORDS.map((from) => SIGN_LORDS.map((to) => (from === to ? '–' : regard(from, to)))),
)}

${table(
  ['regards', 'points'],
  [
    ['same lord', t.MAITRI_POINTS.friend.friend],
    ...['friend', 'neutral', 'enemy'].flatMap((a, i, all) =>
      all.slice(i).map((b) => [`${a} and ${b}`, t.MAITRI_POINTS[a][b]]),
    ),
  ],
)}

${sources('graha_maitri')}

## Gaṇa (6)

${grid('groom \\ bride', t.GANAS, t.GANA_GRID)}

${sources('gana')}

## Bhakūṭa (7)

The position is the inclusive count from the groom's sign to the bride's. 2-12, 5-9 and 6-8 score 0 unless cancelled, everything
else 7. 7: good; S: bad, cancelled under both rules; L: bad, cancelled under the lenient rule only; 0: bad, never cancelled.

${grid(
  '',
  SIGNS.map(({ name }) => name),
  SIGNS.map((_, bride) => SIGNS.map((__, groom) => mark(bride, groom))),
)}

${table(
  ['relation', 'pairs', 'strict cancels', 'lenient cancels'],
  BAD.map((kind) => [kind, pairsOf(kind).length, cancelled(kind, 'strict').length, cancelled(kind, 'lenient').length]),
)}

Strict cancels:

${BAD.map((kind) => `- ${kind}: ${pairNames(cancelled(kind, 'strict'))}.`).join('\n')}

${sources('bhakoot')}

## Nāḍī (8)

With the nakṣatra counted from 0, row = ⌊n/3⌋ and column = n mod 3; the nāḍī is the column in even rows and 2 − column in odd ones
(0 ${t.NADIS[0]}, 1 ${t.NADIS[1]}, 2 ${t.NADIS[2]}). Different nāḍīs score 8, the same 0, unless an exception applies: one sign
with different nakṣatras; one nakṣatra with different signs; one nakṣatra with different padas.

${sources('nadi')}

## Levels

${table(
  ['from', 'level', 'recommendation'],
  t.LEVELS.map(({ from, level, recommendation }) => [from, level, recommendation]),
)}

## What is disputed

${ASHTAKOOTA_DISPUTES.map(({ element, note }) => `- **${element}**: ${note}`).join('\n')}
`;

const name = 'docs/tables/ashtakoota.md';
const file = new URL(`../../${name}`, import.meta.url);
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  console.error(`${name} is out of date. Run node tools/docs/ashtakoota.mjs and review the difference.`);
  process.exitCode = 1;
}
