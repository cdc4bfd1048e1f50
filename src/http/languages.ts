import type { Language, LanguageTag } from '../names/language.js';
import { SetupError } from './setupError.js';

/** A language that is loaded when a call first asks for it. */
export interface LanguageFile {
  readonly tag: LanguageTag;
  readonly load: () => Promise<Language>;
}

/** A language with sentences, as `siddhanta/languages/hi/all` exports it, or what loads it. */
export type ServedLanguage = Language | LanguageFile;

/** The languages with sentences of a service. */
export interface Languages {
  readonly tags: readonly LanguageTag[];
  /** Returns a language with its sentences where the service has them, else as it is. It is a promise only while the language is being loaded. */
  readonly whole: (language: Language) => Language | Promise<Language>;
}

function requireSentences(language: Language): Language {
  if (language.messages !== undefined) return language;
  throw new SetupError(
    `languages has ${language.tag} without sentences. Import it from siddhanta/languages/${language.tag}/all.`,
  );
}

/** Returns the languages that a service was given. Throws `SetupError` for one without sentences. */
export function languagesOf(given: readonly ServedLanguage[] = []): Languages {
  const loaded = new Map<LanguageTag, Language | Promise<Language>>();
  const files = new Map<LanguageTag, LanguageFile>();
  for (const one of given) {
    if ('load' in one) files.set(one.tag, one);
    else loaded.set(one.tag, requireSentences(one));
  }
  const load = ({ tag, load: read }: LanguageFile): Promise<Language> => {
    const loading = read().then(
      (language) => {
        loaded.set(tag, requireSentences(language));
        return language;
      },
      (problem: unknown) => {
        loaded.delete(tag);
        throw problem;
      },
    );
    loaded.set(tag, loading);
    return loading;
  };
  return {
    tags: [...new Set(given.map(({ tag }) => tag))],
    whole(language) {
      const known = loaded.get(language.tag);
      if (known !== undefined) return known;
      const file = files.get(language.tag);
      return file === undefined ? language : load(file);
    },
  };
}
