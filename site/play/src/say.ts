import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { type Language, labelsIn, type Say, sayIn } from 'siddhanta/names/core';

/** The language of the page; undefined for English. */
export const Speaking = createContext<Language | undefined>(undefined);

/**
 * Returns what says the words of the page in its language. The English text is the key, a literal: tools/messages.mjs finds it in the
 * sources. Texts that are data (`panels.ts`, `choices.ts`, `glossary.ts`) are found by being imported.
 */
export function useSay(): Say {
  const language = useContext(Speaking);
  return useMemo(() => sayIn(language), [language]);
}

/** Returns what says a text of the library in the language of the page, such as the message of an error. */
export function useLabels(): (text: string) => string {
  const language = useContext(Speaking);
  return useMemo(() => (language === undefined ? (text: string) => text : labelsIn(language)), [language]);
}
