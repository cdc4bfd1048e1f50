// Attacks on a server: callers who ask for as much as they may, and others who ask for charts meanwhile. Tests and a benchmark share them.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { LARGEST } from './largest.mjs';

const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
const birth = { date: '1990-08-15', time: '08:30:00', place };
const post = (name, { varga, ...body }) => ({
  path: `/v1/${name.replaceAll('.', '/')}${varga === undefined ? '' : `/${varga}`}`,
  body,
});
const largest = (name, more = {}) => post(name, { ...LARGEST[name], ...more });

/** Beyond every plan: a hundred years, fifty points, 24 angles, all kinds, without the Moon. */
const BEYOND = largest('transits.aspects', { from: '2026-01-01T00:00:00Z', to: '2125-12-31T00:00:00Z' });
/** As much of the same as a plan allows by default: some 8 s of processor time. */
const ALLOWED = largest('transits.aspects', { from: '2026-01-01T00:00:00Z', to: '2034-12-31T00:00:00Z' });
const born = (date) => ({ ...birth, date });
const dasha = (more) => largest('dashas.yoga_vimshottari', { language: 'ta', ...more });

/**
 * What each attacker sends, in turn and again and again. `leaveMs`: it goes away after so long. `slow`: it reads a little of each answer and then no
 * more. `lanes`: its calls at a time, 4 where it has a key.
 */
export const ATTACKS = {
  'aspects beyond the plan, left after 0.4 s': { calls: [BEYOND], leaveMs: 400 },
  'aspects within the plan, left after 0.4 s': { calls: [ALLOWED], leaveMs: 400 },
  'aspects within the plan': { calls: [ALLOWED] },
  'nadi.bindu_transits over 200 years': { calls: [largest('nadi.bindu_transits')] },
  'kp.transits over 200 years': { calls: [largest('kp.transits')] },
  'five levels of a daśā in Tamil': { calls: [dasha()] },
  'five levels of a daśā of 1890, in Tamil': { calls: [dasha({ birth: born('1890-08-15') })] },
  'long answers that nobody reads': {
    calls: [largest('charts.divisional.custom'), dasha(), largest('transits.ingresses'), largest('charts.divisional')],
    slow: true,
  },
  'keyless openapi.json, gzip': {
    calls: [{ path: '/openapi.json', headers: { 'Accept-Encoding': 'gzip' } }],
    keyless: true,
  },
};

/** Calls that an attacker has under way at a time: what a plan allows by default. */
const LANES = 4;
const KEYLESS_LANES = 20;
const TURNED_AWAY_MS = 50;
const SIP = 64 * 1024;
const PACE_MS = 20;

function send(url, { path, body, headers }, { agent, key, signal, slow, over }) {
  const began = performance.now();
  const took = () => performance.now() - began;
  return new Promise((resolve) => {
    const call = request(url + path, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(key === undefined ? {} : { 'X-API-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(signal === undefined ? {} : { signal }),
    });
    const settle = (outcome) => resolve({ path, ms: took(), began: performance.timeOrigin + began, ...outcome });
    let isAtEnd = false;
    // When all is over attackers go away, too.
    over?.then(() => {
      isAtEnd = true;
      call.destroy();
    });
    call.on('error', (problem) => {
      if (isAtEnd || signal?.aborted) settle({ status: 0, left: true });
      else settle({ status: 0, problem: problem.code ?? String(problem) });
    });
    call.on('response', (response) => {
      const { statusCode: status } = response;
      const units = Number(response.headers['x-units-charged'] ?? 0);
      let bytes = 0;
      let isOver = false;
      const end = (whole) => {
        if (isOver) return;
        isOver = true;
        settle({ status, bytes, units, whole, left: isAtEnd });
      };
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (slow && bytes >= SIP && status === 200) response.pause();
      });
      response.on('error', () => {});
      response.on('close', () => end(response.complete || isAtEnd || signal?.aborted === true));
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Returns the kilobytes of memory that a process has in use (`VmRSS`), or had at most (`VmHWM`). */
export function memoryOf(pid, field = 'VmRSS') {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

async function attackAs(url, key, { calls, leaveMs, slow, lanes }, over, isOver) {
  const outcomes = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const lane = async () => {
    while (!isOver()) {
      const call = calls[turn++ % calls.length];
      const signal = leaveMs === undefined ? undefined : AbortSignal.timeout(leaveMs);
      const outcome = await send(url, call, { agent, key, signal, slow, over });
      outcomes.push(outcome);
      if (outcome.status !== 200 && !outcome.left) await pause(TURNED_AWAY_MS);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  agent.destroy();
  return outcomes;
}

/**
 * Attacks for so long; a thread of its own calls it.
 *
 * @returns what became of the calls of each key
 */
export async function attackFor({ url, attack, keys, seconds }) {
  let isOver = false;
  const over = pause(seconds * 1000).then(() => {
    isOver = true;
  });
  const attackers = attack.keyless ? [undefined] : keys;
  const lanes = attack.keyless ? KEYLESS_LANES : LANES;
  return Promise.all(attackers.map((key) => attackAs(url, key, { lanes, ...attack }, over, () => isOver)));
}

/** Attacks from a thread of its own: who reads thousands of answers would otherwise keep waiting those who ask for a chart. */
async function attackElsewhere(workerData) {
  const thread = new Worker(new URL('attacker.mjs', import.meta.url), { workerData });
  const [outcomes] = await once(thread, 'message');
  return outcomes;
}

async function askAs(url, key, serial, isOver) {
  const outcomes = [];
  const agent = new Agent({ keepAlive: true });
  for (let i = serial; !isOver(); i++) {
    const date = `${1930 + (i % 90)}-0${1 + (i % 9)}-1${i % 10}`;
    outcomes.push(await send(url, post('charts.rasi', { birth: born(date) }), { agent, key }));
    outcomes.push(await send(url, { path: '/healthz' }, { agent }));
    await pause(PACE_MS);
  }
  agent.destroy();
  return outcomes;
}

/**
 * Lets the attackers attack and the others ask for so long, or the others alone where there is no attack.
 *
 * @param keys those of the attackers and of the others
 * @param pids the processes whose memory is looked at
 * @returns what became of the calls of each key, and by how many kilobytes each process grew
 */
export async function underAttack({ url, attack, keys, seconds, pids }) {
  const before = pids.map((pid) => memoryOf(pid));
  const most = [...before];
  const look = setInterval(() => {
    for (const [i, pid] of pids.entries()) most[i] = Math.max(most[i], memoryOf(pid));
  }, 50);
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  }, seconds * 1000);
  try {
    const [attacked, others] = await Promise.all([
      attack === undefined ? [] : attackElsewhere({ url, attack, keys: keys.attackers, seconds }),
      Promise.all(keys.others.map((key, i) => askAs(url, key, 100 * i, () => isOver))),
    ]);
    return { attacked, others, before, grown: most.map((kb, i) => kb - before[i]) };
  } finally {
    clearInterval(look);
  }
}

/** Returns the milliseconds that a share of the outcomes stayed below. */
export function quantile(outcomes, share) {
  const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

/** Returns how many outcomes there were of each status; `left` those whose caller went away, before or within the answer, `cut` those that broke off. */
export function tally(outcomes) {
  const counts = {};
  for (const { status, left, whole } of outcomes) {
    const name = left ? 'left' : status === 0 ? 'none' : whole === false ? `${status} cut` : String(status);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
