import { codeOf } from '../problem.js';

export class MissingPackageError extends Error {}

/** Returns an optional package of npm, or says how to install it. Throws `MissingPackageError` when it is not installed. */
export async function loadPeer<Module>(name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (problem) {
    const code = codeOf(problem);
    const isMissing = code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND';
    if (!isMissing || !String(problem).includes(name)) throw problem;
    throw new MissingPackageError(`The package ${name} is not installed. Install it: npm install ${name}`, {
      cause: problem,
    });
  }
}
