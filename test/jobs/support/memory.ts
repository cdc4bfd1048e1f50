import type { FailedPart, JobQueue, JobStorage, Part } from '../../../src/jobs/index.js';

/** A storage in memory, whose objects a test can change. */
export function memoryStorage(): JobStorage & { readonly objects: Map<string, Uint8Array> } {
  const objects = new Map<string, Uint8Array>();
  return {
    objects,
    put: async (name, bytes) => void objects.set(name, bytes.slice()),
    get: async (name) => objects.get(name),
    has: async (name) => objects.has(name),
    list: async (prefix) => [...objects.keys()].filter((name) => name.startsWith(prefix)).reverse(),
  };
}

/** A queue in memory, without leases: it delivers each part as often as `times` says. */
export function memoryQueue(times = 1): JobQueue & { readonly parts: Part[] } {
  const parts: Part[] = [];
  const failed: FailedPart[] = [];
  return {
    parts,
    add: async (added) => {
      for (let i = 0; i < times; i++) parts.push(...added);
    },
    async take() {
      const part = parts.shift();
      if (part === undefined) return undefined;
      return {
        ...part,
        finish: async () => {},
        fail: async (reason) => void failed.push({ job: part.job, part: part.part, reason }),
      };
    },
    progress: async () => ({ waiting: parts.length, active: 0, failed }),
    close: async () => {},
  };
}
