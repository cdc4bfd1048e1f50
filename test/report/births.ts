import type { Birth } from '../../src/types.js';

const at = (date: string, time: string, latitude: number, longitude: number, timezone: string): Birth => ({
  date,
  time,
  place: { latitude, longitude, timezone },
});

/** Births of people long dead, as biographies state them. */
export const BIRTHS: Readonly<Record<string, Birth>> = {
  Gandhi: at('1869-10-02', '07:11:00', 21.6417, 69.6293, 'Asia/Kolkata'),
  Tagore: at('1861-05-07', '02:51:00', 22.5626, 88.363, 'Asia/Kolkata'),
  Ramanujan: at('1887-12-22', '18:20:00', 11.3428, 77.7274, 'Asia/Kolkata'),
  Curie: at('1867-11-07', '12:00:00', 52.2298, 21.0118, 'Europe/Warsaw'),
  Einstein: at('1879-03-14', '11:30:00', 48.3984, 9.9916, 'Europe/Berlin'),
  Amundsen: at('1872-07-16', '22:00:00', 59.2833, 11.1167, 'Europe/Oslo'),
};
