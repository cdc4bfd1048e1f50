import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ashtakoota, rasi } from '../../src/index.js';
import { unpackInput } from '../../src/jobs/block.js';
import {
  collectJob,
  folderStorage,
  type JobStorage,
  jobStatus,
  memoryQueue as queueInMemory,
  resumeJob,
  type SubmitOptions,
  submitJob,
  type WorkOptions,
  workOnJobs,
} from '../../src/jobs/index.js';
import { batch, csvOf, someBirths } from '../cli/batch/support.js';
import { commandLine } from '../support/commandLine.js';
import { memoryQueue, memoryStorage } from './support/memory.js';

const folder = mkdtempSync(join(tmpdir(), 'siddhanta-jobs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'id,date,time,latitude,longitude,timezone\n';
const LINE = 'a,1990-08-15,08:30:00,28.6139,77.209,Asia/Kolkata\n';
const BAD = 'b,1990-02-30,08:30:00,28.6139,77.209,Asia/Kolkata\n';
/** With what a file may have: empty lines, a cell of two lines, a line that is none, one that is too short. */
const ODD = `${HEADER}${LINE}\n"x\ny",1990-08-15,08:30:00,28.6139,77.209,Asia/Kolkata\n${BAD}too,short\n\n${LINE}"open,1,2\n${LINE}`;

const inPieces = (text: string, size: number): Uint8Array[] => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
};

const textOf = async (job: string, storage: JobStorage) => {
  const chunks: Uint8Array[] = [];
  const collected = await collectJob({ job, storage, write: (bytes) => void chunks.push(bytes) });
  return { ...collected, text: Buffer.concat(chunks).toString() };
};

type Rest = Partial<SubmitOptions>;

async function computed(
  source: SubmitOptions['source'],
  rest: Rest = { kind: 'charts' },
  work: Partial<WorkOptions> = {},
) {
  const places = { queue: memoryQueue(), storage: memoryStorage() };
  const submitted = await submitJob({ job: 'j', source, ...rest }, places);
  const done = await workOnJobs({ ...places, untilEmpty: true, ...work });
  return { ...places, submitted, done };
}

describe('a job', () => {
  it.each([
    [1, 'csv'],
    [3, 'csv'],
    [3, 'ndjson'],
    [1000, 'csv'],
  ] as const)('in parts of %i has the bytes that batch writes, as %s', async (partSize, format) => {
    const { bytes, stderr } = await batch(['charts', '--workers', '0', '--format', format, '--explain'], ODD);
    const { storage, submitted } = await computed(inPieces(ODD, 11), { kind: 'charts', partSize, format });
    const { rows, refused, text } = await textOf('j', storage);
    expect(text).toBe(bytes.toString());
    expect(rows + refused.length).toBe(submitted.records);
    const lines = refused.map(({ line, code, column, message }) =>
      `line ${line}: ${code}${column === undefined ? '' : `, ${column}`}: ${message}`.replace(/\s+/g, ' '),
    );
    expect(stderr.split('\n').filter((line) => line.startsWith('line '))).toEqual(lines);
  });

  it.each([
    ['dashas', { base: { levels: 2, ayanamsa: 'raman' } }, ['--levels', '2', '--ayanamsa', 'raman']],
    ['panchang', {}, []],
    ['yogas', { keep: ['note'], map: { born: 'date' } }, ['--keep', 'note', '--map', 'born=date']],
  ] as const)('of %s takes what batch takes', async (kind, rest, argv) => {
    const file = `note,${kind === 'yogas' ? 'born' : 'date'},latitude,longitude,timezone\nn,1990-08-15,28.6,77.2,Asia/Kolkata\n`;
    const text = kind === 'yogas' ? file : file.replace('note', 'id');
    const { bytes } = await batch([kind, '--workers', '0', ...argv], text);
    const { storage } = await computed([text], { kind, ...rest });
    expect((await textOf('j', storage)).text).toBe(bytes.toString());
  });

  it('of an operation takes lines of JSON, and gives each a row or a reason', async () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
    const input = { birth: { date: '1990-08-15', time: '08:30:00', place } };
    const { data } = rasi({ ...input, ayanamsa: 'raman' });
    const lines = [
      JSON.stringify(input),
      'no "json',
      '[1]',
      '',
      '{"birth":{"date":"1990-02-30"}}',
      JSON.stringify(input),
    ];
    const source = [`\uFEFF${lines.join('\r\n')}`];
    const { storage, submitted } = await computed(source, {
      operation: 'charts.rasi',
      base: { ayanamsa: 'raman' },
      partSize: 2,
    });
    const { rows, refused, text } = await textOf('j', storage);
    expect(submitted).toEqual({ job: 'j', records: 5, parts: 3, added: 3 });
    expect(text).toBe(`${JSON.stringify({ line: 1, data })}\n${JSON.stringify({ line: 6, data })}\n`);
    expect([rows, ...refused.map(({ line, code, column }) => [line, code, column])]).toEqual([
      2,
      [2, 'invalid_json', undefined],
      [3, 'invalid_json', undefined],
      [5, 'invalid_date', 'birth.date'],
    ]);
    const { operation, example } = { operation: 'compatibility.ashtakoota', example: ashtakoota.operation.example };
    const other = await computed([JSON.stringify(example)], { operation });
    expect((await textOf('j', other.storage)).rows).toBe(1);
  });

  it('has each record in one part, with the line of the file', async () => {
    const births = csvOf(someBirths(100, 3)).trimEnd().split('\n').join('\n\n');
    const { storage, submitted } = await computed(
      inPieces(births, 64),
      { kind: 'charts', partSize: 7 },
      { untilEmpty: true },
    );
    expect(submitted.parts).toBe(15);
    const lines = Array.from({ length: submitted.parts }, (_, i) => {
      const object = storage.objects.get(`j/input/${String(i + 1).padStart(6, '0')}`);
      return [...unpackInput(object ?? new Uint8Array()).job.lines];
    });
    expect(lines.flat()).toEqual(Array.from({ length: 100 }, (_, i) => 2 * i + 3));
    expect(new Set(lines.slice(0, -1).map(({ length }) => length))).toEqual(new Set([7]));
  });

  it('without records has no parts and no rows', async () => {
    const { storage, submitted } = await computed([HEADER]);
    expect(submitted).toEqual({ job: 'j', records: 0, parts: 0, added: 0 });
    expect((await textOf('j', storage)).text.startsWith('line,id,')).toBe(true);
  });
});

