import { ZONE_PLACES } from 'virtual:zone-places';
import { type Form, HERE_FIELDS, STANDARD } from './form.js';

/** The place whose days the page shows, as the fields that hold it. */
export type Here = Readonly<Record<(typeof HERE_FIELDS)[number], string>>;

const KEY = 'siddhanta-here';

const DELHI: Here = {
  here: STANDARD.place,
  here_lat: STANDARD.lat,
  here_lon: STANDARD.lon,
  here_tz: STANDARD.tz,
};

function keptHere(): Here | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const isWhole = HERE_FIELDS.every((field) => typeof (kept as Partial<Here> | null)?.[field] === 'string');
    return isWhole ? (kept as Here) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the place on this device, for the next visit. */
export function keepHere(here: Here): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(here));
  } catch {
    // A browser that keeps nothing still shows it.
  }
}

/** Returns the place that the time zone of the browser is named after; New Delhi where the list of places has none. */
function placeOfZone(): Here {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [name, latitude, longitude] = ZONE_PLACES[zone] ?? [];
  if (name === undefined) return DELHI;
  return { here: name, here_lat: String(latitude), here_lon: String(longitude), here_tz: zone };
}

/** Returns whether the place of today was chosen for the reader, by the time zone. */
export const isGuessed = (form: Form): boolean => form.here_lat === '' && keptHere() === undefined;

/** Returns the page with a place for its days: the one of the link, the one kept on this device, or one of the time zone. */
export function withHere(form: Form): Form {
  return form.here_lat === '' ? { ...form, ...(keptHere() ?? placeOfZone()) } : form;
}

/** Returns the date of now on the clocks of a zone, `YYYY-MM-DD`; in UTC where the zone is none, so that the library says so. */
export function todayAt(zone: string): string {
  try {
    return new Date().toLocaleDateString('en-CA', { timeZone: zone });
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}
