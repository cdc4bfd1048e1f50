import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** A picture of the library. It escapes what comes from outside, so its text is put in as it is. */
export function Picture({ svg, name = 'drawing' }: { readonly svg: string; readonly name?: string }): VNode {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.innerHTML = svg;
  }, [svg]);
  return <div class={name} ref={frame} />;
}
