import { useMemo } from 'react';
import { type Birth, isSiddhantaError, rasi } from 'siddhanta';
import { eastIndian, northIndian, southIndian } from 'siddhanta/svg';

const DRAWINGS = { north: northIndian, south: southIndian, east: eastIndian };
export type ChartStyle = keyof typeof DRAWINGS;

interface Props {
  readonly birth: Birth;
  readonly style: ChartStyle;
}

/** Returns the chart of a birth as SVG text, or the sentence that says which field is wrong. */
function draw(birth: Birth, style: ChartStyle): { svg: string } | { problem: string } {
  try {
    return { svg: DRAWINGS[style](rasi({ birth }), { theme: 'auto' }) };
  } catch (error) {
    if (isSiddhantaError(error)) return { problem: error.message };
    throw error;
  }
}

export function Chart({ birth, style }: Props) {
  const drawn = useMemo(() => draw(birth, style), [birth, style]);
  if ('problem' in drawn) return <p role="alert">{drawn.problem}</p>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the library writes text from outside, such as names, so that it is drawn and never run.
  return <figure dangerouslySetInnerHTML={{ __html: drawn.svg }} />;
}
