import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Returns what modules of src export, compiled together as the build does it: tsx would wrap every closure, at twice the time.
 *
 * @param modules their paths below src, without extension
 */
export async function fromSources(...modules) {
  const { outputFiles } = await build({
    stdin: {
      contents: modules.map((module) => `export * from './${module}.ts';`).join('\n'),
      resolveDir: fileURLToPath(new URL('../../src/', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}
