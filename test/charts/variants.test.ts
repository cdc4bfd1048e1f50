import { describe, expect, it } from 'vitest';
import { capabilities } from '../../src/capabilities.js';
import { divisional, divisionalCustom } from '../../src/charts/index.js';
import { variantsOf } from '../../src/charts/tables/variants.js';
import { SiddhantaError } from '../../src/errors.js';
import { northIndian } from '../../src/svg/index.js';
import { DIVISIONS, FURTHER_VARGAS } from '../../src/zodiac/divisions.js';
import { DELHI as birth } from '../support/fixtures.js';

function refusal(call: () => unknown): SiddhantaError {
  try {
    call();
  } catch (error) {
    if (error instanceof SiddhantaError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
const asked = (input: object): SiddhantaError => refusal(() => divisional({ birth, ...input } as never));
const own = (input: object): SiddhantaError => refusal(() => divisionalCustom({ birth, ...input } as never));

describe('variants of a division', () => {
  it('are what they are by default where the default is named', () => {
    for (const varga of DIVISIONS)
      expect(divisional({ birth, varga, variant: variantsOf(varga)[0] })).toEqual(divisional({ birth, varga }));
  });

  it('say in notes, method, conventions, source and disputes which one it was', () => {
    const { data, provenance } = divisional({ birth, varga: 'd10', variant: 'even_9th_backward' });
    expect(data.notes).toEqual({ ...divisional({ birth, varga: 'd10' }).data.notes, variant: 'even_9th_backward' });
    expect(Object.keys(data.notes).at(-1)).toBe('variant');
    expect(provenance?.method).toBe(
      'Dashamsha (D10): odd signs from the sign itself, even signs from its 9th backward',
    );
    expect(provenance?.conventions?.varga_variant).toBe('even_9th_backward; the default is parashara');
    expect(provenance?.sources[0]?.work).toContain('PyJHora');
    expect(provenance?.disputed.filter(({ element }) => element === 'even signs')).toEqual([]);
    expect(provenance?.disputed[0]?.note).toContain('odd signs from the sign itself, even signs from its 9th.');
  });

  it('are refused with those that the division has', () => {
    for (const varga of DIVISIONS)
      for (const variant of ['kalachakra', 'no_such']) {
        if (varga === 'd9' && variant === 'kalachakra') continue;
        const { code, field, message } = asked({ varga, variant });
        expect([code, field], varga).toEqual(['invalid_value', 'variant']);
        expect(message).toBe(
          `variant is "${variant}"; for ${varga} it must be one of ${variantsOf(varga).join(', ')}.`,
        );
      }
    expect(asked({ varga: 'd9', variant: 9 })).toMatchObject({ code: 'invalid_value', field: 'variant' });
    expect(asked({ varga: 'd13', variant: 'parivritti' })).toMatchObject({ code: 'invalid_value', field: 'varga' });
    expect(asked({ variant: 'parivritti' })).toMatchObject({ code: 'missing_field', field: 'varga' });
    expect(asked({ varga: 'd9', variants: 'parivritti' })).toMatchObject({ code: 'unknown_field', field: 'variants' });
  });

  it('change no place but those of the division: the birth is the same', () => {
    const [usual, other] = [undefined, 'leo_both' as const].map((variant) =>
      divisional({ birth, varga: 'd24', variant }),
    );
    expect(other?.meta).toEqual(usual?.meta);
    expect(other?.data.planetary_positions.Sun.degrees).toBe(usual?.data.planetary_positions.Sun.degrees);
    expect(other?.data.planetary_positions.Sun.sign).not.toBe(usual?.data.planetary_positions.Sun.sign);
  });

  it('apply to an uncertain birth: changes are those of the requested chart', () => {
    const uncertain = { ...birth, uncertainty_minutes: 20 };
    const { ascendant, sensitivity } = divisional({ birth: uncertain, varga: 'd9', variant: 'kalachakra' }).data;
    const rising = sensitivity?.changes.filter(({ statement }) => statement === 'ascendant.sign') ?? [];
    expect(rising.length).toBeGreaterThan(0);
    expect(rising.flatMap(({ before, after }) => [before, after])).toContain(ascendant.sign);
  });
});

describe('the seven further divisions', () => {
  it('cost three units in all schools and are counted as their source says', () => {
    const listed = new Map(capabilities().data.operations.map((entry) => [entry.operation, entry]));
    for (const varga of FURTHER_VARGAS) {
      expect(listed.get(`charts.divisional.${varga}`)).toMatchObject({ units: 3, schools: { length: 6 } });
      const { data, meta, provenance } = divisional({ birth, varga });
      expect(meta.endpoint).toBe(`charts.divisional.${varga}`);
      expect(data.notes.chart_type).toMatch(new RegExp(`^[A-Z][a-z]+ \\(${varga.toUpperCase()}\\)$`));
      expect(provenance?.sources[0]?.work).toMatch(/Narasimha Rao|PyJHora/);
      expect(northIndian(divisional({ birth, varga }))).toContain(data.notes.chart_type);
    }
  });
});

describe('a custom division', () => {
  it('is experimental, has its own name, and is drawn with it', () => {
    const result = divisionalCustom({ n: 9, variant: 'somanatha', birth });
    expect(result.meta.endpoint).toBe('charts.divisional.custom');
    expect(result.data.notes.chart_type).toBe('D9 (custom)');
    expect(result.provenance).toMatchObject({ experimental: true, conventions: { varga_counting: 'somanatha' } });
    expect(northIndian(result)).toContain('D9 (custom)');
    const listed = capabilities().data.operations.find(({ operation }) => operation === 'charts.divisional.custom');
    expect(listed).toMatchObject({ units: 3, experimental: true });
  });

  it('gives the places of the division that is counted so', () => {
    const places = ({
      ascendant,
      planetary_positions,
    }: ReturnType<typeof divisional>['data'] | ReturnType<typeof divisionalCustom>['data']) => ({
      ascendant,
      planetary_positions,
    });
    expect(places(divisionalCustom({ n: 9, start: 'modality_1_9_5', birth }).data)).toEqual(
      places(divisional({ varga: 'd9', birth }).data),
    );
    expect(places(divisionalCustom({ n: 9, variant: 'parivritti_even_reverse', birth }).data)).toEqual(
      places(divisional({ varga: 'd9', variant: 'parivritti_even_reverse', birth }).data),
    );
    expect(places(divisionalCustom({ n: 12, birth }).data)).toEqual(places(divisional({ varga: 'd12', birth }).data));
  });

  it('is refused with the allowed values', () => {
    for (const n of [1, 301, 2.5, '9', undefined]) expect(own({ n })).toMatchObject({ field: 'n' });
    expect(own({ n: 9, variant: 'kalachakra' })).toMatchObject({ code: 'invalid_value', field: 'variant' });
    expect(own({ n: 9, base: 'taurus' })).toMatchObject({ code: 'invalid_value', field: 'base' });
    expect(own({ n: 9, start: 'odd_even_4' })).toMatchObject({ code: 'invalid_value', field: 'start' });
    expect(own({ n: 9, even_backward: 'yes' })).toMatchObject({ code: 'invalid_value', field: 'even_backward' });
    const { code, field, message } = own({ n: 9, variant: 'somanatha', base: 'sign', even_backward: false });
    expect([code, field]).toEqual(['invalid_value', 'variant']);
    expect(message).toBe(
      'variant is "somanatha", and base, even_backward are also given; each says how to count the signs. Give variant, or base, start and even_backward.',
    );
  });

  it('takes a birth where the Sun does not rise, and none where nothing is known of the sky', () => {
    const place = { latitude: 69.65, longitude: 18.96, timezone: 'Europe/Oslo' };
    expect(divisionalCustom({ n: 300, birth: { date: '1990-12-21', place } }).meta.birth_time_assumed).toBe(true);
    expect(own({ n: 9, birth: { ...birth, date: '0999-12-31' } })).toMatchObject({ code: 'date_out_of_range' });
  });
});
