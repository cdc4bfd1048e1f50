import { Agent, request } from 'node:http';
import { target } from './pgLoad.js';

/** What the callers saw of the 200 responses, in units. */
export interface Sight {
  /** Of those whose head arrived. */
  begun: number;
  /** Of those that arrived whole. */
  whole: number;
  /** Responses of another status. */
  others: number;
}

/** Callers of a server, who go on until it is gone. */
export interface Callers {
  /** What was seen with each key. */
  readonly sights: readonly Sight[];
  /** Units that have arrived, with all keys. */
  whole(): number;
  /** Resolves when so many units have arrived; rejects when the server is gone before. */
  arrived(units: number): Promise<void>;
  /** Resolves when the last of the calls has ended. */
  readonly ended: Promise<void>;
}

/** Begins to call a server with several keys, so many calls at a time with each. */
export function callUntilGone(url: string, keys: readonly string[], atOnce: number): Callers {
  const agent = new Agent({ keepAlive: true, maxSockets: keys.length * atOnce });
  const waiting: { units: number; resolve: () => void }[] = [];
  const sights: Sight[] = keys.map(() => ({ begun: 0, whole: 0, others: 0 }));
  const whole = (): number => sights.reduce((all, sight) => all + sight.whole, 0);
  let serial = 0;
  const one = (key: string, sight: Sight): Promise<boolean> =>
    new Promise((resolve) => {
      const { path, units, body } = target(serial++);
      const call = request(`${url}${path}`, {
        agent,
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
      });
      call.once('error', (problem: NodeJS.ErrnoException) => resolve(problem.code !== 'ECONNREFUSED'));
      call.once('response', (response) => {
        if (response.statusCode !== 200) sight.others++;
        else sight.begun += units;
        let text = '';
        response.on('data', (chunk: Buffer) => {
          text += chunk;
        });
        response.once('error', () => {});
        response.once('close', () => {
          if (response.statusCode === 200 && response.complete && text.endsWith('}')) {
            sight.whole += units;
            for (const { units: wanted, resolve: tell } of waiting) if (whole() >= wanted) tell();
          }
          resolve(true);
        });
      });
      call.end(JSON.stringify(body));
    });
  const caller = async (i: number): Promise<void> => {
    const [key, sight] = [keys[i % keys.length], sights[i % keys.length]];
    while (key !== undefined && sight !== undefined && (await one(key, sight)));
  };
  const ended = Promise.all(Array.from({ length: keys.length * atOnce }, (_, i) => caller(i))).then(() =>
    agent.destroy(),
  );
  return {
    sights,
    whole,
    ended,
    arrived: (units) =>
      Promise.race([
        new Promise<void>((resolve) => waiting.push({ units, resolve })),
        ended.then(() => Promise.reject(new Error('The server is gone.'))),
      ]),
  };
}
