import { render } from 'preact';
import { App } from './App.js';
import { ALLOWED } from './choices.js';
import { openHash } from './link.js';
import { PANELS } from './panels.js';
import { applyTheme } from './theme.js';
import { hashOfPage } from './usePage.js';
import './style/base.css';
import './style/inputs.css';
import './style/answer.css';
import './style/doors.css';
// Last, since it counts before the others.
import './style/media.css';

applyTheme();
// The panel of the address is fetched while the page is rendered; the page reports an unknown one.
const { panel: named } = openHash(hashOfPage(), ALLOWED).form;
void PANELS.find(({ id }) => id === named)
  ?.load()
  .catch(() => undefined);

const page = document.getElementById('page');
if (page !== null) {
  page.replaceChildren();
  render(<App />, page);
}

// Kept for when there is no network, but only after the page has what it needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('siddhanta:ready', () => void navigator.serviceWorker.register('./sw.js'), { once: true });
