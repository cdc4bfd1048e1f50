import { type NatalInput, natalFields } from '../cast/natalInput.js';
import { rasi } from '../charts/rasi.js';
import type { Context } from '../operation/operation.js';
import { chosenChapters } from './chapterChoice.js';
import type { ChapterId } from './chapterIds.js';
import { CHAPTERS } from './chapters.js';
import { cover } from './cover.js';
import { documentHtml, write } from './document.js';
import { judgeNames, judgeText, settle } from './options.js';
import type { ReportOptions } from './reportOptions.js';
import type { Written } from './written.js';

/** How a kuṇḍalī is written. */
export interface KundliOptions extends ReportOptions {
  /** Whose chart it is, on the cover and in the running head. */
  readonly name?: string | undefined;
  /** How the place is called: `Porbandar, India`; its coordinates by default. */
  readonly place_name?: string | undefined;
  /** Names of the chapters that are written, in the order of the document; all but `kp` by default. */
  readonly chapters?: readonly ChapterId[] | undefined;
}

/** @internal */
export function writeKundli(input: NatalInput, options: KundliOptions, context: Context): Written {
  judgeNames('input', input, Object.keys(natalFields()));
  const { request, paper, fonts, logo, contact } = settle(
    { ...input },
    options,
    ['name', 'place_name', 'chapters', 'playground'],
    context,
  );
  const name = judgeText('name', options.name) ?? '';
  const placeName = judgeText('place_name', options.place_name);
  const chapters = chosenChapters(CHAPTERS, options.chapters);
  // Refuses bad input before anything is written.
  const result = rasi.operation.call(input, context);
  const html = documentHtml({
    words: request.words,
    paper,
    fonts,
    title: name === '' ? request.words.term('Janma kuṇḍalī', 'ui', 'birth_chart') : name,
    cover: cover(request, { name, placeName, logo, contact }),
    chapters: chapters.map((chapter) => write(chapter, { ...request, placeName })),
  });
  return { html, result, words: request.words };
}

/**
 * Returns a horoscope as one HTML document to print: cover, contents, and a chapter each for charts, birth, houses, divisions, periods, strengths,
 * aṣṭakavarga, yogas, doṣas, Sāḍe Sātī, Jaimini, what the texts say, and how it was computed. It loads nothing and is the same for the same input.
 *
 * @param input `birth`; optional `ayanamsa` (default `lahiri`), `node`, `conventions`
 * @param options {@link KundliOptions}
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input or options
 *
 * @example
 * ```ts
 * import { kundli } from 'siddhanta/report';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const html = kundli({ birth: { date: '1990-08-15', time: '08:30:00', place } }, { name: 'Asha', at: '2026-01-01T00:00:00+05:30' });
 * html.startsWith('<!doctype html>'); // => true
 * ```
 */
export function kundli(input: NatalInput, options: KundliOptions = {}, context: Context = {}): string {
  return writeKundli(input, options, context).html;
}
