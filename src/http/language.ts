import type { Language, LanguageTag } from '../names/language.js';
import { type Presenter, presenter } from '../names/present.js';
import { languageOf } from '../names/tags.js';
import type { StreamedResult } from '../operation/operation.js';
import type { Provenance } from '../types.js';
import type { Languages } from './languages.js';
import type { Recording } from './recording.js';

interface LanguageRequest {
  readonly body: unknown;
  readonly language: Language | undefined;
}

/**
 * Takes the language out of a body. It belongs to the answer and not to the input: an operation knows no such field. Throws `SiddhantaError`
 * `invalid_value`, field `language`.
 */
export function takeLanguage(body: unknown): LanguageRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !Object.hasOwn(body, 'language'))
    return { body, language: undefined };
  const { language: tag, ...rest } = body as Readonly<Record<string, unknown>>;
  const language = languageOf(tag);
  return { body: rest, language: language.fallback.length === 0 ? undefined : language };
}

/** Returns what shows the answers of an operation in a language, with sentences where the service has them; none where they are shown as they are. */
export async function presenterIn(
  language: Language | undefined,
  operation: string,
  { whole }: Languages,
): Promise<Presenter | undefined> {
  return language && presenter(operation, await whole(language));
}

export async function presenterByTag(
  tag: LanguageTag | undefined,
  operation: string,
  languages: Languages,
): Promise<Presenter | undefined> {
  return presenterIn(tag && languageOf(tag), operation, languages);
}

function withLanguage(provenance: Provenance, { language, lacking }: Presenter): Provenance {
  const names = lacking().join(', ');
  return {
    ...provenance,
    conventions: {
      ...provenance.conventions,
      language: language.tag,
      ...(names === '' ? {} : { language_fallbacks: names }),
    },
  };
}

export function describeIn(presenter: Presenter | undefined, result: StreamedResult): StreamedResult {
  const { provenance } = result;
  if (presenter === undefined || provenance === undefined) return result;
  return { ...result, provenance: withLanguage(provenance, presenter) };
}

export function recordedIn(presenter: Presenter | undefined, recording: Recording): Recording {
  if (presenter === undefined) return recording;
  const { data, provenance, ...rest } = recording;
  const text = JSON.stringify(presenter.present(JSON.parse(data)));
  if (provenance === undefined) return { ...rest, data: text };
  return { ...rest, data: text, provenance: JSON.stringify(withLanguage(JSON.parse(provenance), presenter)) };
}
