// What documents say is in the catalogue of messages, so that a language can say it.
import { expect, it } from 'vitest';
import { type Language, labelsIn } from '../../src/names/core.js';
import { hi } from '../../src/names/languages/hi.gen.js';
import { textOf } from '../../src/report/html.js';
import { almanac, kundli, match, year } from '../../src/report/index.js';
import type { Birth } from '../../src/types.js';
import { LETTER, ofAll } from '../support/ofAll.js';
import { BIRTHS } from './births.js';

const GANDHI = BIRTHS.Gandhi as Birth;
const PLACE = GANDHI.place;
const AT = '1930-03-12T06:00:00+05:30';
const place_name = 'पोरबंदर';

const DOCUMENTS: Readonly<Record<string, (language: Language) => string>> = {
  kundli: (language) => kundli({ birth: GANDHI }, { language, at: AT, place_name, sensitive: true }),
  'kundli, time unknown': (language) =>
    kundli({ birth: { date: GANDHI.date, place: PLACE } }, { language, place_name, sensitive: true }),
  match: (language) => match({ bride: { birth: BIRTHS.Tagore as Birth }, groom: { birth: GANDHI } }, { language }),
  year: (language) => year({ birth: GANDHI, year: 1929 }, { language, at: AT, place_name }),
  'year, time unknown': (language) =>
    year({ birth: { date: GANDHI.date, place: PLACE }, year: 1930 }, { language, place_name }),
  almanac: (language) =>
    almanac({ from: '2027-01-20', to: '2027-03-05', place: PLACE }, { language, place_name, form: 'booklet' }),
};

/** What is typed, what nobody sees, and what is quoted: works with their verses, in the list of sources and beside statements. */
const ELSEWHERE = [
  /<head>.*?<\/head>/gs,
  /<(style|code|desc)\b.*?<\/\1>/gs,
  /<p class="source">.*?<\/p>/gs,
  /(?<=<tr[^>]*>)<td[^>]*>\P{Lu}*\p{Lu}[\p{L}. ]* \d[\d.–-]*<\/td>/gu,
];

/** Without the works and loci of the second table of the last chapter. */
function withoutSources(html: string): string {
  const [before, last = ''] = html.split('id="method"');
  const [start, conventions, sources = '', ...rest] = last.split(/(?=<table)/);
  const notes = sources.replace(/(<tr[^>]*>)(?:<td[^>]*>[^<]*<\/td>){2}/g, '$1');
  return [before, start, conventions, notes, ...rest].join('');
}

function visible(html: string): string[] {
  return ELSEWHERE.reduce((text, pattern) => text.replace(pattern, ''), withoutSources(html))
    .split(/<[^<>]*>/)
    .map((text) => textOf(text).trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

const COORDINATES = /^[\d.]+° \S+ [\d.]+° \S+ [\w/]+$/;

it.each(Object.keys(DOCUMENTS))('says %s in a language but for what it quotes', (name) => {
  const texts = visible(DOCUMENTS[name]?.(ofAll()) ?? '');
  const left = texts.filter((text) => /\p{Script=Latin}{2}/u.test(text) && !text.includes(LETTER));
  const unsaid = left.filter((text) => !COORDINATES.test(text));
  expect(unsaid.length / texts.length, unsaid.join('\n')).toBeLessThan(0.02);
  if (process.env.LEFT) console.log(`${name}: ${unsaid.length} of ${texts.length}\n${unsaid.join('\n')}`);
});

it.each(['kundli', 'year'])('says the school on the cover of %s and keeps the contact beside it', (name) => {
  const contact = 'Asha Rao, +91 22 5555';
  const write =
    name === 'kundli' ? kundli : (birth: object, options: object) => year({ ...birth, year: 1929 } as never, options);
  const html = write({ birth: GANDHI }, { language: ofAll(), place_name, contact, chapters: ['method'] });
  const [foot = ''] = /<p class="foot">.*?<\/p>/.exec(html) ?? [];
  expect(foot).toContain(contact);
  expect(foot.replace(contact, '').replace(/<[^<>]*>/g, '')).not.toMatch(/\p{Script=Latin}/u);
});

it('says what rests on a noon that stands in, field by field, and keeps what it has no word for', () => {
  const messages = {
    english: 'Noon stands in for the time of birth.\nOn it rest: {fields}.\nplanets\nby degree',
    texts: 'मध्याह्न है।\nउस पर निर्भर: {fields}।\nग्रह\nअंश से',
  };
  const say = labelsIn({ ...hi, messages: [messages] });
  expect(say('Noon stands in for the time of birth. On it rest: by degree, planets kala hora, moon.')).toBe(
    'मध्याह्न है। उस पर निर्भर: अंश से, ग्रह kala होरा, चन्द्र।',
  );
  expect(say('On it rest: nothing (here).')).toBe('On it rest: nothing (here).');
});
