import { defineConfig } from 'vitest/config';

const ROOMS = process.env.MUTATION_ROOMS;
const EVERY = 'cast,charts,compatibility,dashas,golden,kp,math,operation,panchang,time,zodiac';

export default defineConfig({
  test: {
    // Braces want two at least.
    include: [`test/{${ROOMS ?? EVERY},none}/**/*.test.ts`],
    exclude: [
      // They run the built command line, in which no mutant lives.
      'test/**/cli.test.ts',
      // It moves the machine to other time zones, which a worker thread, where Stryker runs the tests, cannot do.
      'test/panchang/panchang.property.test.ts',
    ],
    testTimeout: 60_000,
    env: { SIDDHANTA_WHOLE: '1' },
  },
});
