import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enclosureOf, pathOf, placeFrom } from '../../src/chakras/rules/kota.js';
import { gridCells, placeOfStar, VEDHA_DIRECTIONS, vedhaLine } from '../../src/chakras/rules/sarvatobhadra.js';
import { SHALAKAS, shalakaPairs } from '../../src/chakras/rules/shalaka.js';
import { countOfYear, housesPiercing, movedSign } from '../../src/chakras/rules/tripataki.js';
import { GRAHAS } from '../../src/zodiac/names.js';

const star = fc.integer({ min: 0, max: 27 });
const direction = fc.constantFrom(...VEDHA_DIRECTIONS);

describe('properties of the diagrams', () => {
  it('has each nakṣatra, sign and group once', () => {
    const cells = gridCells();
    const kinds = (kind: string) => cells.filter((cell) => cell.kind === kind);
    expect(kinds('nakshatra')).toHaveLength(28);
    expect(kinds('sign')).toHaveLength(12);
    expect(kinds('tithi')).toHaveLength(5);
    expect(kinds('vowel')).toHaveLength(16);
    expect(kinds('consonant')).toHaveLength(20);
    expect(new Set(cells.map(({ row: _, column: __, ...content }) => JSON.stringify(content))).size).toBe(81);
  });

  it('turns with the grid: a quarter on, lines are turned by a quarter', () => {
    fc.assert(
      fc.property(star, direction, (one, way) => {
        const turned = vedhaLine(one, way).map(({ row, column }) => ({ row: column, column: 8 - row }));
        expect(vedhaLine((one + 7) % 28, way)).toEqual(turned);
      }),
    );
  });

  it('sees back: the nakṣatra at the far end of a line looks along the same line', () => {
    fc.assert(
      fc.property(star, direction, (one, way) => {
        const line = vedhaLine(one, way);
        const end = line.at(-1);
        const other = Array.from({ length: 28 }, (_, i) => i).find((i) => {
          const { row, column } = placeOfStar(i);
          return row === end?.row && column === end.column;
        });
        // From Kṛttikā to the left and such, a line may end in a corner, which is a vowel.
        if (other === undefined) return;
        const { row, column } = placeOfStar(one);
        const back = VEDHA_DIRECTIONS.some((there) =>
          vedhaLine(other, there).some((place) => place.row === row && place.column === column),
        );
        expect(back).toBe(true);
      }),
    );
  });

  it('reaches fifteen to sixteen cells to the sides and to the front', () => {
    fc.assert(
      fc.property(star, (one) => {
        const [left, front, right] = VEDHA_DIRECTIONS.map((way) => vedhaLine(one, way).length);
        expect(front).toBe(8);
        expect((left ?? 0) + (right ?? 0)).toBe(8);
      }),
    );
  });

  it('fills the fort from any birth star', () => {
    fc.assert(
      fc.property(star, star, (birth, other) => {
        const place = placeFrom(birth, other);
        expect(place).toBeGreaterThanOrEqual(1);
        expect(place).toBeLessThanOrEqual(28);
        expect(enclosureOf(place) === 'stambha').toBe(pathOf(place) === 'pillar');
        expect(placeFrom(birth, birth)).toBe(1);
      }),
    );
  });

  it('pairs every nakṣatra with one other', () => {
    for (const shalaka of SHALAKAS) {
      const ends = shalakaPairs(shalaka).flat();
      expect([...ends].sort((a, b) => a - b)).toEqual(Array.from({ length: 28 }, (_, i) => i));
    }
  });

  it('moves by at most the divisor, and nodes keep opposite', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GRAHAS),
        fc.integer({ min: 0, max: 11 }),
        fc.integer({ min: 1, max: 201 }),
        fc.boolean(),
        (graha, sign, year, backward) => {
          expect(countOfYear(graha, year)).toBe(countOfYear(graha, year + 36));
          expect(movedSign('Ketu', (sign + 6) % 12, year, backward)).toBe(
            (movedSign('Rahu', sign, year, backward) + 6) % 12,
          );
          const house = sign + 1;
          for (const other of housesPiercing(house)) expect(housesPiercing(other)).toContain(house);
        },
      ),
    );
  });
});
