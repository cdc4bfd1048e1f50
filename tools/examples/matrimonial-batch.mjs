import { deepStrictEqual, match, strictEqual } from 'node:assert';
import { readFileSync } from 'node:fs';

export async function check(app) {
  const printed = await app.run('npm', ['start', '--silent']);
  match(printed, /^38 matched, 2 refused, by \d+ threads: report\.csv$/m);
  const { parse } = app.require('csv-parse/sync');
  const report = parse(app.read('report.csv'), { columns: true });
  const grooms = parse(readFileSync(`${app.folder}/grooms.csv`), { columns: true });
  deepStrictEqual(
    report.map(({ id }) => id).sort(),
    grooms.map(({ id }) => id),
  );
  const refused = report.slice(-2);
  deepStrictEqual(
    refused.map(({ id, score }) => [id, score]),
    [
      ['G017', ''],
      ['G029', ''],
    ],
  );
  match(refused[0].problem, /25:10:00/);
  match(refused[1].problem, /latitude/);

  const { ashtakoota } = app.require('siddhanta');
  const bride = { birth: JSON.parse(app.read('bride.json')) };
  let before = 36;
  for (const row of report.slice(0, -2)) {
    const { date, time, latitude, longitude, timezone } = grooms.find(({ id }) => id === row.id);
    const place = { latitude: Number(latitude), longitude: Number(longitude), timezone };
    const { total_score, kutas } = ashtakoota({ bride, groom: { birth: { date, time, place } } }).data.female
      .guna_milan_results;
    strictEqual(Number(row.score), total_score);
    strictEqual(
      row.reasons,
      Object.values(kutas)
        .map(({ description }) => description)
        .join(' '),
    );
    if (total_score > before) throw new Error(`${row.id} stands below a smaller score.`);
    before = total_score;
  }
}
