import { DEGREE, type MicroArcseconds, modulo, TURN } from '../../math/angle.js';
import type { SignLord } from '../../zodiac/lords.js';
import { WEEKDAY_LORDS } from '../../zodiac/weekdays.js';
import type { PartOrder, SolarUpagraha } from '../tables/upagrahas.js';

/** 133°20′, from the Sun to Dhūma. */
const TO_DHUMA = 133 * DEGREE + DEGREE / 3;
/** 16°40′, from Indracāpa to Upaketu. */
const TO_UPAKETU = 16 * DEGREE + (2 * DEGREE) / 3;

/** Bṛhat Parāśara Horā Śāstra (Santhanam) 3.61–64. */
export function solarUpagrahas(sun: MicroArcseconds): Record<SolarUpagraha, MicroArcseconds> {
  const dhuma = modulo(sun + TO_DHUMA, TURN);
  const vyatipata = modulo(-dhuma, TURN);
  const parivesha = modulo(vyatipata + TURN / 2, TURN);
  const indrachapa = modulo(-parivesha, TURN);
  return {
    Dhuma: dhuma,
    Vyatipata: vyatipata,
    Parivesha: parivesha,
    Indrachapa: indrachapa,
    Upaketu: modulo(indrachapa + TO_UPAKETU, TURN),
  };
}

/** Weekdays from the lord of the day to the lord of the first part of its night. */
const NIGHT = 4;
const SATURN = 6;

/**
 * Returns which of the eight parts of a day or night belongs to a planet, 1 … 8: in the order of the weekdays from the lord of the day, by
 * night from the fifth after him; one part has no lord.
 *
 * @param weekday 0 (Sunday) … 6, of the sunrise with which the day began
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 3.66–70; `lordless_after_saturn`: P. V. R. Narasimha Rao, Table 10.
 */
export function partOf(planet: SignLord, weekday: number, half: 'day' | 'night', order: PartOrder): number {
  const first = half === 'day' ? weekday : weekday + NIGHT;
  const place = (lord: number): number => modulo(lord - first, 7);
  const own = place(WEEKDAY_LORDS.indexOf(planet));
  return own + 1 + (order === 'lordless_after_saturn' && own > place(SATURN) ? 1 : 0);
}
