import { avakahada } from '../charts/avakahada.js';
import { rasi } from '../charts/rasi.js';
import { day } from '../panchang/index.js';
import { factsHtml, tableHtml } from './blocks.js';
import { placeInSign, timeText } from './dates.js';
import { boxed, element, type Html, text } from './html.js';
import { ask, birthOf, type Part, type ReportRequest } from './request.js';
import type { Wording } from './wording.js';
import { clockWords, placeWords } from './words.js';

const fact = (label: string, value: string) => ({ label, value });

function moment(request: ReportRequest): Html {
  const { data, meta } = ask(rasi, request);
  const { words } = request;
  const birth = birthOf(request);
  const clock = meta.birth !== undefined && 'utc' in meta.birth ? meta.birth : undefined;
  return factsHtml({
    title: 'The moment',
    rows: [
      fact('Date', `${words.date(birth.date)}${birth.calendar === 'julian' ? ' (Julian calendar)' : ''}`),
      fact('Time', meta.birth_time_assumed ? 'unknown; noon stands in' : timeText(birth.time ?? '')),
      fact('Place', placeWords(birth.place)),
      ...(clock === undefined
        ? []
        : [fact('Clock', clockWords(clock)), fact('Universal Time', clock.utc.replace('T', ' ').replace('Z', ''))]),
      fact(`${data.notes.ayanamsa} ayanāṁśa`, `${Number(data.notes.ayanamsa_value).toFixed(4)}°`),
    ],
  });
}

const risesAndSets = ({ language, term }: Wording): string =>
  language === undefined
    ? 'Sunrise and sunset'
    : `${term('Sunrise', 'sky', 'sunrise')}, ${term('Sunset', 'sky', 'sunset')}`;

function limbs(request: ReportRequest): Html {
  const birth = birthOf(request);
  const { ayanamsa } = request.question;
  // The day exists in lahiri alone, and by its conventions in every school.
  const conventions = ayanamsa === undefined ? {} : { conventions: { ayanamsa } };
  const input = { date: birth.date, place: birth.place, ...conventions };
  const { words } = request;
  const { term } = words;
  const data = words.data(day.operation.call(input as never, request.context));
  const { tithi, nakshatra, yoga, karana, vara } = data.panchanga;
  const end = ({
    end_date: date,
    end_time: time,
  }: {
    readonly end_date: string | null;
    readonly end_time: string | null;
  }) => (date === null || time === null ? '' : `${timeText(time)}, ${words.date(date)}`);
  const { sunrise, sunset } = data.times;
  return tableHtml({
    title: 'Pañcāṅga of the day, from its sunrise',
    columns: [
      { title: '' },
      { title: term('At sunrise', 'sky', 'sunrise') },
      { title: term('Ends', 'ui', 'until'), align: 'end' },
    ],
    rows: [
      [term('Vāra', 'limbs', 'vara'), vara.name, ''],
      [term('Tithi', 'limbs', 'tithi'), `${tithi.paksha} ${tithi.name}`, end(tithi)],
      [
        term('Nakṣatra', 'limbs', 'nakshatra'),
        `${nakshatra.name}, ${term('pāda', 'ui', 'pada')} ${nakshatra.pada}`,
        end(nakshatra),
      ],
      [term('Yoga', 'limbs', 'yoga'), yoga.name, end(yoga)],
      [term('Karaṇa', 'limbs', 'karana'), karana.name, end(karana)],
      [risesAndSets(words), `${timeText(sunrise.time ?? '–')} – ${timeText(sunset.time ?? '–')}`, ''],
    ],
  });
}

function headOfHoroscope(request: ReportRequest): Html {
  const { words } = request;
  const { term } = words;
  const { moon, ...of } = words.data(ask(avakahada, request));
  const kuta = (label: string, key: 'varna' | 'vashya' | 'yoni' | 'gana' | 'nadi') =>
    fact(term(label, 'kutas', key), of[key]);
  return factsHtml({
    title: 'Avakahaḍā of the Moon',
    rows: [
      fact(term('Moon', 'grahas', 'Moon'), placeInSign(moon)),
      fact(term('Nakṣatra', 'limbs', 'nakshatra'), `${moon.nakshatra}, ${term('pāda', 'ui', 'pada')} ${moon.pada}`),
      kuta('Varṇa', 'varna'),
      kuta('Vaśya', 'vashya'),
      kuta('Yoni', 'yoni'),
      kuta('Gaṇa', 'gana'),
      kuta('Nāḍī', 'nadi'),
    ],
  });
}

function uncertainty(request: ReportRequest): Html {
  const { uncertainty_minutes: minutes } = birthOf(request);
  if (minutes === undefined) return '';
  const { data } = rasi.operation.call(request.question as never, request.context);
  const changes = data.sensitivity?.changes ?? [];
  if (changes.length === 0)
    return boxed('p', 'note', text(`Nothing in the rāśi chart changes within ± ${minutes} minutes of the time given.`));
  return (
    element('h3', {}, text(`If the time is wrong by up to ${minutes} minutes`)) +
    tableHtml({
      columns: [{ title: 'Changes' }, { title: 'At', align: 'end' }, { title: 'From' }, { title: 'To' }],
      rows: changes.map(({ statement, at, before, after }) => [
        statement.replaceAll('_', ' ').replaceAll('.', ', '),
        at.slice(11, 19),
        String(before),
        String(after),
      ]),
    })
  );
}

/** The moment, the day's limbs, what the Moon gives, and what is uncertain. */
export const birthChapter: Part = (request) =>
  moment(request) + limbs(request) + headOfHoroscope(request) + uncertainty(request);
