import type { VNode } from 'preact';
import type { FoundWindow, SearchData, SearchInput } from 'siddhanta/muhurta';
import type { PartProps } from '../panel.js';
import { useSay } from '../say.js';

function whenText({ start, end }: FoundWindow): string {
  const date = end.startsWith(start.slice(0, 10)) ? '' : `${end.slice(0, 10)} `;
  return `${start.slice(0, 10)} ${start.slice(11, 16)} – ${date}${end.slice(11, 16)}`;
}

/** A row for each window: the blocks have a row for every reason, which is long on a phone. */
export function FoundHours({ result, showSources }: PartProps<SearchInput, SearchData>): VNode {
  const say = useSay();
  const { windows } = result.data;
  const text = (reasons: FoundWindow['reasons'], applies: boolean): string =>
    reasons
      .filter(({ holds }) => holds === applies)
      .map(({ text: reasonText }) => say(reasonText))
      .join('; ');
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('When')}</th>
            <th scope="col" class="end">
              {say('Score')}
            </th>
            <th scope="col">{say('Reasons')}</th>
          </tr>
        </thead>
        <tbody>
          {windows.map((one) => (
            <tr key={one.start}>
              <td>{whenText(one)}</td>
              <td class="end">
                <button
                  type="button"
                  class="number"
                  onClick={() => showSources(result, say('Score: {score}', { score: one.score }))}
                >
                  {one.score}
                </button>
              </td>
              <td>
                {text(one.reasons, true)}
                {text(one.reasons, false) === '' ? null : (
                  <em> {say('Not: {reasons}', { reasons: text(one.reasons, false) })}</em>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
