import type { Fixtures } from './recording.js';

/** Returns the fixtures that come with the library. They are loaded when a test key is used for the first time. */
export async function recordedFixtures(): Promise<Fixtures> {
  const { FIXTURES } = await import('./fixtures.gen.js');
  return FIXTURES;
}
