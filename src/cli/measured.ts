import type { Stores } from '../http/ports.js';

/** Called for a call of a port: its name, how long it took in milliseconds, and how it failed. */
export type CallObserver = (call: string, ms: number, problem?: unknown) => void;

function measuredPort<Port extends object>(port: Port, observe: CallObserver): Port {
  const wrapped = new Map<string | symbol, unknown>();
  const measure = (name: string, method: (...args: unknown[]) => unknown): unknown => {
    return async (...args: unknown[]): Promise<unknown> => {
      const began = performance.now();
      try {
        const value = await method.apply(port, args);
        observe(name, performance.now() - began);
        return value;
      } catch (problem) {
        observe(name, performance.now() - began, problem ?? new Error('It failed without a reason.'));
        throw problem;
      }
    };
  };
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function' || typeof name === 'symbol') return value;
      const known = wrapped.get(name) ?? measure(name, value as (...args: unknown[]) => unknown);
      wrapped.set(name, known);
      return known;
    },
  });
}

export function measuredStores(stores: Stores, observe: CallObserver): Stores {
  return {
    ...stores,
    keys: measuredPort(stores.keys, observe),
    usage: measuredPort(stores.usage, observe),
    ...(stores.batchStore === undefined ? {} : { batchStore: measuredPort(stores.batchStore, observe) }),
  };
}
