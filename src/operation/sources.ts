import type { Source } from '../types.js';

export const WORKS = {
  bphs: 'Bṛhat Parāśara Horā Śāstra (trans. R. Santhanam)',
  uttaraKalamrita: 'Uttara Kālāmṛta (Kālidāsa)',
  phaladeepika: 'Phaladīpikā (Mantreśvara)',
  rao: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (as the tests of PyJHora quote it)',
  suryaSiddhanta: 'Sūrya Siddhānta (trans. E. Burgess)',
  schoch:
    'C. Schoch 1924, The arcus visionis of the planets in the Babylonian observations, Monthly Notices of the Royal Astronomical Society 84, 731',
  hipparcos: 'van Leeuwen 2007, Hipparcos, the New Reduction, Astronomy & Astrophysics 474, 653 (as SIMBAD has it)',
  iau2006: 'Capitaine, Wallace & Chapront 2003, Astronomy & Astrophysics 412, 567 (IAU 2006 precession)',
  vondrak: 'Vondrák, Capitaine & Wallace 2011, Astronomy & Astrophysics 534, A22',
  nutation: 'McCarthy & Luzum 2003, Celestial Mechanics and Dynamical Astronomy 85, 37 (IAU 2000B)',
  swissAyanamsas: 'Swiss Ephemeris, header sweph.h and manual, appendix E (ayanamshas), and programs that follow it',
  deltaT: 'Stephenson, Morrison & Hohenkerk 2016, Proceedings of the Royal Society A 472, 20160404',
} as const;

export function cite(work: keyof typeof WORKS, locus: string, note: string): Source {
  return { work: WORKS[work], locus, note };
}
