import {
  type ArudhaData,
  type ArudhaInput,
  arudha,
  chart,
  type QuestionChartData,
  type QuestionChartInput,
  type QuestionTajikaData,
  type QuestionTajikaInput,
  type SignificatorsData,
  significators,
  tajika,
} from 'siddhanta/prashna';
import { prashna as readings } from 'siddhanta/readings';
import { panelCode } from '../panel.js';

/** The chart of a question, shown by its blocks alone. */
export const asked = panelCode<QuestionChartInput, QuestionChartData>({ operation: chart, readings });

/** The two lords and the Moon. */
export const lords = panelCode<QuestionTajikaInput, QuestionTajikaData>({ operation: tajika, readings });

/** Who stands for asker and matter. */
export const stand = panelCode<QuestionChartInput, SignificatorsData>({ operation: significators, readings });

/** The ārūḍha of a number. */
export const asker = panelCode<ArudhaInput, ArudhaData>({ operation: arudha, readings });
