import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Result } from 'siddhanta';
import type { Say } from 'siddhanta/names/core';
import { download } from './download.js';
import { birthOf, type Form } from './form.js';
import type { PanelCode } from './panel.js';
import { useSay } from './say.js';

/** Pixels of a picture per pixel of its drawing, so that print has enough of them. */
const SCALE = 3;

/** Returns a picture as PNG, drawn by the browser with the fonts of the machine. */
async function pngOf(svg: string, say: Say): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * SCALE;
    canvas.height = image.height * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error(say('This browser cannot write the picture as PNG. Save it as SVG.'));
    return blob;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Links of a picture lead within the page; in a file they would lead nowhere. */
const still = (svg: string): string =>
  svg.replace(/<a href="#[^"]*"><rect [^>]*>|<\/a>/g, '').replace('role="group"', 'role="img"');

/** What a panel shows, as files: its picture, its result, the dates for a calendar, the birth for Jagannatha Hora. */
export function Take({
  code,
  form,
  input,
  result,
  svg,
}: {
  readonly code: PanelCode;
  readonly form: Form;
  readonly input: unknown;
  readonly result: Result<unknown>;
  readonly svg: string | undefined;
}): VNode {
  const say = useSay();
  const [fault, setFault] = useState('');
  const save = (ending: string, made: () => Promise<Blob> | Blob) => async (): Promise<void> => {
    try {
      setFault('');
      download(await made(), `${form.panel}-${form.day === '' ? form.date : form.day}.${ending}`);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setFault(error.message);
    }
  };
  const { dates } = code;
  const text = (content: string, type: string): Blob => new Blob([content], { type });
  const files: readonly (readonly [string, () => Promise<Blob> | Blob])[] = [
    ...(svg === undefined
      ? []
      : [['svg', () => text(still(svg), 'image/svg+xml')] as const, ['png', () => pngOf(still(svg), say)] as const]),
    ...(dates === undefined ? [] : [['ics', () => text(dates(input, result), 'text/calendar')] as const]),
    ...(code.ofBirth === true
      ? [
          [
            'jhd',
            async () => {
              const { writeJhd } = await import('siddhanta/formats');
              const file = writeJhd({ birth: birthOf(form), place_name: form.place });
              // The file is Latin-1, a byte a letter.
              return new Blob([Uint8Array.from(file, (letter) => letter.charCodeAt(0))]);
            },
          ] as const,
        ]
      : []),
    ['json', () => text(JSON.stringify(result, null, 1), 'application/json')],
  ];
  return (
    <p class="take">
      {say('Save as')}{' '}
      {files.map(([ending, made]) => (
        <button type="button" class="quiet" key={ending} onClick={save(ending, made)}>
          {ending.toUpperCase()}
        </button>
      ))}
      {fault === '' ? null : <span role="alert">{fault}</span>}
    </p>
  );
}
