import { place, planets } from './parts.js';
import { contributor, planet, type Shape } from './shape.js';

const transitPart = { ...place, star_lord: planet, sub_lord: planet } as const;
const natalReferences = { moon: place, ascendant: place, sun: place } as const;
const ingress = { planet, enters: transitPart, leaves: transitPart } as const;
const transitStay = { '*': { planet, in: transitPart } } as const;
const transitHit = { ...place, planet, point: contributor } as const;

export const TRANSIT_FIELDS: Readonly<Record<string, Shape>> = {
  'transits.now': {
    natal: natalReferences,
    planets: {
      '*': {
        ...place,
        vedha_by: planets,
        vedha_suspended_by: planets,
        vipareeta_by: planets,
        tara: { name: 'taras' },
        natal_aspects: { '*': { point: contributor } },
        ashtakavarga: { kakshya: { lord: contributor } },
      },
    },
  },
  'transits.ingresses': { natal: natalReferences, ingresses: { '*': ingress }, stays: transitStay },
  'transits.stations': { natal: natalReferences, stations: { '*': { ...place, planet } } },
  'transits.aspects': {
    natal: natalReferences,
    aspects: { '*': transitHit },
    between: { '*': { ...place, planet, other: { ...place, planet } } },
  },
  'transits.calendar': {
    natal: natalReferences,
    events: {
      '*': {
        planet,
        ingress,
        station: { ...place, planet },
        aspect: transitHit,
        eclipse: { ...place, planet },
      },
    },
    stays: transitStay,
  },
};
