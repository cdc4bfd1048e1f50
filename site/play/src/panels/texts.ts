import { texts as readings } from 'siddhanta/readings';
import { forBirth, type TextsForBirthData, type TextsForBirthInput } from 'siddhanta/texts';
import { panelCode } from '../panel.js';

/** What the texts say of the chart, shown by its blocks alone. */
export const said = panelCode<TextsForBirthInput, TextsForBirthData>({
  operation: forBirth,
  readings,
  handlesUnknownTime: true,
});
