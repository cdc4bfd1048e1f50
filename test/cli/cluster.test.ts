// With stand-ins for processes; test/http/workers.test.ts runs real ones.
import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startWorkers } from '../../src/cli/cluster.js';
import { UsageError } from '../../src/cli/command.js';

class Member extends EventEmitter {
  readonly process: { pid: number | undefined; kill(): void } = { pid: 1, kill: () => {} };
  readonly sent: unknown[] = [];
  connected = true;
  isConnected = (): boolean => this.connected;
  send(message: unknown): void {
    this.sent.push(message);
  }
  leave(): void {
    this.connected = false;
    this.emit('disconnect');
  }
}

function crewOf(...members: readonly Member[]) {
  const waiting = [...members];
  vi.spyOn(cluster, 'fork').mockImplementation(() => waiting.shift() as unknown as Worker);
  const lost: string[] = [];
  const opened = startWorkers(
    members.length,
    { host: '127.0.0.1', port: 1 },
    { onLost: (reason) => lost.push(reason) },
  );
  // A test may wait for something else first.
  opened.catch(() => {});
  return { opened, lost };
}

const BROKEN = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
const listening = { siddhanta: 'listening', url: 'http://127.0.0.1:1' };
const refused = { siddhanta: 'failed', message: 'cannot listen.', isUsage: true };

afterEach(() => {
  vi.restoreAllMocks();
});

describe('processes that answer', () => {
  it('are heard to the last word, though their end is known first', async () => {
    const [one, other] = [new Member(), new Member()];
    const { opened } = crewOf(one, other);
    one.emit('exit', 0, null);
    one.emit('message', refused);
    one.leave();
    other.leave();
    other.emit('exit', 0, null);
    await expect(opened).rejects.toThrow(UsageError);
    await expect(opened).rejects.toThrow('cannot listen.');
  });

  it('may end while they are asked to', async () => {
    const [one, other] = [new Member(), new Member()];
    const { opened, lost } = crewOf(one, other);
    one.emit('message', refused);
    await vi.waitFor(() => expect(other.sent).toEqual([{ siddhanta: 'end' }]));
    other.emit('error', BROKEN);
    for (const member of [one, other]) {
      member.emit('exit', 0, null);
      member.leave();
    }
    await expect(opened).rejects.toThrow('cannot listen.');
    expect(lost).toEqual([]);
  });

  it('may break off during a message, and are replaced when they have ended', async () => {
    const [one, next] = [new Member(), new Member()];
    const { opened, lost } = crewOf(one);
    one.emit('message', listening);
    const crew = await opened;
    vi.mocked(cluster.fork).mockImplementation(() => next as unknown as Worker);
    one.emit('error', BROKEN);
    expect(lost).toEqual([]);
    one.emit('exit', null, 'SIGKILL');
    one.leave();
    expect(lost).toEqual(['A process ended with SIGKILL.']);
    next.emit('message', listening);
    const closed = crew.close();
    next.emit('exit', 0, null);
    next.leave();
    await closed;
  });

  it('may be too many for the machine', async () => {
    const one = new Member();
    one.process.pid = undefined;
    const { opened } = crewOf(one);
    one.emit('error', new Error('spawn EAGAIN'));
    await expect(opened).rejects.toThrow('A process did not start: spawn EAGAIN');
  });
});
