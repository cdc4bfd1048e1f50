import type { VNode } from 'preact';
import type { FoundWindow, SearchData, SearchInput } from 'siddhanta/muhurta';
import type { PartProps } from '../panel.js';

/** When a window is, with the date of its end where that is another. */
function whenText({ start, end }: FoundWindow): string {
  const date = end.startsWith(start.slice(0, 10)) ? '' : `${end.slice(0, 10)} `;
  return `${start.slice(0, 10)} ${start.slice(11, 16)} – ${date}${end.slice(11, 16)}`;
}

/** The windows that a search found, a row each: the blocks have a row for every reason, which is long on a phone. */
export function FoundHours({ result, whence }: PartProps<SearchInput, SearchData>): VNode {
  const { windows } = result.data;
  const text = (reasons: FoundWindow['reasons'], held: boolean): string =>
    reasons
      .filter(({ holds }) => holds === held)
      .map(({ text: said }) => said)
      .join('; ');
  return (
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col" class="end">
              Score
            </th>
            <th scope="col">Reasons</th>
          </tr>
        </thead>
        <tbody>
          {windows.map((one) => (
            <tr key={one.start}>
              <td>{whenText(one)}</td>
              <td class="end">
                <button type="button" class="number" onClick={() => whence(result, `Score: ${one.score}`)}>
                  {one.score}
                </button>
              </td>
              <td>
                {text(one.reasons, true)}
                {text(one.reasons, false) === '' ? null : <em> Not: {text(one.reasons, false)}</em>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
