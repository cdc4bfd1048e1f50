import { defineConfig } from 'tsup';

// One output file per source file, so that importing one operation never carries another one along.
const shared = {
  entry: ['src/**/*.ts'],
  bundle: false,
  target: 'es2022',
  sourcemap: false,
  clean: true,
  outExtension: () => ({ js: '.js' }),
} as const;

export default defineConfig([
  { ...shared, entry: [...shared.entry], format: ['esm'], outDir: 'dist/esm' },
  { ...shared, entry: [...shared.entry, '!src/cli/**'], format: ['cjs'], outDir: 'dist/cjs' },
]);
