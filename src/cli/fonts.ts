import { readFileSync } from 'node:fs';
import { loadPeer } from '../http/stores/peer.js';
import type { ReportFont } from '../report/index.js';
import { type Option, UsageError, type Values } from './command.js';

export const FONTS_OPTION: Option = {
  flag: 'fonts',
  kind: 'text',
  value: 'LIST',
  summary: 'Fonts to embed, their letters in use: "Noto Serif=FILE,Noto Serif:700=FILE" (npm install subset-font)',
};

interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly font: Buffer;
}

function fileOf(entry: string): FontFile {
  const [, family = '', weight = '400', file = ''] =
    /^([\w -]+?)(?::(\d{1,3}(?: \d{1,3})?))?=(.+)$/.exec(entry.trim()) ?? [];
  if (file === '')
    throw new UsageError(
      `--fonts has ${JSON.stringify(entry)}; it must be FAMILY=FILE or FAMILY:WEIGHT=FILE, such as "Noto Serif:700=bold.ttf".`,
    );
  try {
    return { family, weight, font: readFileSync(file) };
  } catch (problem) {
    throw new UsageError(`--fonts cannot read ${file}: ${(problem as Error).message}`);
  }
}

/**
 * Returns a document written again with fonts that have its letters; as it is where none are asked for.
 *
 * @param write writes the document with fonts
 * @throws {MissingPackageError} where `subset-font` is not installed
 */
export async function withFonts(
  { fonts: list }: Values,
  write: (fonts: readonly ReportFont[]) => string,
): Promise<string> {
  const plain = write([]);
  if (list === undefined) return plain;
  const files = String(list).split(',').map(fileOf);
  const { default: subsetFont } = await loadPeer('subset-font', () => import('subset-font'));
  const letters = [...new Set(plain)].join('');
  const fonts: ReportFont[] = [];
  for (const { family, weight, font } of files) {
    const part = await subsetFont(font, letters, { targetFormat: 'woff2' }).catch((problem: Error) => {
      throw new UsageError(`--fonts has no font for ${family}: ${problem.message}`);
    });
    fonts.push({ family, weight, data: `data:font/woff2;base64,${part.toString('base64')}` });
  }
  return write(fonts);
}
