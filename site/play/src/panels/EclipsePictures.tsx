import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { EclipseLocalData, EclipseLocalInput } from 'siddhanta/eclipses';
import { eclipse } from 'siddhanta/svg';
import { Picture } from '../Picture.js';
import type { PartProps } from '../panel.js';

/** Each eclipse as the place sees it: its discs, hours and share, before the tables. */
export function EclipsePictures({ result, language }: PartProps<EclipseLocalInput, EclipseLocalData>): VNode {
  const drawn = useMemo(
    () =>
      result.data.eclipses.map((one) => eclipse(one, { size: 360, ...(language === undefined ? {} : { language }) })),
    [result, language],
  );
  return (
    <div class="grid pictures">
      {drawn.map((svg) => (
        <Picture key={svg} svg={svg} name="drawing small" />
      ))}
    </div>
  );
}
