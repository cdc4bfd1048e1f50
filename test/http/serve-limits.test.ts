import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/cli/command.js';
import { servedLanguagesFrom } from '../../src/cli/servedLanguages.js';
import { limitsFrom } from '../../src/cli/serveLimits.js';
import { SPOKEN } from '../../src/names/spoken.js';

describe('the limits of a server', () => {
  it('are those of the threads, no drain and nothing off, unless asked for', () => {
    expect(limitsFrom({})).toEqual({ deadlineMs: undefined, drainMs: 0, off: [], feeds: undefined });
    expect(limitsFrom({ deadline: 2.5, drain: 30, off: 'charts.rasi, kp.transits' })).toEqual({
      deadlineMs: 2500,
      drainMs: 30_000,
      off: ['charts.rasi', 'kp.transits'],
    });
  });

  it.each([
    [{ deadline: 0 }, '--deadline is 0; it must be a number of seconds from 0.1 to 600.'],
    [{ drain: -1 }, '--drain is -1; it must be a number of seconds from 0 to 600.'],
    [{ drain: 601 }, '--drain is 601'],
    [{ off: 'charts.rasi,charts.nothing' }, '--off names "charts.nothing", which is not an operation.'],
  ])('are refused for %j', (values, message) => {
    expect(() => limitsFrom(values)).toThrow(message);
    expect(() => limitsFrom(values)).toThrow(UsageError);
  });
});

describe('the languages of a server', () => {
  it('are all that have sentences, unless some or none are asked for', () => {
    expect(SPOKEN).toHaveLength(11);
    expect(servedLanguagesFrom({})).toEqual(SPOKEN);
    expect(servedLanguagesFrom({ languages: 'all' })).toEqual(SPOKEN);
    expect(servedLanguagesFrom({ languages: 'HI, ta' })).toEqual(['hi', 'ta']);
    expect(servedLanguagesFrom({ languages: 'none' })).toEqual([]);
  });

  it.each(['sa', 'hi,,ta', 'hi-IN'])('are refused for %s', (languages) => {
    expect(() => servedLanguagesFrom({ languages })).toThrow('which has no sentences. Give tags separated by commas');
    expect(() => servedLanguagesFrom({ languages })).toThrow(UsageError);
  });
});
