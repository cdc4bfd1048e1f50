// Runs generators with --check, one after the other, in one process: most load the whole library, which takes longer than what they check.
// For tools/check-generated.mjs, which sends the files and is answered with what was wrong with each: nothing, where a text is empty.
import { pathToFileURL } from 'node:url';

class Exit extends Error {}

process.exit = (code = process.exitCode) => {
  process.exitCode = code;
  throw new Exit(`exit ${code}`);
};

let written = '';
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (text) => {
    written += text;
    return true;
  };
}

async function problemOf(file) {
  written = '';
  process.argv = [process.execPath, file, '--check'];
  process.exitCode = 0;
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    if (!(error instanceof Exit)) return `${written}${error?.stack ?? error}`;
  }
  return process.exitCode === 0 ? '' : `exit ${process.exitCode}\n${written}`;
}

process.on('message', async (file) => {
  // A generator that waits for what never comes ends the process, as it would alone.
  process.channel.unref();
  const problem = await problemOf(file);
  process.channel.ref();
  process.send(problem);
});
