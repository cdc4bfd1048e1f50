import {
  type AnnualChartData,
  type AnnualChartInput,
  type AnnualDashasData,
  type AnnualDashasInput,
  type AnnualStrengthsData,
  type AnnualStrengthsInput,
  type AnnualYogasData,
  type AnnualYogasInput,
  chart,
  dashas,
  type PraveshaData,
  type PraveshaInput,
  pravesha,
  type SahamsData,
  type SahamsInput,
  sahams,
  strengths,
  type TithiPraveshaData,
  type TithiPraveshaInput,
  tithiPravesha,
  yogas,
} from 'siddhanta/annual';
import { annual as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';
import { drawChart } from './draw.js';

/** The annual chart, drawn as a birth chart is. */
export const year = panelCode<AnnualChartInput, AnnualChartData>({
  operation: chart,
  readings,
  picture: (result, options, { style }) => drawChart(style, result, options),
});

/** The strengths of the year, shown by their blocks alone. */
export const strengthsOfYear = panelCode<AnnualStrengthsInput, AnnualStrengthsData>({ operation: strengths, readings });

/** The sixteen yogas, shown by their blocks alone. */
export const tajikaYogas = panelCode<AnnualYogasInput, AnnualYogasData>({ operation: yogas, readings });

/** The sahams, shown by their blocks alone. */
export const points = panelCode<SahamsInput, SahamsData>({ operation: sahams, readings });

/** Muddā, shown by its blocks alone. */
export const lords = panelCode<AnnualDashasInput, AnnualDashasData>({ operation: dashas, readings });

/** Tithi praveśa, shown by its blocks alone. */
export const tithi = panelCode<TithiPraveshaInput, TithiPraveshaData>({ operation: tithiPravesha, readings });

/** Nakṣatra praveśa, shown by its blocks alone. */
export const returns = panelCode<PraveshaInput, PraveshaData>({ operation: pravesha, readings });
