import { type Birth, clockTime } from 'siddhanta';

/** The fields of a birth as they stand in an address or a form, with the birth that is shown first. */
export const EXAMPLE = {
  date: '1990-08-15',
  time: '08:30:00',
  latitude: '28.6139',
  longitude: '77.209',
  timezone: 'Asia/Kolkata',
};
export type Fields = typeof EXAMPLE;
export const NAMES = Object.keys(EXAMPLE) as readonly (keyof Fields)[];

/** Returns the birth that the fields tell; the operation that takes it checks all but the time. */
export function birthOf({ date, time, latitude, longitude, timezone }: Fields): Birth {
  const place = { latitude: Number(latitude), longitude: Number(longitude), timezone };
  return { date, time: clockTime(time), place };
}
