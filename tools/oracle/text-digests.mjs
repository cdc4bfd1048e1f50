// Writes fixtures/oracle/text-digests.bin: hashes of every run of eight words in English digests of the classics, so that a test finds a
// sentence that was taken over. The digests themselves are not ours to keep.
// usage: node tools/oracle/text-digests.mjs FILE …
// The files: of github.com/PtPrashantTripathi/shreeganesh src/backend/YogPhala/{BPHS,BrihatJataka,PhalaDeepika,Saravali}/*.ts and
// src/backend/VimsottariDasa/{AntarDashaPhal,MahaDashaPhal}.ts; of github.com/Victordtesla24/jyotish-shastra
// docs/BPHS-BTR/BPHS_TEXT_EXTRACT.md (Bṛhat Parāśara Horā Śāstra, volume 1, in English).
import { readFileSync, writeFileSync } from 'node:fs';
import { hashOf, runsOf } from '../lib/overlaps.mjs';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Name the files of the digests.');
const hashes = new Set(files.flatMap((file) => runsOf(readFileSync(file, 'utf8')).map(hashOf)));
const path = new URL('../../fixtures/oracle/text-digests.bin', import.meta.url);
writeFileSync(path, Buffer.from([...hashes].sort().join(''), 'hex'));
console.log(`${hashes.size} runs`);
