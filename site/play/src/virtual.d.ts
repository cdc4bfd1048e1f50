/** Made by vite.config.ts from the places of the library. */
declare module 'virtual:zone-places' {
  /** The place that each time zone is named after: its name, latitude and longitude. */
  export const ZONE_PLACES: Readonly<
    Record<string, readonly [name: string, latitude: number, longitude: number] | undefined>
  >;
}
