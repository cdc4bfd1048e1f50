import { describe, expect, it } from 'vitest';
import { trikona, vimshottari } from '../../src/dashas/index.js';
import { running } from '../../src/dashas/running.js';
import { timeline } from '../../src/dashas/timeline.js';
import type { TimelineBlock } from '../../src/operation/show.js';
import { READINGS } from '../../src/readings.gen.js';
import { DELHI } from '../support/fixtures.js';

const birth = DELHI;
const ended = trikona({ birth, levels: 1 }).data.periods.at(-1)?.end_date ?? '';
const text = (name: string, input: object, data: unknown): string =>
  JSON.stringify(READINGS[name]?.show?.({ input, data, meta: { endpoint: name, ayanamsa: 'lahiri' } }));

describe('a system that has ended', () => {
  const systems = ['vimshottari', 'trikona'] as const;

  it('says when, and which option lets it go on, where nothing of it runs', () => {
    const at = `${Number(ended.slice(0, 4)) + 1}-01-01T00:00:00+05:30`;
    const input = { birth, at, systems };
    const { data } = running(input);
    expect(data.running[0]).not.toHaveProperty('ended');
    expect(data.running[1]).toMatchObject({ periods: [], ended: expect.stringMatching(`^${ended}T`) });
    expect(text(running.operation.name, input, data)).toMatch(
      new RegExp(`none: ended ${ended} .{8}; options.trikona.cycles may go on`),
    );
    expect(running({ ...input, options: { trikona: { cycles: 2 } } }).data.running[1]).not.toHaveProperty('ended');
  });

  it('ends at the very second', () => {
    const last = running({ birth, at: '2400-01-01T00:00:00+05:30', systems: ['trikona'] }).data.running[0]?.ended ?? '';
    const before = new Date(Date.parse(last) - 1000).toISOString().replace('.000', '');
    expect(running({ birth, at: last, systems: ['trikona'] }).data.running).toEqual([
      { system: 'trikona', periods: [], ended: last },
    ]);
    expect(running({ birth, at: before, systems: ['trikona'] }).data.running[0]?.periods.length).toBe(2);
  });

  it('is listed for a span that it does not reach', () => {
    const year = Number(ended.slice(0, 4)) + 1;
    const input = { birth, start: `${year}-01-01T00:00:00Z`, end: `${year}-02-01T00:00:00Z`, systems };
    const { data } = timeline(input);
    expect(data.ended).toEqual([{ system: 'trikona', end: expect.stringMatching(`^${ended}T`) }]);
    expect(text(timeline.operation.name, input, data)).toContain('trikona: none: ended ');
    expect(timeline({ ...input, systems: ['vimshottari'] }).data).not.toHaveProperty('ended');
  });

  it('is not one that has not begun', () => {
    const span = { birth, start: '1980-01-01T00:00:00Z', end: '1980-02-01T00:00:00Z' };
    expect(text(timeline.operation.name, span, timeline(span).data)).toContain('which ends before the birth');
    const moment = { birth, at: span.start };
    const { data } = running(moment);
    expect(data.running).toEqual([{ system: 'vimshottari', periods: [] }]);
    expect(text(running.operation.name, moment, data)).toContain('none: before birth');
  });
});

describe('a timeline of a life', () => {
  it('says how to request less', () => {
    const input = { birth, levels: 1 };
    const { data, meta } = vimshottari(input);
    const blocks = READINGS['dashas.vimshottari']?.show?.({ input, data, meta }) ?? [];
    const block = blocks.find(({ kind }) => kind === 'timeline') as TimelineBlock;
    expect(block.less).toBe('dashas.timeline gives a span, dashas.running a moment.');
  });
});
