import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** The meaning of the word that is pointed at or has the focus, beside it. Readers of the page hear it with the word. */
export function Tip(): VNode | null {
  const [word, setWord] = useState<HTMLElement>();
  useEffect(() => {
    const point = ({ target }: Event): void => {
      setWord(target instanceof Element ? (target.closest<HTMLElement>('.hint') ?? undefined) : undefined);
    };
    const leave = (event: Event): void => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') setWord(undefined);
    };
    const stops = ['focusout', 'scroll', 'keydown'] as const;
    for (const name of ['mouseover', 'focusin'] as const) addEventListener(name, point);
    for (const name of stops) addEventListener(name, leave, true);
    return () => {
      for (const name of ['mouseover', 'focusin'] as const) removeEventListener(name, point);
      for (const name of stops) removeEventListener(name, leave, true);
    };
  }, []);
  if (word === undefined) return null;
  const { left, bottom } = word.getBoundingClientRect();
  return (
    <div
      class="tip"
      aria-hidden="true"
      style={{ left: `${Math.max(8, Math.min(left, innerWidth - 330))}px`, top: `${bottom + 6}px` }}
    >
      {word.dataset.meaning}
    </div>
  );
}