describe('a submission', () => {
  it.each([
    [{ job: '' }, 'invalid_value', 'job'],
    [{ job: '../x' }, 'invalid_value', 'job'],
    [{ kind: undefined }, 'invalid_value', 'kind'],
    [{ operation: 'charts.rasi' }, 'invalid_value', 'kind'],
    [{ kind: 'toString' as 'charts' }, 'invalid_value', 'kind'],
    [{ kind: undefined, operation: 'charts.none' }, 'invalid_value', 'operation'],
    [{ kind: undefined, operation: 'charts.rasi', format: 'csv' }, 'invalid_value', 'format'],
    [{ kind: undefined, operation: 'charts.rasi', keep: ['x'] }, 'invalid_value', 'keep'],
    [{ format: 'parquet' as 'csv' }, 'invalid_value', 'format'],
    [{ partSize: 0 }, 'invalid_value', 'partSize'],
    [{ partSize: 1.5 }, 'invalid_value', 'partSize'],
    [{ lease: 86_400 }, 'invalid_value', 'lease'],
    [{ base: { birth: {} } }, 'invalid_value', 'base'],
    [{ base: { ayanamsa: 'none' } }, 'invalid_value', 'ayanamsa'],
    [{ base: { ayanamsha: 'raman' } }, 'unknown_field', 'ayanamsha'],
    [{ kind: 'dashas', base: { levels: 3 } }, 'invalid_value', 'base.levels'],
    [{ source: [] }, 'invalid_value', 'source'],
    [{ source: ['"open'] }, 'invalid_value', 'source'],
    [{ source: ['date,sign\n'] }, 'invalid_value', 'columns'],
    [{ source: [`line,${HEADER}`], keep: ['line'] }, 'invalid_value', 'columns'],
  ] as [Rest, string, string][])('with %j is refused as %s of %s, and writes nothing', async (rest, code, field) => {
    const places = { queue: memoryQueue(), storage: memoryStorage() };
    const options: SubmitOptions = { job: 'j', kind: 'charts', source: [HEADER + LINE], ...rest };
    await expect(submitJob(options, places)).rejects.toMatchObject({ code, field });
    expect([...places.storage.objects.keys(), ...places.queue.parts]).toEqual([]);
  });

  it('is refused under a name that is taken', async () => {
    const { queue, storage } = await computed([HEADER + LINE]);
    const again = submitJob({ job: 'j', kind: 'charts', source: [HEADER] }, { queue, storage });
    await expect(again).rejects.toMatchObject({ code: 'invalid_value', field: 'job' });
  });

  it('that was cut off is made again, and a queue that was lost is filled again', async () => {
    const source = [csvOf(someBirths(10, 5))];
    const places = { queue: memoryQueue(), storage: memoryStorage() };
    const broken = { ...places.queue, add: () => Promise.reject(new Error('gone')) };
    const options: SubmitOptions = { job: 'j', kind: 'charts', source, partSize: 3 };
    await expect(submitJob(options, { ...places, queue: broken })).rejects.toThrow('gone');
    expect(await resumeJob('j', places)).toEqual({ job: 'j', records: 10, parts: 4, added: 4 });
    await workOnJobs({ ...places, untilEmpty: true });
    places.storage.objects.delete('j/rows/000002.csv');
    expect(await resumeJob('j', places)).toMatchObject({ added: 1 });
    expect(places.queue.parts).toEqual([{ job: 'j', part: 2, lease: 60 }]);
    await expect(resumeJob('other', places)).rejects.toMatchObject({ code: 'not_found', field: 'job' });
  });
});

