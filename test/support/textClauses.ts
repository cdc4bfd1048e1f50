import { readFileSync } from 'node:fs';
import { hashOf, readHashes, runsOf } from '../../tools/lib/overlaps.mjs';

/** A clause that tells the reader what is going to be or what to do, or that speaks with contempt. */
export const VERDICTS =
  /\b(will|shall|should|must|ought|you|your|predict\w*|guarantee\w*|certainly|surely|auspicious for you|beware|avoid|remedy|whore|slut|bastard|dwarfish|idiot|low-born)\b/i;

/** Matters that a clause has to be marked for. */
export const MATTERS =
  /\b(dies|death|dead|killed|suicide|leprosy|insan\w+|blind\w*|maimed|impoten\w+|adulter\w+|prostitut\w+|harlot\w*|outcast\w*|low (caste|line|birth))\b/i;

const digests = readHashes(readFileSync(new URL('../../fixtures/oracle/text-digests.bin', import.meta.url)));

/** Returns the runs of eight words of a text that an English digest has as well. */
export const takenFrom = (text: string): string[] => runsOf(text).filter((run) => digests.has(hashOf(run)));
