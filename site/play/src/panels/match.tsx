import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Result } from 'siddhanta';
import { divisional, rasi } from 'siddhanta/charts';
import { type AshtakootaData, type AshtakootaInput, ashtakoota, type MatchSide } from 'siddhanta/compatibility';
import { compatibility } from 'siddhanta/readings';
import { kutaWheel } from 'siddhanta/svg';
import { WHOLE_DAY } from '../form.js';
import { certain, type PartProps, panelCode } from '../panel.js';
import { hourText, sensitivityOf } from '../span.js';

/** A Moon that the day of a birth allows: from when until when, and a birth that has it. */
interface Moon {
  readonly words: string;
  readonly side: MatchSide;
}

const atInstant = (side: MatchSide): MatchSide => ({ ...side, birth: certain(side.birth) });

/** Returns the Moons of a side: one where its time is known, else each nakṣatra and pāda of the day. */
function moonsOf(side: MatchSide, conventions: AshtakootaInput['conventions']): readonly Moon[] {
  const { birth } = side;
  if (birth.uncertainty_minutes !== WHOLE_DAY.uncertainty_minutes)
    return [{ words: birth.time ?? '', side: atInstant(side) }];
  const asked = { birth, ...(conventions === undefined ? {} : { conventions }) };
  const padas = sensitivityOf(rasi(asked));
  // Vaśya divides two signs in the middle, where the horā chart (D2) has another sign.
  const halves = sensitivityOf(divisional({ ...asked, varga: 'd2' }));
  const parts = [
    ...padas.changes.filter(({ statement }) => /^moon\.(sign|nakshatra|pada)$/.test(statement)),
    ...halves.changes.filter(({ statement }) => statement === 'moon.sign'),
  ].map(({ at }) => at);
  const from = [padas.start, ...new Set(parts.sort())];
  return from.map((at, i) => {
    const offset = at.slice(19);
    const utc_offset = offset.length === 6 ? `${offset}:00` : offset;
    const here = { date: at.slice(0, 10), time: at.slice(11, 19), place: birth.place, utc_offset };
    const until = from[i + 1];
    return {
      words: `${hourText(at, birth.date)} – ${until === undefined ? '24:00' : hourText(until, birth.date)}`,
      side: { ...side, birth: here },
    };
  });
}

/** The points that the hours of an unknown time allow. */
function Allowed({ input, whence }: PartProps<AshtakootaInput, AshtakootaData>): VNode {
  const rows = useMemo(() => {
    const { conventions, bride, groom } = input;
    const brides = moonsOf(bride, conventions);
    const grooms = moonsOf(groom, conventions);
    return brides.flatMap((hers) =>
      grooms.map((his) => ({ hers, his, match: ashtakoota({ ...input, bride: hers.side, groom: his.side }) })),
    );
  }, [input]);
  const points = (match: Result<AshtakootaData>): number => match.data.female.guna_milan_results.total_score;
  const totals = rows.map(({ match }) => points(match));
  return (
    <section class="unknown">
      <h3>
        {Math.min(...totals)} to {Math.max(...totals)} of 36 points
      </h3>
      <p>A time is not known: this is every pair of Moons that the day allows, with its points.</p>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">Bride</th>
              <th scope="col">Groom</th>
              <th scope="col" class="end">
                Points
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hers, his, match }) => (
              <tr key={hers.words + his.words}>
                <td>
                  {match.data.female.birth_details.moon.nakshatra_name} {match.data.female.birth_details.moon.pada},{' '}
                  {hers.words}
                </td>
                <td>
                  {match.data.male.birth_details.moon.nakshatra_name} {match.data.male.birth_details.moon.pada},{' '}
                  {his.words}
                </td>
                <td class="end">
                  <button type="button" class="number" onClick={() => whence(match, 'Points of the match')}>
                    {points(match)}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The eight kūṭas of two births. */
export const match = panelCode<AshtakootaInput, AshtakootaData>({
  operation: (input) => ashtakoota({ ...input, bride: atInstant(input.bride), groom: atInstant(input.groom) }),
  readings: compatibility,
  picture: (result, options) => kutaWheel(result, options),
  Unknown: Allowed,
});