describe('a worker', () => {
  it('computes a part that comes twice once, and writes the same where two have it', async () => {
    const births = csvOf(someBirths(10, 5));
    const places = { queue: memoryQueue(2), storage: memoryStorage() };
    await submitJob({ job: 'j', kind: 'charts', source: [births], partSize: 3 }, places);
    const counts: number[] = [];
    const done = await workOnJobs({ ...places, untilEmpty: true, onPart: (_, { records }) => counts.push(records) });
    expect(done).toEqual({ parts: 8, records: 10 });
    expect(counts).toEqual([3, 3, 3, 1, 0, 0, 0, 0]);
    const before = new Map(places.storage.objects);
    for (const name of before.keys()) if (name.includes('/rows/')) places.storage.objects.delete(name);
    await resumeJob('j', places);
    await workOnJobs({ ...places, untilEmpty: true });
    expect(places.storage.objects).toEqual(before);
  });

  it('says which part fails and why, and goes on', async () => {
    const { queue, storage } = { queue: memoryQueue(), storage: memoryStorage() };
    await submitJob({ job: 'j', kind: 'charts', source: [HEADER + LINE + LINE], partSize: 1 }, { queue, storage });
    storage.objects.delete('j/input/000001');
    const problems: string[] = [];
    const onProblem = (message: string): void => void problems.push(message);
    expect(await workOnJobs({ queue, storage, untilEmpty: true, onProblem })).toEqual({ parts: 1, records: 1 });
    expect(problems).toEqual(['part 1 of j: The input of part 1 is not in the storage.']);
    const failed = [{ job: 'j', part: 1, reason: 'The input of part 1 is not in the storage.' }];
    expect(await jobStatus('j', { queue, storage })).toEqual({
      job: 'j',
      records: 2,
      parts: 2,
      finished: 1,
      failed,
      waiting: 0,
      active: 0,
    });
  });

  it('leaves the jobs of other versions, whose rows might differ', async () => {
    const places = { queue: memoryQueue(), storage: memoryStorage() };
    await submitJob({ job: 'j', kind: 'charts', source: [HEADER + LINE] }, places);
    const manifest = JSON.parse(new TextDecoder().decode(places.storage.objects.get('j/job.json')));
    places.storage.objects.set('j/job.json', Buffer.from(JSON.stringify({ ...manifest, version: '9.9.9' })));
    expect(await workOnJobs({ ...places, untilEmpty: true })).toEqual({ parts: 0, records: 0 });
    const [failed] = (await places.queue.progress()).failed;
    expect(failed?.reason).toContain('9.9.9');
  });

  it('asks a queue again that does not answer, and ends when it is told', async () => {
    const { queue, storage } = await computed([HEADER + LINE]);
    const abort = new AbortController();
    const problems: string[] = [];
    const done = await workOnJobs({
      queue: { ...queue, take: () => Promise.reject(new Error('no route')) },
      storage,
      signal: abort.signal,
      onProblem(message) {
        problems.push(message);
        abort.abort();
      },
    });
    expect([done, problems]).toEqual([{ parts: 0, records: 0 }, ['the queue does not answer: no route']]);
  });
});

