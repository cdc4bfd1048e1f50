import { joined } from '../call.js';
import { envelopeText, utf8 } from '../envelope.js';
import { presenterByTag, recordedIn } from '../language.js';
import type { Languages } from '../languages.js';
import type { Fixtures } from '../recording.js';
import { linesOf } from './computeRows.js';

/** Returns lines in which each result is the recorded one of its operation, as test keys are answered; refused rows stay as they are. */
export async function recordedLines(
  lines: Uint8Array,
  { computedAt, recordings }: Fixtures,
  languages: Languages,
): Promise<Uint8Array> {
  const decoder = new TextDecoder();
  const told: Uint8Array[] = [];
  for (const bytes of linesOf(lines)) {
    const { index, meta } = JSON.parse(decoder.decode(bytes));
    const found = meta === undefined ? undefined : recordings[meta.endpoint];
    if (found === undefined) {
      told.push(bytes, utf8('\n'));
      continue;
    }
    const shown = await presenterByTag(meta.language, meta.endpoint, languages);
    const { data, provenance, meta: recordedMeta } = recordedIn(shown, found);
    const { request_id, endpoint, language } = meta;
    const { endpoint: _, ...rest } = recordedMeta;
    const own = { request_id, endpoint, units: 0, computed_at: computedAt, test: true as const, ...rest };
    const text = envelopeText(data, language === undefined ? own : { ...own, language }, provenance);
    told.push(utf8(`{"index":${index},${text.slice(1)}\n`));
  }
  return joined(told);
}
