// The 81 published starts of `verified_against` have one shift: that of the first after birth.
import { expect, it } from 'vitest';
import { rasi } from '../../src/index.js';
import type { Conventions } from '../../src/input/conventions.js';
import { DASHA_VERIFICATION } from '../../src/operation/verification.js';
import type { Birth } from '../../src/types.js';
import { fixture } from '../support/fixtures.js';

const { dasha_antaras } = fixture<{ dasha_antaras: { birth: Birth; moon_geometric: number } }>(
  'sources/reference-charts.json',
);
/** Rāhu’s eighteen years over 13°20′, in seconds of time for a second of arc. */
const SECONDS_PER_ARCSECOND = (18 * 365.256363 * 86_400) / 48_000;

/** Seconds by which starts are later for our Moon, which is printed to 0.01″: 59 s to either side. */
function later(conventions: Conventions): number {
  const { sign_number, degrees } = rasi({ birth: dasha_antaras.birth, conventions }).data.planetary_positions.Moon;
  const [degree = 0, minute = 0, second = 0] = [...degrees.matchAll(/[\d.]+/g)].map(Number);
  const ours = (sign_number - 1) * 108_000 + degree * 3600 + minute * 60 + second;
  return (dasha_antaras.moon_geometric * 3600 - ours) * SECONDS_PER_ARCSECOND;
}

it('states the shift by default and with true positions', () => {
  expect(Math.abs(later({}) - 2.43 * 3600)).toBeLessThan(60);
  expect(Math.abs(later({ positions: 'true' }) - 8 * 60)).toBeLessThan(60);
  expect(DASHA_VERIFICATION).toContain('2.43 hours later');
  expect(DASHA_VERIFICATION).toContain('about 8 minutes are left');
});