describe('collecting', () => {
  it('is refused while parts have no rows, and for no job', async () => {
    const { storage } = await computed([csvOf(someBirths(10, 5))], { kind: 'charts', partSize: 3 });
    storage.objects.delete('j/rows/000003.csv');
    await expect(textOf('j', storage)).rejects.toMatchObject({ code: 'invalid_value', field: 'job' });
    await expect(textOf('k', storage)).rejects.toMatchObject({ code: 'not_found', field: 'job' });
  });

  const lines = (text: string): string[] => text.split('\r\n').slice(0, -1);
  it.each([
    ['a row twice', (rows: string[]) => [...rows, rows.at(-1) ?? '']],
    ['a row less', (rows: string[]) => rows.slice(1)],
    ['rows in another order', (rows: string[]) => [...rows].reverse()],
    ['a row of another part', (rows: string[]) => ['99,b,', ...rows.slice(1)]],
    ['a row in the place of another', (rows: string[]) => [rows[1] ?? '', ...rows.slice(1)]],
  ])('finds %s', async (_, spoil) => {
    const { storage } = await computed([csvOf(someBirths(9, 5))], { kind: 'charts', partSize: 3 });
    const name = 'j/rows/000002.csv';
    const rows = lines(new TextDecoder().decode(storage.objects.get(name)));
    expect(rows).toHaveLength(3);
    storage.objects.set(
      name,
      Buffer.from(
        spoil(rows)
          .map((row) => `${row}\r\n`)
          .join(''),
      ),
    );
    await expect(textOf('j', storage)).rejects.toMatchObject({
      code: 'internal_error',
      message: expect.stringContaining('Part 2 of j'),
    });
  });
});

describe('a queue in memory', () => {
  it('has a part once, gives it back when it fails, and gives up after five tries', async () => {
    const queue = queueInMemory();
    const parts = [1, 2].map((part) => ({ job: 'a', part, lease: 60 }));
    await queue.add(parts);
    const first = await queue.take();
    await queue.add(parts);
    expect(await queue.progress()).toEqual({ waiting: 1, active: 1, failed: [] });
    await first?.finish();
    for (let tries = 1; tries <= 5; tries++) await (await queue.take())?.fail('No disk.');
    await first?.fail('Late.');
    expect(await queue.progress()).toEqual({
      waiting: 0,
      active: 0,
      failed: [{ job: 'a', part: 2, reason: 'No disk.' }],
    });
    expect(await queue.take()).toBeUndefined();
    await queue.add(parts);
    expect(await queue.progress()).toEqual({ waiting: 2, active: 0, failed: [] });
    await queue.close();
  });
});

