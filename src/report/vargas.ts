import { divisional } from '../charts/divisional.js';
import { rasi } from '../charts/rasi.js';
import { boxed } from './html.js';
import { chart } from './parts.js';
import type { Part } from './request.js';

const SIXTEEN = [
  ['d2', 'Horā'],
  ['d3', 'Drekkāṇa'],
  ['d4', 'Caturthāṁśa'],
  ['d7', 'Saptāṁśa'],
  ['d9', 'Navāṁśa'],
  ['d10', 'Daśāṁśa'],
  ['d12', 'Dvādaśāṁśa'],
  ['d16', 'Ṣoḍaśāṁśa'],
  ['d20', 'Viṁśāṁśa'],
  ['d24', 'Caturviṁśāṁśa'],
  ['d27', 'Bhāṁśa'],
  ['d30', 'Triṁśāṁśa'],
  ['d40', 'Khavedāṁśa'],
  ['d45', 'Akṣavedāṁśa'],
  ['d60', 'Ṣaṣṭyaṁśa'],
] as const;

const SIZE = 300;

/** All sixteen divisions as small charts in one orientation. */
export const vargas: Part = (request) =>
  boxed(
    'div',
    'sheet',
    chart(rasi, { caption: ({ term }) => `D1 · ${term('Rāśi', 'vargas', 'd1')}`, size: SIZE, degrees: false })(request),
    ...SIXTEEN.map(([varga, name]) =>
      chart(divisional, {
        input: { varga },
        caption: ({ term }) => `${varga.toUpperCase()} · ${term(name, 'vargas', varga)}`,
        size: SIZE,
        degrees: false,
      })(request),
    ),
  );
