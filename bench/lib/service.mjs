// Services in processes of their own, and callers of them: rasi charts over sockets, the contestants asked in turns.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';

const CALLS = 1500;
export const PATH = '/v1/charts/rasi';
const TICKS_PER_SECOND = 100;

/** Births that repeat in nothing but the zone, so that no cache flatters. */
const bodies = Array.from({ length: CALLS }, (_, i) =>
  JSON.stringify({
    birth: {
      date: new Date(Date.UTC(1930 + (i % 90), i % 12, 1 + (i % 28))).toISOString().slice(0, 10),
      time: new Date(i * 7919_000).toISOString().slice(11, 19),
      place: { latitude: 8 + (i % 270) / 10, longitude: 70 + (i % 200) / 10, timezone: 'Asia/Kolkata' },
    },
  }),
);

/**
 * Sends all bodies over some connections that are kept, with the keys in turn; each is a plain socket, so that the asking costs little. Any answer
 * but a 200 is an error.
 */
export async function flood({ port, keys }, connections) {
  let next = 0;
  const lane = () =>
    new Promise((done, fail) => {
      const socket = connect(port, '127.0.0.1');
      socket.setNoDelay(true);
      let received = '';
      const send = () => {
        const key = keys[next % keys.length];
        const body = bodies[next++];
        if (body === undefined) return socket.end();
        socket.write(
          `POST ${PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
        );
      };
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        const end = received.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/content-length: (\d+)/i.exec(received)?.[1]);
        if (received.length < end + 4 + length) return;
        if (!received.startsWith('HTTP/1.1 200')) return fail(new Error(received));
        received = '';
        send();
      });
      socket.on('error', fail).on('close', done).on('connect', send);
    });
  await Promise.all(Array.from({ length: connections }, lane));
}

/** Serves in this process: tells its parent where, and whenever it is asked what processor time it has used. */
export async function serveFor(parent, contestant) {
  parent.send(await contestant());
  parent.on('message', () => parent.send(process.cpuUsage()));
  parent.on('disconnect', () => process.exit());
}

/** Starts a script anew with some arguments, as a contestant of that name. */
export async function start(name, script, argv) {
  const child = fork(script, argv);
  const [address] = await once(child, 'message');
  const cpu = async () => {
    child.send('cpu');
    const [{ user, system }] = await once(child, 'message');
    return user + system;
  };
  return { name, child, address, cpu, costs: [], rates: [], beside: [], asking: [] };
}

/** Processor seconds that a process and its children have used. */
export function cpuOfTree(root) {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
      const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
      if (Number(pid) === root) ticks += user + system + childUser + childSystem;
      else if (Number(fields[1]) === root) ticks += user + system;
    } catch {}
  }
  return ticks / TICKS_PER_SECOND;
}

/**
 * Asks contestants in turns, the order turning too, then lets them go, and notes of each round the processor time of a call in the contestant (µs), beside it in the
 * tree of another process and in this one (µs), and the calls a second.
 *
 * @param database number of the first process of the database
 */
export async function inTurns(contestants, { rounds, connections, database }) {
  for (let i = 0; i < 3; i++) for (const { address } of contestants) await flood(address, connections);
  const besideNow = () => (database === undefined ? 0 : cpuOfTree(database) * 1e6);
  for (let round = 0; round < rounds; round++) {
    for (let k = 0; k < contestants.length; k++) {
      const { address, cpu, costs, rates, beside, asking } = contestants[(k + round) % contestants.length];
      const [before, database0, own0] = [await cpu(), besideNow(), process.cpuUsage()];
      const began = performance.now();
      await flood(address, connections);
      rates.push((CALLS * 1000) / (performance.now() - began));
      const own = process.cpuUsage(own0);
      asking.push((own.user + own.system) / CALLS);
      beside.push((besideNow() - database0) / CALLS);
      costs.push(((await cpu()) - before) / CALLS);
    }
  }
  for (const { child } of contestants) child.disconnect();
}

/** Starts a server of `rasi()` behind Hono alone on a free port, and returns where it is. */
export async function honoAndRasi(rasi) {
  const { Hono } = await import('hono');
  const { serve } = await import('@hono/node-server');
  const app = new Hono();
  app.post(PATH, async (context) => context.json(rasi(await context.req.json())));
  return new Promise((done) => {
    serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => done({ port, keys: ['-'] }));
  });
}
