import type { Language } from '../names/language.js';

/** Returns a text that is no name, as the language says it where it has sentences. */
export function messageOf(language: Language | undefined, english: string): string {
  for (const messages of language?.messages ?? []) {
    const place = messages.english.split('\n').indexOf(english);
    const text = place === -1 ? '' : messages.texts.split('\n')[place];
    if (text) return text;
  }
  return english;
}
