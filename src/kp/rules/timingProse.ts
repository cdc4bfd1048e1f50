import type { Graha } from '../../zodiac/names.js';
import { housesText } from './prose.js';
import { type ConjoinedPeriod, type DashaLayer, TIMING_HORIZON_YEARS } from './timing.js';

type HousesOf = Readonly<Record<Graha, readonly number[]>>;

export function possibleText(layer: DashaLayer, lord: Graha, span: string): string {
  return `Event possible during ${layer} of ${lord} (${span})`;
}

export function jointText({ path: [dasha, bhukti, antara] }: ConjoinedPeriod, span: string): string {
  return `Event possible during Antara of ${antara.lord}, Bhukti of ${bhukti.lord}, Dasha of ${dasha.lord} (${span})`;
}

export function jointRationale({ path, ruling }: ConjoinedPeriod, goodHouses: HousesOf, span: string): string {
  const [dasha, bhukti, antara] = path;
  const lords = [...new Set(path.map(({ lord }) => lord))];
  const proof = lords.map((lord) => `${lord}: ${housesText(goodHouses[lord])}`).join('; ');
  const also = ruling
    ? 'and are all ruling planets'
    : `though not all are ruling planets, as no antara of the next ${TIMING_HORIZON_YEARS} years has three such lords`;
  return `The event is to be expected in the Antara of ${antara.lord} in the Bhukti of ${bhukti.lord} in the Dasha of ${dasha.lord} (${span}), the first whose lords all signify a house for the matter (${proof}) ${also}.`;
}

const NONE_JOINT = `No antara of the next ${TIMING_HORIZON_YEARS} years has three lords that all signify a house for the matter`;

export function standInRationale(layer: DashaLayer, lord: Graha, houses: readonly number[]): string {
  return `${NONE_JOINT}; the running ${layer} of ${lord}, which signifies ${housesText(houses)}, stands in for it.`;
}

export const NO_TIME_RATIONALE = `${NONE_JOINT}, and no running period has a lord that signifies one, so no time is estimated.`;
