import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sampled, WHOLE } from './support/sample.js';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

interface Pattern {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

function patternsOf(path: string): readonly Pattern[] {
  const file = ts.createSourceFile(path, readFileSync(join(SRC, path), 'utf8'), ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ where: `${path}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** To parse generated data takes longer than all checks: only the whole has it. */
const patterns = readdirSync(SRC, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.includes('/tables/') && (WHOLE || !path.endsWith('.gen.ts')))
  .flatMap(patternsOf);

/** By steps, not by the clock: on a busy machine a safe pattern would run out of time and be called vulnerable. */
const BY_STEPS = { timeout: null, attackTimeout: null, incubationTimeout: null } as const;

describe('regular expressions', () => {
  it('are found in the sources, and none is made of a text at run time', () => {
    expect(patterns.length).toBeGreaterThan(20);
    const made = readdirSync(SRC, { recursive: true })
      .map((name) => String(name))
      .filter((path) => path.endsWith('.ts') && /new RegExp\(/.test(readFileSync(join(SRC, path), 'utf8')));
    expect(made).toEqual([]);
  });

  it('are known to the checker: one that backtracks is told from one that does not', () => {
    expect(checkSync('^\\s*a\\s*;?\\s*$', '').status).toBe('vulnerable');
    expect(checkSync('^[a-z]+$', '').status).toBe('safe');
  });

  it.each(sampled(patterns, 40).map((one) => [`/${one.source}/${one.flags} in ${one.where}`, one] as const))(
    '%s takes linear time',
    (_, { source, flags }) => {
      const found = checkSync(source, flags, BY_STEPS);
      expect([found.status, found.status === 'vulnerable' ? found.attack.pattern : '']).toEqual(['safe', '']);
    },
  );
});
