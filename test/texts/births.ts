import { skyContext } from '../../src/cast/context.js';
import { textBirth } from '../../src/texts/birth.js';
import { TEXT_CHAPTERS } from '../../src/texts/tables/chapters.gen.js';
import type { Birth } from '../../src/types.js';

/** Spread evenly over 1900 to 2023, the day and the Earth, by steps that share no factor with what they step through. */
export function birthOf(i: number): Birth {
  const days = (i * 15.0967) % 45_290;
  const date = new Date(Date.UTC(1900, 0, 1) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
  const minutes = (i * 617) % 1440;
  const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  const place = { latitude: ((i * 37) % 115) - 55, longitude: ((i * 79) % 360) - 180, timezone: 'UTC' };
  return { date, time: `${clock}:00`, place };
}

/** Returns a birth as the texts are read for it. */
export const textBirthOf = (birth: Birth) =>
  textBirth(
    { birth, moon_rule: 'waxing', mercury_rule: 'any_malefic' },
    ['lagna', 'lord_in_house', 'graha_in_house', 'graha_in_sign', 'nakshatra', 'conjunction'],
    TEXT_CHAPTERS,
    skyContext({}, {}),
  );
