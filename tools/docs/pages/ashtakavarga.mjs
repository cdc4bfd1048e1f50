import { REDUCTION_DISPUTES, TABLE_DISPUTE } from '../../../src/strengths/ashtakavargaProvenance.ts';
import {
  BINDU_TABLE,
  BINDU_TOTALS,
  CONTRIBUTORS,
  GRAHA_MULTIPLIERS,
  KAKSHYA_DEGREES,
  KAKSHYA_LORDS,
  SARVA_TOTAL,
  SIGN_MULTIPLIERS,
  SIGN_PAIRS,
  VIRGO_MULTIPLIERS,
} from '../../../src/strengths/tables/ashtakavarga.ts';
import { lordOf, SIGN_LORDS } from '../../../src/zodiac/lords.ts';
import { SIGNS } from '../../../src/zodiac/names.ts';
import { disputes, table } from './kit.mjs';

const houses = (list) => list.join(' ');
const { parashara, ...others } = BINDU_TABLE;
const differing = Object.entries(others).flatMap(([name, other]) =>
  CONTRIBUTORS.flatMap((target) =>
    CONTRIBUTORS.filter((giver) => houses(other[target][giver]) !== houses(parashara[target][giver])).map((giver) => [
      name,
      target,
      giver,
      houses(other[target][giver]),
      houses(parashara[target][giver]),
    ]),
  ),
);

const ashtakavarga = () => `# Aṣṭakavarga

Houses, counted inclusively from where the one at the head of the column stands, that receive a bindu in the table of the one at the head of the line. By the
name \`parashara\`: Bṛhat Parāśara Horā Śāstra 66, as P. V. R. Narasimha Rao, Jagannatha Hora 8 and PyJHora have it.

${table(
  ['', ...CONTRIBUTORS, 'bindus'],
  CONTRIBUTORS.map((target) => [
    target,
    ...CONTRIBUTORS.map((giver) => houses(parashara[target][giver])),
    BINDU_TOTALS[target],
  ]),
)}

The seven planets together: ${SARVA_TOTAL}. The other tables have other houses in these cells alone; \`phaladeepika\`: Phaladīpikā 23.4; \`varahamihira\`: B. V. Raman's.

${table(['table', 'of', 'from', 'houses', 'in parashara'], differing)}

## Signs of one lord

${table(
  ['lord', 'signs'],
  SIGN_PAIRS.map((pair) => [lordOf(pair[0]), pair.map((sign) => SIGNS[sign].name).join(', ')]),
)}

## Multipliers

Of the signs; Virgo ${VIRGO_MULTIPLIERS.join(' or ')}, as the option says.

${table(
  SIGNS.map(({ name }) => name),
  [SIGN_MULTIPLIERS],
)}

Of the planets:

${table(SIGN_LORDS, [SIGN_LORDS.map((lord) => GRAHA_MULTIPLIERS[lord])])}

## Kakṣyās

Eight in every sign, ${KAKSHYA_DEGREES}° each; Phaladīpikā 23.16–19.

${table(
  ['number', 'from', 'lord'],
  KAKSHYA_LORDS.map((lord, i) => [i + 1, `${i * KAKSHYA_DEGREES}°`, lord]),
)}

## Disputed

${disputes([TABLE_DISPUTE, ...REDUCTION_DISPUTES])}
`;

export const modules = ['strengths/tables/ashtakavarga'];
export const pages = { 'ashtakavarga.md': ashtakavarga };
