import { writeFileSync } from 'node:fs';

/** Returns the frame of one script: `check` runs and records, `finish` prints the total and sets the exit code. */
export function report(title) {
  const failures = [];
  let passed = 0;
  return {
    async check(name, run) {
      try {
        await run();
        passed++;
        console.log(`  ok    ${name}`);
      } catch (error) {
        failures.push(name);
        console.log(`  FAIL  ${name}\n${String(error?.message ?? error).replace(/^/gm, '        ')}`);
      }
    },
    finish() {
      if (passed + failures.length === 0) failures.push('no check ran');
      console.log(`${title}: ${passed} passed, ${failures.length} failed`);
      const file = process.env.SIDDHANTA_TOTALS;
      if (file) writeFileSync(file, JSON.stringify({ passed, failed: failures.length, skipped: 0 }));
      process.exitCode = failures.length === 0 ? 0 : 1;
    },
  };
}
