import { loadPeer, MissingPackageError } from '../http/stores/peer.js';
import type { Language } from '../names/language.js';
import { plainColours } from '../svg/plain.js';

interface Raster {
  readonly png: Uint8Array;
  readonly remark?: string;
}

async function bySharp(svg: string): Promise<Uint8Array> {
  const { default: sharp } = await loadPeer('sharp', () => import('sharp'));
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function byResvg(svg: string): Promise<Uint8Array> {
  const { Resvg } = await loadPeer('@resvg/resvg-js', () => import('@resvg/resvg-js'));
  return new Resvg(svg, { font: { loadSystemFonts: true } }).render().asPng();
}

/**
 * Returns a picture as PNG, as wide as it says. Its letters are those of the fonts that the machine has. It is drawn by `sharp` where that is
 * installed, else by `@resvg/resvg-js`, which sets the signs of Indian scripts over one another.
 *
 * @param language of the picture
 * @throws {MissingPackageError} where neither package is installed
 */
export async function pngOf(svg: string, language: Language | undefined): Promise<Raster> {
  const drawn = plainColours(svg);
  try {
    return { png: await bySharp(drawn) };
  } catch (problem) {
    if (!(problem instanceof MissingPackageError)) throw problem;
    const png = await byResvg(drawn).catch((other: unknown) => {
      throw other instanceof MissingPackageError ? problem : other;
    });
    return language === undefined || language.script === 'Latn'
      ? { png }
      : {
          png,
          remark: `@resvg/resvg-js sets signs of ${language.name} over one another; sharp does not: npm install sharp`,
        };
  }
}
