import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../src/registry.js';
import { sampled } from '../support/sample.js';

describe('an input that is judged once', () => {
  it.each(sampled(OPERATIONS, 50).map((each) => [each.name, each] as const))(
    'of %s costs and gives the same',
    (_, each) => {
      const judged = each.judge(each.example);
      expect(judged.work).toEqual(each.work(each.example));
      expect(judged.price).toBe(each.price(each.example));
      const [one, other] = [each.stream(judged), each.stream(each.example)].map(({ text, ...rest }) => ({
        ...rest,
        text: [...text].join(''),
      }));
      expect(one).toEqual(other);
    },
  );

  it('is not judged again', () => {
    const [rasi] = OPERATIONS;
    const input = structuredClone(rasi?.example) as { birth: { date: string } };
    const judged = rasi?.judge(input);
    const before = [...(rasi?.stream(judged).text ?? [])].join('');
    input.birth.date = 'no date';
    expect([...(rasi?.stream(judged).text ?? [])].join('')).toBe(before);
    expect(() => rasi?.stream(input)).toThrow('birth.date');
  });

  it('is held to the limits of the call', () => {
    const long = OPERATIONS.find(({ name }) => name === 'transits.ingresses');
    const judged = long?.judge(long.example);
    expect(() => long?.stream(judged, { maxWork: 0.001 })).toThrow('at most 0.001 ms are allowed');
  });
});
