import { ordinal } from '../operation/ordinal.js';
import type { House } from '../zodiac/position.js';
import type { TransitEclipse } from './eclipseList.js';
import type { TransitHit } from './hitList.js';
import type { Ingress } from './ingressList.js';
import type { StationEvent } from './stationList.js';

const fromMoon = (house: House | undefined): string =>
  house === undefined ? '' : `, ${ordinal(house)} from the natal Moon`;

/** "Saturn enters Pisces, 12th from the natal Moon". */
export function ingressTitle({
  planet,
  enters,
  house_from_moon,
  motion,
  retrograde_reentry,
  entry_number,
}: Ingress): string {
  const how = retrograde_reentry ? ' again, retrograde' : entry_number > 1 ? ' again' : '';
  const nodes = planet === 'Rahu' || planet === 'Ketu';
  const back = nodes && retrograde_reentry ? ` again, ${motion}` : how;
  return `${planet} enters ${enters.sign ?? enters.nakshatra}${back}${fromMoon(house_from_moon)}`;
}

/** "Saturn turns retrograde in Pisces, 7° 56'". */
export function stationTitle({ planet, becomes, sign, degrees, house_from_moon }: StationEvent): string {
  return `${planet} turns ${becomes} in ${sign} at ${degrees.replace(/ \d\d\.\d\d"$/, '')}${fromMoon(house_from_moon)}`;
}

/** "Saturn conjunct the natal Moon (1 of 3)". */
export function hitTitle({ planet, point, kind, angle, hit, of }: TransitHit): string {
  const times = of > 1 ? ` (${hit} of ${of})` : '';
  if (kind === 'conjunction') return `${planet} conjunct natal ${point}${times}`;
  const house = ordinal(angle / 30 + 1);
  return kind === 'natal_drishti'
    ? `${planet} in the exact ${house} from natal ${point}${times}`
    : `${planet} looks on natal ${point}, the exact ${house} from it${times}`;
}

/** "Total lunar eclipse in Aquarius". */
export function eclipseTitle({ kind, planet, sign, house_from_moon }: TransitEclipse): string {
  const what = `${kind} ${planet === 'Sun' ? 'solar' : 'lunar'} eclipse`;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)} in ${sign}${fromMoon(house_from_moon)}`;
}
