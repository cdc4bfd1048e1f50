import type { Operation } from '../operation/operation.js';
import { OPERATIONS } from '../registry.js';
import type { Fixtures, Recording } from './recording.js';

/** Stands in the answers to test keys as the time at which they were computed. */
const COMPUTED_AT = '2026-01-01T00:00:00.000Z';

/** The places of the examples. */
const PLACES: Readonly<Record<string, string>> = {
  '28.6139 77.209': 'New Delhi',
  '13.0827 80.2707': 'Chennai',
  '19.076 72.8777': 'Mumbai',
};

/** Returns whom an example is about: its dates with their places, `1990-08-15 New Delhi`; nothing where there is none. */
function subjectOf(example: unknown): string {
  if (typeof example !== 'object' || example === null) return '';
  const { date, moment, place, ...parts } = example as Readonly<Record<string, unknown>>;
  const day = typeof date === 'string' ? date : typeof moment === 'string' ? moment.slice(0, 10) : undefined;
  if (day === undefined) return Object.values(parts).map(subjectOf).filter(Boolean).join(', ');
  const { latitude, longitude } = (place ?? {}) as Readonly<Record<string, unknown>>;
  const where = `${latitude} ${longitude}`;
  return place === undefined ? day : `${day} ${PLACES[where] ?? where}`;
}

/** Returns the answer to an operation's example, for one member of a family to that member's. */
function recordExample({ name, exampleOf, call }: Operation, member: string): Recording {
  const example = exampleOf(member);
  try {
    const { data, provenance, meta } = call(example);
    return {
      data: JSON.stringify(data),
      ...(provenance === undefined ? {} : { provenance: JSON.stringify(provenance) }),
      meta,
      subject: subjectOf(example) || name,
    };
  } catch (problem) {
    // A refusal of the example is no fault of the caller, so it must not reach him as one of his input.
    throw new Error(`The example of ${member} has no answer.`, { cause: problem });
  }
}

/** Returns the answers to the examples of operations, each computed when it is first read, and kept. */
export function fixturesOf(operations: readonly Operation[]): Fixtures {
  const recordings: Record<string, Recording> = {};
  for (const operation of operations) {
    for (const { operation: member } of operation.members) {
      let recording: Recording | undefined;
      Object.defineProperty(recordings, member, {
        enumerable: true,
        get() {
          recording ??= recordExample(operation, member);
          return recording;
        },
      });
    }
  }
  return { computedAt: COMPUTED_AT, recordings };
}

/**
 * Returns the fixtures that come with the library: for every operation and every member of a family the answer to the example
 * that the operation is declared with. An answer is computed when it is first read, and kept.
 *
 * @param reports documents that are served, too; none by default
 */
export async function recordedFixtures(reports: readonly Operation[] = []): Promise<Fixtures> {
  return fixturesOf([...OPERATIONS, ...reports]);
}
