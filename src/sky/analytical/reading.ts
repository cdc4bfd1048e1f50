// The files for Node replace this: they use `unpacked.ts` and its tables. See tools/lib/unpacked.mjs.
export { decodeSeries as readSeries } from './series.js';
