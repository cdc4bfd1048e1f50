// What the calculator of “Why does my chart differ?” reckons: it asks the library and computes nothing of the sky itself.
import type { Birth, Profile } from 'siddhanta';
import type { CompareData, ExplainData, ProfileChart } from 'siddhanta/conventions';

export const SIGNS = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
] as const;

/** The points of a chart in the order of the tables. */
export const POINTS = [
  'Ascendant',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Rahu',
  'Ketu',
] as const;
export type Point = (typeof POINTS)[number];

/** The points that `explain` takes. */
export const OBSERVED = POINTS.filter((point): point is Exclude<Point, 'Ketu'> => point !== 'Ketu');
export type Observed = (typeof OBSERVED)[number];

/** What the page calls a program. */
export const PROGRAMS: Readonly<Record<Profile, string>> = {
  siddhanta: 'siddhanta',
  swiss: 'Swiss Ephemeris',
  jagannatha_hora: 'Jagannatha Hora',
  pyjhora: 'PyJHora',
  drik_panchang: 'Drik Panchang',
  astrosage: 'AstroSage',
};

/**
 * The conventions that move a longitude, in the order in which `compare` switches them. Those that stand together are switched
 * together.
 */
export const SWITCHED = [
  ['time_scale'],
  ['positions'],
  ['moon'],
  ['node'],
  ['ayanamsa', 'star_place'],
  ['ayanamsa_reference'],
] as const;
export type Switched = (typeof SWITCHED)[number][0];

/** What the calculator uses of the library; it is loaded when the page is shown. */
export interface Library {
  readonly rasi: typeof import('siddhanta').rasi;
  readonly clockTime: typeof import('siddhanta').clockTime;
  readonly compare: typeof import('siddhanta/conventions').compare;
  readonly explain: typeof import('siddhanta/conventions').explain;
}

export async function loadLibrary(): Promise<Library> {
  const [{ rasi, clockTime }, { compare, explain }] = await Promise.all([
    import('siddhanta'),
    import('siddhanta/conventions'),
  ]);
  return { rasi, clockTime, compare, explain };
}

type Longitudes = Readonly<Record<Point, number>>;

/** Returns the longitudes of a chart, degrees. */
export function longitudesOf({ ascendant, positions }: Pick<ProfileChart, 'ascendant' | 'positions'>): Longitudes {
  const entries = POINTS.map((point) => [point, (point === 'Ascendant' ? ascendant : positions[point]).longitude]);
  return Object.fromEntries(entries) as Longitudes;
}

/** Returns b − a on the circle, arcseconds. */
export function arcseconds(a: number, b: number): number {
  const turn = (((b - a) % 360) + 540) % 360;
  return (turn - 180) * 3600;
}

/** What each convention adds to the difference of a program, arcseconds, by point; without those that move nothing. */
export type Shares = readonly { readonly convention: Switched; readonly moved: Longitudes }[];

/** Returns the shares of the conventions in what `theirs` shows otherwise than `ours`, switched one after the other. */
export function sharesOf({ rasi }: Library, birth: Birth, ours: ProfileChart, theirs: ProfileChart): Shares {
  let conventions = ours.conventions;
  let before = longitudesOf(ours);
  const shares = SWITCHED.map(([convention, ...others]) => {
    const switched = Object.fromEntries([convention, ...others].map((name) => [name, theirs.conventions[name]]));
    conventions = { ...conventions, ...switched };
    const { ascendant, planetary_positions: positions } = rasi({ birth, conventions }).data;
    const after = longitudesOf({ ascendant, positions });
    const moved = Object.fromEntries(POINTS.map((point) => [point, arcseconds(before[point], after[point])]));
    before = after;
    return { convention, moved: moved as Longitudes };
  });
  return shares.filter(({ moved }) => POINTS.some((point) => Math.abs(moved[point]) >= 0.05));
}

/** Returns arcseconds with their sign, as `+1′02.3″`. */
export function signed(value: number): string {
  if (Math.abs(value) < 0.05) return '0″';
  const tenths = Math.round(Math.abs(value) * 10);
  const minutes = Math.floor(tenths / 600);
  const seconds = ((tenths % 600) / 10).toFixed(1);
  const sign = value < 0 ? '−' : '+';
  return `${sign}${minutes > 0 ? `${minutes}′` : ''}${minutes > 0 ? seconds.padStart(4, '0') : seconds}″`;
}

/** Returns degrees as the library writes them, in signs for minutes and seconds. */
export function pretty(degrees: string): string {
  return degrees.replace("'", '′').replace('"', '″');
}

/**
 * Returns the longitude that a reader has typed, degrees: within a sign, or along the whole circle where `sign` is empty. One to three
 * numbers: degrees, minutes, seconds.
 *
 * @throws Error that says what was typed and what is taken
 */
export function typedLongitude(point: string, sign: string, text: string): number {
  const numbers = text.match(/\d+(?:[.,]\d+)?/g)?.map((number) => Number(number.replace(',', '.'))) ?? [];
  const rest = text.replace(/\d+(?:[.,]\d+)?/g, '').replace(/[\s°º'’′"”″:dms-]/g, '');
  const [degrees = -1, minutes = 0, seconds = 0] = numbers;
  const most = sign === '' ? 360 : 30;
  const whole = numbers.slice(0, -1).every(Number.isInteger);
  if (
    rest !== '' ||
    /^\s*-/.test(text) ||
    !whole ||
    numbers.length > 3 ||
    degrees < 0 ||
    degrees >= most ||
    minutes >= 60 ||
    seconds >= 60
  ) {
    throw new Error(
      `${point} is “${text}”; write degrees, minutes and seconds${sign === '' ? ', 0 to 360' : ' in the sign, 0 to 30'}: 28 18 53.6, 28°18′53″ or 28.3149.`,
    );
  }
  return (
    SIGNS.indexOf(sign as (typeof SIGNS)[number]) * (sign === '' ? 0 : 30) + degrees + minutes / 60 + seconds / 3600
  );
}

/** Returns the programs whose charts show what was observed, to its precision. */
export function fitting(
  { profiles }: CompareData,
  observed: Readonly<Partial<Record<Observed, number>>>,
  precision: number,
): Profile[] {
  return profiles
    .filter((chart) => {
      const shown = longitudesOf(chart);
      return OBSERVED.every((point) => {
        const value = observed[point];
        return value === undefined || Math.abs(arcseconds(value, shown[point])) <= precision + 0.3;
      });
    })
    .map(({ profile }) => profile);
}

/** Returns what to pass as `conventions`, as a text to be copied. */
export function conventionsText({ best }: ExplainData): string {
  return best.conventions === null ? '' : JSON.stringify(best.conventions, null, 2);
}
