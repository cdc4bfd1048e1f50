// What the files for Node replace: they have `unpacked.ts` here, and their tables as that wants them. See tools/lib/unpacked.mjs.
export { decodeSeries as readSeries } from './series.js';
