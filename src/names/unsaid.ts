import type { Language, Messages } from './language.js';

/** The messages that languages have no words for yet: as many as there are languages at most. */
const known = new WeakMap<readonly Messages[], ReadonlySet<string>>();

function unsaidOf(messages: readonly Messages[]): ReadonlySet<string> {
  return new Set(
    messages.flatMap(({ english, texts }) => {
      const own = texts.split('\n');
      return english.split('\n').filter((_, i) => !own[i]);
    }),
  );
}

/** Whether a text is a message that a language does not say: a draft, or a text that waits for its words. */
export function isUnsaid({ messages }: Language, english: string): boolean {
  if (messages === undefined) return true;
  const unsaid = known.get(messages) ?? unsaidOf(messages);
  known.set(messages, unsaid);
  return unsaid.has(english);
}
