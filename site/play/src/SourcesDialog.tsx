import type { VNode } from 'preact';
import type { Result } from 'siddhanta';
import { Sheet } from './Sheet.js';

/** A result, and the clicked number in it. */
export interface SourcesRequest {
  readonly result: Result<unknown>;
  readonly about: string | undefined;
}

const CLOCK_FACTS = ['utc', 'utc_offset', 'clock', 'clock_reason', 'calendar'] as const;

function clockRows(birth: NonNullable<Result<unknown>['meta']['birth']>): readonly (readonly [string, string])[] {
  const sides = 'bride' in birth ? Object.entries(birth) : [['birth', birth] as const];
  return sides.flatMap(([side, clock]) =>
    CLOCK_FACTS.map((fact) => [`${side}: ${fact.replaceAll('_', ' ')}`, String(clock[fact])] as const),
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
  const { provenance, meta } = request.result;
  const rows = [
    ...Object.entries(provenance?.conventions ?? {}).map(
      ([name, value]) => [name.replaceAll('_', ' '), value] as const,
    ),
    ...(meta.birth === undefined ? [] : clockRows(meta.birth)),
  ];
  return (
    <Sheet title="Sources" close={close}>
      {request.about === undefined ? null : <p class="about">{request.about}</p>}
      <p>{provenance?.method ?? 'This result does not depend on a school or a convention.'}</p>
      <p class="note">
        Operation <code>{meta.endpoint}</code>, computed in this page.
      </p>
      {rows.length === 0 ? null : (
        <>
          <h3>Conventions</h3>
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
          <h3>Texts and data</h3>
          <ul>
            {provenance.sources.map(({ work, locus, note }) => (
              <li key={work + locus + note}>
                <cite>{work}</cite>, {locus}
                <br />
                <small>{note}</small>
              </li>
            ))}
          </ul>
          {provenance.disputed.length === 0 ? null : <h3>Disputed</h3>}
          <ul>
            {provenance.disputed.map(({ element, note }) => (
              <li key={element + note}>
                <b>{element}</b>: {note}
              </li>
            ))}
          </ul>
          {provenance.verified_against === undefined ? null : (
            <>
              <h3>Verified against</h3>
              <p>{provenance.verified_against}</p>
            </>
          )}
        </>
      )}
    </Sheet>
  );
}
