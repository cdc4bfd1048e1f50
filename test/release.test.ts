import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutRelease } from '../tools/lib/release.mjs';

const CHANGELOG =
  '# Changelog\n\nWhat it is.\n\n## Unreleased\n\n### Added\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n';

describe('a release', () => {
  it('takes what is unreleased, and leaves an empty section', () => {
    const { changelog, tag, text } = cutRelease(CHANGELOG, '0.2.0', '2026-11-26');
    expect(changelog).toBe(
      '# Changelog\n\nWhat it is.\n\n## Unreleased\n\n## 0.2.0 (2026-11-26)\n\n### Added\n- One.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n',
    );
    expect([tag, text]).toEqual(['v0.2.0', 'siddhanta 0.2.0\n\nAdded:\n- One.\n']);
  });

  it('is the first where the changelog has none', () => {
    const { changelog } = cutRelease('# Changelog\n\n## Unreleased\n- One: $1 and $&.\n', '0.1.0', '2026-11-26');
    expect(changelog).toBe('# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-11-26)\n\n- One: $1 and $&.\n');
  });

  it.each(['0.1.0', '0.0.9'])('is later than the last one: %s is not', (version) => {
    expect(() => cutRelease(CHANGELOG, version, '2026-11-26')).toThrow('The changelog has 0.1.0 already');
  });

  it.each(['0.10.0', '1.0.0', '0.1.1'])('%s is later than 0.1.0', (version) => {
    expect(cutRelease(CHANGELOG, version, '2026-11-26').tag).toBe(`v${version}`);
  });

  it.each(['', 'v0.2.0', '0.2', '0.02.0', 'minor'])('has a version of three numbers: "%s" is none', (version) => {
    expect(() => cutRelease(CHANGELOG, version, '2026-11-26')).toThrow('such as 0.2.0');
  });

  it('has something to say', () => {
    const empty = CHANGELOG.replace('### Added\n- One.\n\n', '');
    expect(() => cutRelease(empty, '0.2.0', '2026-11-26')).toThrow('nothing under "## Unreleased"');
  });

  it('is tried without a change', () => {
    const read = () => ['CHANGELOG.md', 'package.json', 'package-lock.json'].map((file) => readFileSync(file, 'utf8'));
    const before = read();
    const { status, stdout } = spawnSync(process.execPath, ['tools/release.mjs', '--dry-run', '9.0.0'], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('Would write CHANGELOG.md, package.json, package-lock.json'),
    ]);
    expect(stdout).toMatch(/siddhanta 9\.0\.0\n\n\w[\w ]*:\n- /);
    expect(read()).toEqual(before);
  });
});