describe('a storage in a folder', () => {
  it('has what was put, whole, and shows no drafts', async () => {
    const storage = folderStorage(join(folder, 'store'));
    expect(await storage.list('a/')).toEqual([]);
    expect([await storage.has('a/b/1'), await storage.get('a/b/1')]).toEqual([false, undefined]);
    await Promise.all(['a/b/1', 'a/b/2', 'a/c', 'd'].map((name) => storage.put(name, Buffer.from(name))));
    await storage.put('a/c', Buffer.from('new'));
    writeFileSync(join(folder, 'store/a/b/.3.draft'), '');
    expect([...(await storage.list('a/'))].sort()).toEqual(['a/b/1', 'a/b/2', 'a/c']);
    expect(await storage.list('a/b/2')).toEqual(['a/b/2']);
    expect(Buffer.from((await storage.get('a/c')) ?? []).toString()).toBe('new');
    expect(await storage.has('a/c')).toBe(true);
    expect(readdirSync(join(folder, 'store/a'))).toEqual(['b', 'c']);
    await expect(storage.put('a/c/x', Buffer.from(''))).rejects.toThrow();
  });
});

describe('siddhanta jobs', () => {
  it.each([
    [['submit', '--job', 'j', '--kind', 'charts'], '--in', 'standard input'],
    [['submit', '--kind', 'charts', '--in', 'x'], '--job', '--job is required'],
    [['submit', '--job', 'j', '--in', '/nowhere/x'], '--in', '/nowhere/x cannot be read'],
    [['submit', '--job', 'j', '--in', import.meta.filename, '--base', '[1]'], '--base', 'must be a JSON object'],
    [['work'], '--folder', '--folder is required, or the variable SIDDHANTA_JOBS'],
    [['work', '--folder', folder], '--queue', '--queue is required, or the variable SIDDHANTA_QUEUE'],
    [['work', '--folder', folder, '--queue', 'amqp://x'], '--queue', 'redis://, rediss:// or postgres://'],
    [['status', 'j', '--folder', folder, '--queue', 'redis://127.0.0.1:1'], '--queue', 'cannot be used'],
    [['collect', 'a/b', '--folder', folder], '--job', '--job is "a/b"'],
    [['collect', 'j', '--folder', folder], '--job', 'There is no job j'],
  ])('%j is refused', async (argv, _, message) => {
    const { code, stdout, stderr } = await commandLine(['jobs', ...argv]);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('collect writes the rows, to a file that is whole, and says which lines have none', async () => {
    const storage = folderStorage(join(folder, 'done'));
    const places = { queue: memoryQueue(), storage };
    await submitJob({ job: 'j', kind: 'charts', source: [HEADER + LINE + BAD], partSize: 1 }, places);
    const out = join(folder, 'rows.csv');
    const argv = ['jobs', 'collect', 'j', '--folder', join(folder, 'done')];
    expect((await commandLine([...argv, '--out', out])).stderr).toContain('0 of 2 parts');
    expect(readdirSync(folder).filter((name) => name.startsWith('rows.csv'))).toEqual([]);
    await workOnJobs({ ...places, untilEmpty: true });
    const plain = await batch(['charts', '--workers', '0'], HEADER + LINE + BAD);
    const { code, stderr } = await commandLine([...argv, '--out', out]);
    expect([code, stderr]).toEqual([1, 'line 3: invalid_date, date\nsiddhanta jobs collect: 1 line has no row.\n']);
    expect((await commandLine([...argv, '--explain'])).stderr).toContain('1990-02-30');
    expect(readdirSync(folder).filter((name) => name.startsWith('rows.csv'))).toEqual(['rows.csv']);
    expect(readFileSync(out, 'utf8')).toBe(plain.stdout);
    expect((await commandLine([...argv, '--out', '/nowhere/x'])).stderr).toContain('cannot be written');
  });
});
