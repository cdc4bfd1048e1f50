import type { Script } from '../names/language.js';
import { fontsOf } from '../svg/words.js';
import type { ReportFont } from './reportFont.js';

/** Sizes of paper, each with its width and height for `@page`. */
export const PAPERS = { a4: 'A4', letter: 'letter' } as const;

/** Size of paper. */
export type Paper = keyof typeof PAPERS;

/** What a cover fills of its page, millimetres. */
const COVER_HEIGHTS: Readonly<Record<Paper, number>> = { a4: 255, letter: 237 };

/** Points. */
const NOTE = 8.5;
const BODY = 10;
const MINOR = 12;
const MAJOR = 18;
const TITLE = 26;
const COVER = 34;

/** Escaped so that it cannot end the style sheet. */
const quoted = (value: string): string =>
  `"${value.replace(/[\\"<\p{Cc}]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

const COLOURS = `:root{--paper:#fffdf8;--ink:#23201b;--muted:#655f55;--accent:#98330f;--wash:#f4ecdd;--line:#8d8577;--hair:#d9d0c0}`;

const PRINT_COLOURS = `@media print{:root{--paper:#fff;--hair:#cfc8bb}}`;

const SCREEN = `@media screen{
html{background:#ece5d8}
body{margin:24px auto;max-width:210mm;box-shadow:0 1px 12px #0002}
body>*{padding:16mm 17mm}
.chapter{border-top:1px solid var(--hair)}
}
@media screen and (max-width:640px){body{margin:0}body>*{padding:24px 16px}.pair,.glance,.sheet,.facts{grid-template-columns:1fr!important}table{display:block;overflow-x:auto}}`;

/** What the running head says on the right, and the ids of the chapters on whose pages it stands. */
export interface RunningHead {
  readonly ids: readonly string[];
  readonly title: string;
}

interface StyleOptions {
  readonly paper: Paper;
  /** What the running head says on the left. */
  readonly name: string;
  readonly heads: readonly RunningHead[];
  /** Of the language; Latin by default. */
  readonly script: Script | undefined;
  readonly fonts: readonly ReportFont[];
}

const faceOf = ({ family, data, weight }: ReportFont): string =>
  `@font-face{font-family:"${family}";src:url(${data});font-weight:${weight};font-display:block}`;

/** Returns the style sheet of a document. */
export function styleSheet({ paper, name, heads, script = 'Latn', fonts }: StyleOptions): string {
  const [ownSerif = '', ownSans = ''] = fontsOf(script).map((font) => `'${font}',`);
  const serif = `'Noto Serif',${ownSerif}Charter,Cambria,'Times New Roman','Nirmala UI',serif`;
  const sans = `'Noto Sans',${ownSans}-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'Nirmala UI',sans-serif`;
  const margin = (place: string, content: string, align: string): string =>
    `@${place}{content:${content};font:${NOTE}pt ${sans};color:#655f55;text-align:${align}}`;
  const pages = heads.map(
    ({ ids, title }) =>
      `@page ${ids[0]}{${margin('top-left', quoted(name), 'left')}${margin('top-right', quoted(title), 'right')}}${ids.map((id) => `#${id}`).join()}{page:${ids[0]}}`,
  );
  return `${fonts.map(faceOf).join('')}${COLOURS}${PRINT_COLOURS}
@page{size:${PAPERS[paper]};margin:22mm 16mm 20mm 18mm;${margin('bottom-right', 'counter(page) " / " counter(pages)', 'right')}}
@page cover{margin:18mm;@bottom-right{content:""}}
.cover{page:cover}
${pages.join('\n')}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:${BODY}pt/1.45 ${sans};font-variant-numeric:lining-nums tabular-nums;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,h3,.name{font-family:${serif};font-weight:600;line-height:1.2;margin:0;break-after:avoid}
h2{font-size:${MAJOR}pt;margin-bottom:2pt}
h3{font-size:${MINOR}pt;margin:16pt 0 4pt}
p{margin:0 0 6pt;max-width:75ch}
.lead,.note,figcaption,caption{color:var(--muted);font-size:${NOTE}pt}
.lead{margin-bottom:12pt}
.chapter{break-before:page}
.follows{break-before:auto;padding-top:22pt}
.cover{display:flex;flex-direction:column;min-height:${COVER_HEIGHTS[paper]}mm;text-align:center;align-items:center}
.cover h1{font-size:${COVER}pt;margin-top:14mm}
.cover .kind{font-size:${MINOR}pt;color:var(--accent);letter-spacing:.06em}
.cover .birth{font-size:${MINOR}pt;margin:6pt 0 12mm}
.cover figure{width:110mm;margin:0}
.cover .line{font-family:${serif};font-size:15pt;margin:12mm 0 0;max-width:150mm;text-wrap:balance}
.couple .pair{width:100%;margin-top:10mm}
.couple h1{font-size:${TITLE}pt;margin-top:4mm}
.couple.cover{min-height:0}
.couple+#contents{page:cover;break-before:auto;padding-top:16mm}
.cover .foot{margin-top:auto;color:var(--muted);font-size:${NOTE}pt;max-width:150mm}
.cover .logo{height:18mm;margin-bottom:4mm}
.contents ol{list-style:none;margin:0;padding:0}
.contents li{border-bottom:.5pt solid var(--hair)}
.contents a{display:flex;gap:12pt;padding:5pt 0;color:inherit;text-decoration:none}
.contents b{font-weight:600;min-width:46mm}
.contents span{color:var(--muted);font-size:${NOTE}pt;align-self:center}
figure{margin:0;break-inside:avoid}
figure svg{display:block;width:100%;height:auto;max-height:118mm}
figcaption{text-align:center;margin-top:3pt}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:8mm;align-items:start;margin-bottom:10pt}
.sheet{display:grid;grid-template-columns:repeat(4,1fr);gap:5mm 4mm}
.three{display:grid;grid-template-columns:repeat(3,1fr);gap:0 5mm;align-items:start}
.three>div{break-inside:avoid}
table{width:100%;border-collapse:collapse;margin:4pt 0 12pt}
h4,caption{text-align:left;font:600 ${BODY}pt ${serif};color:var(--ink);break-after:avoid}
h4{margin:0;padding:8pt 0 0}
caption{caption-side:top;padding:8pt 0 3pt}
thead{display:table-header-group}
th{font-weight:600;font-size:${NOTE}pt;color:var(--muted);text-align:left;border-top:.75pt solid var(--ink);border-bottom:.5pt solid var(--line);padding:3pt 8pt 3pt 0;vertical-align:bottom}
td{padding:2.6pt 8pt 2.6pt 0;border-bottom:.35pt solid var(--hair);vertical-align:top}
th:last-child,td:last-child{padding-right:0}
.wide th,.wide td{padding-right:4pt;font-size:${NOTE}pt}
th.end,td.end{text-align:right;padding-right:12pt}
th.end:last-child,td.end:last-child{padding-right:0}
tr{break-inside:avoid}
thead,caption{break-after:avoid}
tbody tr:nth-child(-n+3):not(:first-child){break-before:avoid}
.short,.again{break-inside:avoid}
.texts table{break-inside:auto;table-layout:fixed}.texts td{font-size:9pt;line-height:1.35;padding:1.8pt 8pt 1.8pt 0}.texts th:nth-child(1){width:42mm}.texts th:nth-child(2){width:36mm}.texts td:nth-child(2){color:var(--muted)}
.dense table{break-inside:auto}.dense tbody tr:nth-last-child(-n+3){break-before:avoid}.dense td,.tight td{font-size:9pt;line-height:1.35;padding-top:1.5pt;padding-bottom:1.5pt}.fine td{font-size:${NOTE}pt}.fine tbody tr:nth-child(-n+3):not(:nth-last-child(-n+3)){break-before:auto}.names td:nth-child(-n+2){white-space:nowrap}
.five{display:grid;grid-template-columns:repeat(5,1fr);gap:0 5mm;align-items:start}.five>div{break-inside:avoid}.five table{margin:2pt 0}.five caption{padding-top:4pt}
.five td{font-size:${NOTE}pt;padding-right:0}
.months{grid-template-columns:repeat(3,1fr);gap:2mm 4mm}.months figure{width:47mm;justify-self:center}
[id^="m-"]>h2,[id^="m-"]>.lead{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%)}
[id^="m-"]>figure svg{max-height:200mm}
.dated td:first-child{white-space:nowrap}
.days{break-before:page}.days.days td{padding:2pt 5pt 2pt 0}.days td:first-child,.days td:last-child{white-space:nowrap}
.year{display:grid;grid-template-columns:repeat(3,1fr);gap:7mm 6mm;width:100%;text-align:left}
.year .name{font-size:${BODY}pt}
.year td{border:0!important;padding:1pt 0;text-align:right;font-size:8pt}.year table{margin:2pt 0 0;table-layout:fixed}
.year span,.legend span{display:inline-block;min-width:14pt;text-align:center;border:.75pt solid transparent;border-radius:7pt}
.fest{color:var(--accent);font-weight:700}.year .full,.legend .full{border-color:var(--line)}.year .dark,.legend .dark{background:var(--ink);color:var(--paper)}
.almanac .legend{margin:8mm 0 0}.cover.almanac .birth{margin-bottom:10mm}.cover.almanac h1{margin-top:4mm}.cover.almanac .line{margin-top:6mm}
.three td,.three th{font-size:${NOTE}pt;padding-right:4pt}.three .end{white-space:nowrap}
tbody tr:last-child td{border-bottom:.75pt solid var(--ink)}
tfoot td,.sum td{font-weight:600}
.facts{display:grid;grid-template-columns:repeat(2,1fr);gap:0 8mm;margin:4pt 0 12pt}
.facts .long{grid-column:1/-1}
.halves{display:grid;grid-template-columns:1fr 1fr;gap:0 10mm;break-inside:avoid}
.facts div{display:grid;grid-template-columns:38mm 1fr;gap:6pt;padding:2.6pt 0;border-bottom:.35pt solid var(--hair);break-inside:avoid}
.facts dt{color:var(--muted)}
.facts dd{margin:0}
.now td,.now{background:var(--wash)}
.now td:first-child{box-shadow:inset 2pt 0 var(--accent);padding-left:5pt}
.item{break-inside:avoid;margin-bottom:10pt;padding-bottom:8pt;border-bottom:.35pt solid var(--hair);display:grid;grid-template-columns:1fr 34mm;gap:2pt 6mm}
.item h3{margin:0}
.item p{margin:0;grid-column:1}
.item .rank{grid-column:2;grid-row:1;text-align:right;color:var(--muted)}
.item .says{grid-column:1/-1;font-size:9pt;line-height:1.35}
.item .source{grid-column:1;color:var(--muted);font-size:${NOTE}pt}
.bar{height:3pt;background:var(--hair);border-radius:2pt;margin-top:3pt}
.bar i{display:block;height:100%;background:var(--accent);border-radius:2pt}
.running{display:grid;grid-template-columns:repeat(3,1fr);gap:6mm;margin:6pt 0 12pt}
.running>div{border-top:.75pt solid var(--ink);padding-top:4pt}
.running .name{font-size:${MINOR}pt}
code{font:${NOTE}pt/1.5 'Noto Sans Mono',ui-monospace,Menlo,Consolas,monospace;background:var(--wash);padding:6pt 8pt;display:block;white-space:pre-wrap;overflow-wrap:anywhere}
.title{font-size:${TITLE}pt}
${SCREEN}`;
}
