import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { rasi } from 'siddhanta/charts';
import { type CompareData, type CompareInput, compare } from 'siddhanta/conventions';
import { conventions } from 'siddhanta/readings';
import { spoken } from '../choices.js';
import { Picture } from '../Picture.js';
import { type PartProps, panelCode } from '../panel.js';
import { drawChart } from './draw.js';

function Charts({ form, input, result, language }: PartProps<CompareInput, CompareData>): VNode {
  const { style } = form;
  const pictures = useMemo(
    () =>
      result.data.profiles.map(({ profile }) => {
        const chart = rasi({ birth: input.birth, conventions: { profile } });
        const title = spoken(profile);
        return [
          profile,
          drawChart(style, chart, { size: 300, title, id: `by-${profile}`, ...(language ? { language } : {}) }),
        ];
      }),
    [input, result, style, language],
  );
  return (
    <div class="grid">
      {pictures.map(([profile = '', svg = '']) => (
        <Picture key={profile} svg={svg} name="drawing small" />
      ))}
    </div>
  );
}

/** One birth by the conventions of several programs. */
export const comparison = panelCode<CompareInput, CompareData>({
  operation: compare,
  readings: conventions,
  Before: Charts,
});
