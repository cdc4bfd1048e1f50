export const RUN: number;
export const HASH_BYTES: number;
export function runsOf(text: string): string[];
export function hashOf(run: string): string;
export function readHashes(bytes: Buffer): Set<string>;
