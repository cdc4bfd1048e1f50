/** How the page looks: as the reader's system asks, or always light or dark. It is the reader's, and no part of a link. */
export type Look = 'system' | 'light' | 'dark';

const KEY = 'siddhanta-look';

/** Returns the look that the reader chose last; that of the system where there is none, or where nothing may be kept. */
export function chosenLook(): Look {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/** Makes the page look as chosen, and keeps the choice. */
export function applyTheme(look: Look = chosenLook()): void {
  document.documentElement.dataset.look = look;
  try {
    if (look === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, look);
  } catch {
    // A browser that keeps nothing still shows it.
  }
}
