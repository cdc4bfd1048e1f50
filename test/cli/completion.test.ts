import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import { completions, SCRIPTS } from '../../src/cli/completion.js';
import { commandLine } from '../support/commandLine.js';

const next = (...words: readonly string[]) => completions(words, COMMANDS);

const call = (...argv: readonly string[]) => commandLine(argv);

describe('completion', () => {
  it('begins with commands and subjects', () => {
    const first = new Set(COMMANDS.map(({ name }) => name.split(' ')[0]));
    expect(new Set(next(''))).toEqual(new Set([...first, 'help', '--help', '--version']));
    expect(next('kp')).toEqual(['kp-cusps', 'kp-horary', 'kp']);
    expect(next('xyz')).toEqual([]);
  });

  it('goes on with the commands of a subject', () => {
    expect(next('charts', '').slice(0, 2)).toEqual(['rasi', 'divisional']);
    expect(next('meta', '')).not.toContain('rasi');
    expect(next('keys', 're')).toContain('revoke');
  });

  it('offers the options of a command, each once, and its help', () => {
    expect(next('rasi', '--')).toEqual(expect.arrayContaining(['--date', '--place', '--json', '--help']));
    expect(next('rasi', '--json', '--js')).toEqual([]);
    expect(next('charts', 'rasi', '--inp')).toEqual(['--input']);
  });

  it('offers what a value may be', () => {
    expect(next('rasi', '--ayanamsa', '')).toEqual(['lahiri', 'raman', 'yukteswar', 'bhasin', 'true_chitra', 'kp']);
    expect(next('rasi', '--ayanamsa', 'la')).toEqual(['lahiri']);
    expect(next('rasi', '--date', '')).toEqual(['today']);
    expect(next('rasi', '--lat', '')).toEqual([]);
  });

  it('is asked by --complete, a candidate a line', async () => {
    expect(await call('--complete', 'ras')).toEqual({ code: 0, stdout: 'rasi\n', stderr: '' });
    expect(await call('--complete', 'nothing', '')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('prints the script of a shell, and refuses others', async () => {
    for (const shell of Object.keys(SCRIPTS)) {
      expect(await call('completion', '--shell', shell)).toEqual({
        code: 0,
        stdout: SCRIPTS[shell as keyof typeof SCRIPTS],
        stderr: '',
      });
    }
    expect((await call('completion', '--shell', 'cmd')).stderr).toContain('it must be one of bash, zsh, fish.');
    expect((await call('completion')).code).toBe(2);
  });
});

const STAND_IN = `siddhanta() { shift; for word in "$@"; do printf '[%s]\\n' "$word"; done; }\n`;

const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

describe('the scripts', () => {
  it('bash hands over the words up to the cursor, the last perhaps empty', () => {
    const script = `${STAND_IN}${SCRIPTS.bash}
COMP_WORDS=(siddhanta rasi --ayanamsa '' --json); COMP_CWORD=3; _siddhanta; printf '%s ' "\${COMPREPLY[@]}"; complete -p siddhanta`;
    const { stdout, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '[rasi] [--ayanamsa] [] complete -o default -F _siddhanta siddhanta\n']);
  });

  it.skipIf(!has('zsh'))('zsh does, too', () => {
    const script = `compadd() { print -r -- "$@" $found }; compdef() { : }; _files() { print files }
${STAND_IN}${SCRIPTS.zsh}
words=(siddhanta rasi --ayanamsa ''); CURRENT=4; _siddhanta
siddhanta() { : }; _siddhanta`;
    const { stdout, status } = spawnSync('zsh', ['-f', '-c', script], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '-a found [rasi] [--ayanamsa] []\nfiles\n']);
  });

  it.skipIf(!has('fish'))('fish does, too', () => {
    const standIn = `function siddhanta; for word in $argv[2..]; echo "[$word]"; end; end\n`;
    const script = `${standIn}${SCRIPTS.fish}complete -C 'siddhanta rasi --ayanamsa '`;
    const { stdout } = spawnSync('fish', ['--no-config', '-c', script], { encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line.startsWith('['))).toEqual(
      expect.arrayContaining(['[rasi]', '[--ayanamsa]', '[]']),
    );
  });
});
