// Plots of docs/analytics.md as SVG: bars, a grid of shades, points along years.

const INK = `
.p{fill:#fffdf8}.i{fill:#23201b}.m{fill:#655f55}.a{fill:#98330f}.l{stroke:#8d8577}
@media(prefers-color-scheme:dark){.p{fill:#17181c}.i{fill:#ece7dc}.m{fill:#aca597}.a{fill:#f2a477}.l{stroke:#7b766c}}`.replaceAll(
  '\n',
  '',
);

const round = (value) => Math.round(value * 100) / 100;
const escaped = (text) => String(text).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign]);

const text = (x, y, words, { anchor = 'start', style = 'i', size = 13 } = {}) =>
  `<text class="${style}" x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="${anchor}">${escaped(words)}</text>`;
const box = (x, y, width, height, opacity = 1) =>
  `<rect class="a" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${opacity === 1 ? '' : ` fill-opacity="${round(opacity)}"`}/>`;

function picture(title, width, height, parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="'Noto Serif',Charter,Cambria,'Times New Roman',serif"><style>${INK}</style><rect class="p" width="${width}" height="${height}"/>${text(12, 24, title, { size: 15 })}${parts.join('')}</svg>\n`;
}

/** Returns horizontal bars. A row is a name, a value, and what stands behind the bar. */
export function bars(title, rows, { left = 250 } = {}) {
  const most = Math.max(...rows.map(([, value]) => value));
  const scale = (600 - left - 90) / most;
  const parts = rows.flatMap(([name, value, label], i) => {
    const y = 42 + i * 26;
    return [
      text(left - 10, y + 14, name, { anchor: 'end' }),
      box(left, y, value * scale, 18),
      text(left + value * scale + 8, y + 14, label, { style: 'm' }),
    ];
  });
  return picture(title, 600, 54 + rows.length * 26, parts);
}

/** Returns a grid of numbers, darker where they are larger. */
export function grid(title, columns, rows) {
  const values = rows.flatMap(([, ...cells]) => cells);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const width = 500 / columns.length;
  const parts = [
    ...columns.map((name, i) => text(90 + (i + 0.5) * width, 48, name, { anchor: 'middle', style: 'm' })),
    ...rows.flatMap(([name, ...cells], j) => [
      text(82, 71 + j * 24, name, { anchor: 'end', size: 12 }),
      ...cells.flatMap((value, i) => [
        box(90 + i * width, 55 + j * 24, width - 2, 22, 0.05 + (0.6 * (value - least)) / (most - least)),
        text(90 + (i + 0.5) * width - 1, 71 + j * 24, value.toFixed(1), { anchor: 'middle', size: 11 }),
      ]),
    ]),
  ];
  return picture(title, 600, 66 + rows.length * 24, parts);
}

/** Returns points of [x, y] between a frame whose lines are labelled. */
export function points(title, values, { x: [left, right, stepX], y: [low, high, stepY] }) {
  const across = (x) => 60 + (520 * (x - left)) / (right - left);
  const up = (y) => 250 - (200 * (y - low)) / (high - low);
  const parts = [];
  for (let y = low; y <= high; y += stepY)
    parts.push(
      `<path class="l" stroke-width=".5" d="M60 ${round(up(y))}H580"/>`,
      text(50, up(y) + 4, y, { anchor: 'end', style: 'm' }),
    );
  for (let x = left; x <= right; x += stepX) parts.push(text(across(x), 270, x, { anchor: 'middle', style: 'm' }));
  for (const [x, y] of values) parts.push(`<circle class="a" cx="${round(across(x))}" cy="${round(up(y))}" r="2"/>`);
  return picture(title, 600, 284, parts);
}
