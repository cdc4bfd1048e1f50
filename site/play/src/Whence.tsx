import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Result } from 'siddhanta';

/** What is asked about: a result, and the number in it that was pointed at. */
export interface Asked {
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

/** Where a result comes from: method, conventions, sources with their locus, disputes, checks. */
export function Whence({ asked, close }: { readonly asked: Asked; readonly close: () => void }): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { provenance, meta } = asked.result;
  const rows = [
    ...Object.entries(provenance?.conventions ?? {}).map(
      ([name, value]) => [name.replaceAll('_', ' '), value] as const,
    ),
    ...(meta.birth === undefined ? [] : clockRows(meta.birth)),
  ];
  return (
    <dialog ref={dialog} class="whence" onClose={close} aria-labelledby="whence-title">
      <form method="dialog">
        <button type="submit" class="quiet" aria-label="Close">
          ✕
        </button>
      </form>
      <h2 id="whence-title">Sources</h2>
      {asked.about === undefined ? null : <p class="about">{asked.about}</p>}
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
    </dialog>
  );
}
