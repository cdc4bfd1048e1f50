import { vargaStretches } from '../charts/rules/vargaParts.js';
import { ruleOf } from '../charts/tables/variants.js';
import { SiddhantaError } from '../errors.js';
import { latticeRows } from '../kp/rules/lattice.js';
import { at } from '../math/at.js';
import { DIVISIONS, type Division as Varga } from '../zodiac/divisions.js';
import { SIGNS } from '../zodiac/names.js';
import { type Division, degreesOf, divisionOf, signPart, starPart, type TransitDivision } from './divisions.js';

const ARCSECONDS = 3600;

function subs(): Division {
  const rows = latticeRows();
  return {
    lines: { listed: rows.map(({ start }) => start / ARCSECONDS) },
    count: rows.length,
    part(cell) {
      const { number, start, sign, nakshatra, lords } = at(rows, cell);
      return {
        number,
        start_longitude: degreesOf(start / ARCSECONDS),
        ...signPart(sign),
        ...starPart(nakshatra),
        star_lord: lords.star,
        sub_lord: lords.sub,
      };
    },
  };
}

export function isVarga(division: TransitDivision | undefined): division is Varga {
  return (DIVISIONS as readonly (string | undefined)[]).includes(division);
}

function inVarga(varga: Varga): Division {
  const { divisions, ...counting } = ruleOf(varga);
  const stretches = vargaStretches(divisions, counting);
  return {
    lines: { listed: stretches.map(({ start }) => start) },
    count: stretches.length,
    part(cell) {
      const { start, sign } = at(stretches, cell);
      return {
        number: cell + 1,
        start_longitude: degreesOf(start),
        varga_sign: at(SIGNS, sign).name,
        varga_sign_number: sign + 1,
      };
    },
  };
}

function ownDivision(boundaries: readonly number[]): Division {
  return {
    lines: { listed: boundaries },
    count: boundaries.length,
    part: (cell) => ({ number: cell + 1, start_longitude: degreesOf(at(boundaries, cell)) }),
  };
}

/**
 * @throws {SiddhantaError} `not_available_in_school` for subs outside the kp school; `invalid_value` for boundaries together with a
 * division
 */
export function divisionIn(
  { division, boundaries }: { division?: TransitDivision | undefined; boundaries?: readonly number[] | undefined },
  ayanamsa: string,
): Division {
  if (boundaries !== undefined) {
    if (division !== undefined) {
      throw new SiddhantaError(
        'invalid_value',
        'boundaries and division are both given; each sets the lines. Leave one of the two out.',
        { field: 'boundaries' },
      );
    }
    return ownDivision(boundaries);
  }
  if (division === 'sub' && ayanamsa !== 'kp') {
    throw new SiddhantaError(
      'not_available_in_school',
      `Subs exist only in the kp school, and the ayanamsa of this call is ${ayanamsa}. Use ayanamsa "kp", or ask for sign, nakshatra or pada.`,
      { field: 'ayanamsa', schools: ['kp'] },
    );
  }
  if (isVarga(division)) return inVarga(division);
  return division === 'sub' ? subs() : divisionOf(division ?? 'sign');
}
