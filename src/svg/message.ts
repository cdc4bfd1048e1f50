import type { Language } from '../names/language.js';

/** Returns a text that is no name, as the language says it where it has sentences. */
export function messageOf(language: Language | undefined, english: string): string {
  const { messages } = language ?? {};
  const place = messages?.english.split('\n').indexOf(english) ?? -1;
  return (place === -1 ? '' : messages?.texts.split('\n')[place]) || english;
}
