import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { type Language, type Say, sayIn } from 'siddhanta/names/core';

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
