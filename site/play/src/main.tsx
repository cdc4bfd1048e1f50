import { render } from 'preact';
import { App } from './App.js';
import { applyTheme } from './theme.js';
import './style.css';

applyTheme();
const page = document.getElementById('page');
if (page !== null) render(<App />, page);

// Kept for when there is no network, but only after the page has what it needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('siddhanta:ready', () => void navigator.serviceWorker.register('./sw.js'), { once: true });
