import { loadPeer } from '../http/stores/peer.js';
import { plainColours } from '../svg/plain.js';

/**
 * Returns a picture as PNG, as wide as it says. Its letters are those of the fonts that the machine has.
 *
 * @throws {MissingPackageError} where the package that draws it is not installed
 */
export async function pngOf(svg: string): Promise<Uint8Array> {
  const { Resvg } = await loadPeer('@resvg/resvg-js', () => import('@resvg/resvg-js'));
  return new Resvg(plainColours(svg), { font: { loadSystemFonts: true } }).render().asPng();
}
