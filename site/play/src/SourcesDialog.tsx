import type { VNode } from 'preact';
import type { Result } from 'siddhanta';
import type { Say } from 'siddhanta/names/core';
import { spoken } from './choices.js';
import { Sheet } from './Sheet.js';
import { useSay } from './say.js';

/** A result, and the clicked number in it. */
export interface SourcesRequest {
  readonly result: Result<unknown>;
  readonly about: string | undefined;
}

function clockRows(
  birth: NonNullable<Result<unknown>['meta']['birth']>,
  say: Say,
): readonly (readonly [string, string])[] {
  const facts = [
    ['utc', say('utc')],
    ['utc_offset', say('utc offset')],
    ['clock', say('clock')],
    ['clock_reason', say('clock reason')],
    ['calendar', say('calendar')],
  ] as const;
  const sides =
    'bride' in birth
      ? ([
          [say('bride'), birth.bride],
          [say('groom'), birth.groom],
        ] as const)
      : ([[say('birth'), birth]] as const);
  return sides.flatMap(([side, clock]) =>
    facts.map(([fact, written]) => [`${side}: ${written}`, String(clock[fact])] as const),
  );
}

/** Sources of a result: method, conventions, sources with their locus, disputes, checks. */
export function SourcesDialog({
  request,
  close,
}: {
  readonly request: SourcesRequest;
  readonly close: () => void;
}): VNode {
  const say = useSay();
  const { provenance, meta } = request.result;
  const rows = [
    ...Object.entries(provenance?.conventions ?? {}).map(([name, value]) => [say(spoken(name)), value] as const),
    ...(meta.birth === undefined ? [] : clockRows(meta.birth, say)),
  ];
  return (
    <Sheet title={say('Sources')} close={close}>
      {request.about === undefined ? null : <p class="about">{request.about}</p>}
      <p>
        {provenance === undefined
          ? say('This result does not depend on a school or a convention.')
          : say(provenance.method)}
      </p>
      <p class="note">{say('Operation {operation}, computed in this page.', { operation: meta.endpoint })}</p>
      {rows.length === 0 ? null : (
        <>
          <h3>{say('Conventions')}</h3>
          <dl>
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {provenance === undefined ? null : (
        <>
          <h3>{say('Texts and data')}</h3>
          <ul>
            {provenance.sources.map(({ work, locus, note }) => (
              <li key={work + locus + note}>
                <cite>{work}</cite>, {locus}
                <br />
                <small>{say(note)}</small>
              </li>
            ))}
          </ul>
          {provenance.disputed.length === 0 ? null : <h3>{say('Disputed')}</h3>}
          <ul>
            {provenance.disputed.map(({ element, note }) => (
              <li key={element + note}>
                <b>{say(element)}</b>: {say(note)}
              </li>
            ))}
          </ul>
          {provenance.verified_against === undefined ? null : (
            <>
              <h3>{say('Verified against')}</h3>
              <p>{say(provenance.verified_against)}</p>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
