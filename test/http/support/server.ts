import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { program } from '../../support/program.js';

const ROOT = new URL('../../..', import.meta.url);

const SERVE = program('test/http/serve-process.ts');
const THREAD = program('src/http/node-worker.ts');

const servers: Server[] = [];

/** Ends every server that was started. */
export async function killServers(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.process.kill('SIGKILL');
    await server.exited;
  }
}

/** The server command in a process of its own. */
export class Server {
  output = '';
  readonly process: ChildProcess;
  readonly exited: Promise<number | null>;
  /** The arguments; a list among them is for Node. */
  constructor(...args: readonly (string | readonly string[])[]) {
    const forNode = args.flatMap((one) => (typeof one === 'string' ? [] : one));
    const forServe = args.filter((one) => typeof one === 'string');
    const port = forServe.includes('--port') ? [] : ['--port', '0'];
    const argv = [...forNode, SERVE, 'serve', ...port, ...forServe];
    this.process = spawn(process.execPath, argv, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, THREAD },
    });
    const take = (chunk: Buffer): void => {
      this.output += chunk;
    };
    this.process.stdout?.on('data', take);
    this.process.stderr?.on('data', take);
    this.exited = new Promise((resolve) => this.process.on('exit', resolve));
    servers.push(this);
  }

  /** The first keys, from the file that is named in their place. */
  async firstKeys(): Promise<{ file: string; live: string; test: string }> {
    const file = await this.find(/The first keys, live and test, are in (\S+), /);
    const [, live = '', test = ''] = /^live (\S+)\ntest (\S+)\n$/.exec(readFileSync(file, 'utf8')) ?? [];
    return { file, live, test };
  }

  async find(pattern: RegExp): Promise<string> {
    const limit = performance.now() + 110_000;
    for (;;) {
      const found = pattern.exec(this.output)?.[1];
      if (found !== undefined) return found;
      if (performance.now() > limit || this.process.exitCode !== null) throw new Error(`Not found in: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
