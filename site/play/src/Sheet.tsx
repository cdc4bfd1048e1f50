import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSay } from './say.js';

/** A sheet over the page. It is open while it is there; closing it by its button or by Escape calls `close`. */
export function Sheet({
  title,
  close,
  children,
}: {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}): VNode {
  const say = useSay();
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before a key can be pressed: Escape closes only what is modal.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} class="sources" onClose={close} aria-labelledby={heading}>
      <form method="dialog">
        <button type="submit" class="quiet" aria-label={say('Close')}>
          ✕
        </button>
      </form>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
