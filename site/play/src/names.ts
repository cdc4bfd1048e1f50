import { type Language, type NameGroup, text } from 'siddhanta/names/core';

/** Returns a name in the language of the page; in English it is its own key. */
export const nameIn = (language: Language | undefined, group: NameGroup, key: string): string =>
  language === undefined ? key : text(language, group, key);
