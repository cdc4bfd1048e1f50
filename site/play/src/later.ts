import { useEffect, useState } from 'preact/hooks';
import { isSiddhantaError } from 'siddhanta';

/** Until then the page has been drawn, even where it is never idle. */
const LATEST_MS = 500;

/** Has a work done once the page has nothing else to do; Safari has no word for that. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const wait = setTimeout(work, LATEST_MS / 5);
    return () => clearTimeout(wait);
  }
  const idle = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(idle);
}

/**
 * Returns what a longer work gives, once the page is drawn; nothing until then, and where the library has nothing for this input.
 *
 * @param key what the work depends on
 */
export function useLater<Given>(key: string, work: () => Promise<Given> | undefined): Given | undefined {
  const [done, setDone] = useState<{ readonly key: string; readonly given: Given | undefined }>();
  useEffect(() => {
    let isMeant = true;
    const stop = whenIdle(async () => {
      try {
        const given = await work();
        if (isMeant) setDone({ key, given });
      } catch (error) {
        if (!isSiddhantaError(error)) throw error;
        if (isMeant) setDone({ key, given: undefined });
      }
    });
    return () => {
      isMeant = false;
      stop();
    };
  }, [key]);
  return done?.given;
}
