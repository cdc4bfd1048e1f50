const END = '</style>';

/**
 * Keeps plain colours and fonts only, for programs without custom properties, which would draw everything black: the duplicates with
 * `var()` are removed.
 */
export function plainColours(svg: string): string {
  const end = svg.indexOf(END);
  const start = svg.lastIndexOf('<style>', end);
  if (end < 0 || start < 0) return svg;
  const sheet = svg.slice(start, end).replace(/;(?:fill|stroke|font-family):var\([^;}]*\)/g, '');
  return svg.slice(0, start) + sheet + svg.slice(end);
}
