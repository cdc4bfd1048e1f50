// Mails the horoscope of each order as a PDF.
import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import { chromium } from 'playwright-core';
import { kundli } from 'siddhanta/report';

const [file] = process.argv.slice(2);
const {
  SMTP_URL,
  MAIL_FROM = 'Horoscopes <horoscopes@example.com>',
  CHROMIUM_PATH = '/usr/bin/chromium',
} = process.env;
if (file === undefined || SMTP_URL === undefined) {
  console.error('usage: SMTP_URL=smtp://user:password@host:587 node mail.mjs ORDERS.json');
  process.exit(2);
}

async function documentOf({ to, name, place_name, birth, language }) {
  const [words] = language === undefined ? [] : Object.values(await import(`siddhanta/names/${language}`));
  return {
    to,
    name,
    html: kundli({ birth }, { name, place_name, ...(words === undefined ? {} : { language: words }) }),
  };
}

// Every order is written before the first is sent: a birth that is refused stops them all, and nobody gets two mails.
const documents = [];
for (const [i, order] of JSON.parse(readFileSync(file, 'utf8')).entries()) {
  try {
    documents.push(await documentOf(order));
  } catch ({ message }) {
    // Says where, and never whose.
    console.error(`Order ${i + 1}: ${message}`);
    process.exit(1);
  }
}

const transport = createTransport(SMTP_URL);
// Chromium's sandbox cannot start as root. The documents have no script and load nothing.
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args });
try {
  for (const { to, name, html } of documents) {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.setContent(html);
    const content = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
    await page.close();
    await transport.sendMail({
      from: MAIL_FROM,
      to,
      subject: `The horoscope of ${name}`,
      text: 'The horoscope is attached. Its last chapter says how it was computed, and from which sources.',
      attachments: [{ filename: 'kundli.pdf', content, contentType: 'application/pdf' }],
    });
  }
  console.log(`Sent ${documents.length} horoscopes.`);
} finally {
  await browser.close();
  transport.close();
}
