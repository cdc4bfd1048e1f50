import { describe, expect, it } from 'vitest';
import { kundli, match } from '../../src/report/index.js';
import type { Birth } from '../../src/types.js';

/** Modules of the page, which are no part of this project's types. */
const [LINK, FORM] = ['../../site/play/src/link.js', '../../site/play/src/form.js'];

type Form = Readonly<Record<string, string>>;
interface Page {
  openHash(hash: string, allowed: object): { readonly form: Form; readonly ignored: readonly string[] };
  birthOf(form: Form, side?: '' | '2'): Birth;
  conventionsOf(form: Form): object;
}
const { openHash, birthOf, conventionsOf } = { ...(await import(LINK)), ...(await import(FORM)) } as Page;

const PLAY = 'https://example.org/play/';
const place = { latitude: 21.6422, longitude: 69.6093, timezone: 'Asia/Kolkata' };
const birth: Birth = { date: '1869-10-02', time: '07:12:00', place };

function linkOf(html: string): string {
  const [, address = ''] = /<a href="(https:\/\/example\.org[^"]*)">/.exec(html) ?? [];
  return address.replaceAll('&amp;', '&');
}

function opened(html: string) {
  const address = linkOf(html);
  expect(address.startsWith(`${PLAY}#`)).toBe(true);
  const { form, ignored } = openHash(new URL(address).hash, {});
  expect(ignored).toEqual([]);
  return form;
}

describe('the permalink of a document', () => {
  const options = { chapters: ['method'], playground: PLAY } as const;

  it('opens the same birth with the same conventions', () => {
    const conventions = { moon: 'topocentric', time_scale: 'ut1' } as const;
    const form = opened(
      kundli({ birth, ayanamsa: 'raman', node: 'mean', conventions }, { ...options, place_name: 'Porbandar, India' }),
    );
    expect(form).toMatchObject({ panel: 'chart', place: 'Porbandar, India' });
    expect(birthOf(form)).toEqual(birth);
    expect(conventionsOf(form)).toEqual({ conventions: { ...conventions, ayanamsa: 'raman', node: 'mean' } });
  });

  it('opens what a clock, a calendar and a span say of the time', () => {
    const old: Birth = {
      ...birth,
      date: '1710-02-03',
      calendar: 'julian',
      clock: 'local_mean',
      uncertainty_minutes: 20,
    };
    expect(birthOf(opened(kundli({ birth: old }, options)))).toEqual(old);
  });

  it('opens a birth whose offset is given', () => {
    const given: Birth = { ...birth, utc_offset: '+04:38:26' };
    expect(birthOf(opened(kundli({ birth: given }, options)))).toEqual(given);
  });

  it('opens a couple', () => {
    const groom: Birth = { date: '1869-04-11', time: '09:00:00', place };
    const form = opened(
      match({ bride: { birth, name: 'A & B' }, groom: { birth: groom, name: 'C' } }, { playground: PLAY }),
    );
    expect(form).toMatchObject({ panel: 'match', name: 'A & B', name2: 'C' });
    expect([birthOf(form), birthOf(form, '2')]).toEqual([birth, groom]);
  });

  it('says that a page has no field for something, rather than to open something else', () => {
    const year = kundli({ birth, conventions: { year: { days: 360 } } }, options);
    expect(linkOf(year)).toBe('');
    expect(year).toContain('The form of the playground cannot express this input.');
  });

  it('is there only where an address is given, which is one', () => {
    expect(kundli({ birth }, { chapters: ['method'] })).not.toContain('playground');
    for (const playground of ['play', 'javascript:alert(1)', `${PLAY}#chart`, `${PLAY}?a=1`, `${PLAY}"><b>`])
      expect(() => kundli({ birth }, { ...options, playground })).toThrow(
        expect.objectContaining({ code: 'invalid_value', field: 'playground' }),
      );
  });
});
