import { deepStrictEqual, match, ok, rejects } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a server that keeps the mails that it receives, and its address. */
async function mailServer(SMTPServer) {
  const mails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts = [];
      stream.on('data', (part) => parts.push(part));
      stream.on('end', () => {
        mails.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString(),
        });
        done();
      });
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise((resolve) => server.close(resolve));
  return { mails, url: `smtp://127.0.0.1:${server.server.address().port}`, close };
}

/** The attached PDF of a mail: what comes after the head that names its file. */
function pdfOf(text) {
  const [, attached = ''] = text.split(/filename="?kundli\.pdf"?/);
  const [encoded = ''] = attached.slice(attached.indexOf('\r\n\r\n')).split('\r\n--');
  return Buffer.from(encoded, 'base64').toString('latin1');
}

export async function check(app) {
  await app.run('npm', ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', 'smtp-server@3.21.6']);
  const { SMTPServer } = app.require('smtp-server');
  const server = await mailServer(SMTPServer);
  try {
    const env = { SMTP_URL: server.url };
    match(await app.run('npm', ['start', '--silent'], { env }), /Sent 2 horoscopes\./);
    deepStrictEqual(
      server.mails.map(({ to }) => to),
      [['mohandas@example.org'], ['marie@example.org']],
    );
    for (const { text } of server.mails) {
      const bytes = pdfOf(text);
      deepStrictEqual(bytes.slice(0, 5), '%PDF-');
      const pages = bytes.match(/\/Type \/Page\b/g) ?? [];
      ok(pages.length >= 20, `The PDF has ${pages.length} pages.`);
    }
    match(server.mails[1]?.text ?? '', /Subject: The horoscope of Marie Curie/);
    // What is refused stops all, and names nobody.
    const orders = JSON.parse(app.read('orders.json'));
    orders[1].birth.date = '1867-13-07';
    writeFileSync(join(app.folder, 'wrong.json'), JSON.stringify(orders));
    await rejects(app.run('node', ['mail.mjs', 'wrong.json'], { env }), (problem) => {
      match(problem.message, /Order 2: .*1867-13-07/);
      ok(!/Curie|example\.org/.test(problem.message));
      return true;
    });
    deepStrictEqual(server.mails.length, 2);
    await rejects(app.run('node', ['mail.mjs', 'orders.json']), /usage: SMTP_URL/);
  } finally {
    await server.close();
  }
}
