/** A part of a legend. */
export interface Entry {
  readonly width: number;
  readonly draw: (x: number, y: number) => string;
}

/** Entries side by side, on as many lines as they need. */
export function flow(entries: readonly Entry[], left: number, top: number, right: number, leading: number) {
  let [x, y] = [left, top];
  const drawn = entries.map(({ width, draw }) => {
    if (x > left && x + width > right) [x, y] = [left, y + leading];
    const text = draw(x, y);
    x += width;
    return text;
  });
  return { body: drawn.join(''), bottom: y + leading };
}
