import tzLookup from '@photostructure/tz-lookup';

/** Returns the IANA zone at a latitude and longitude, degrees north and east, by a coarse map. It is bundled when this is built. */
export const zoneOfMap: (latitude: number, longitude: number) => string = tzLookup;
