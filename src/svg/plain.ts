const END = '</style>';

/**
 * Returns a picture in its plain colours and letters, for programs that do not know custom properties and would draw all of it black: what
 * its style sheet says once more with `var()` is taken out.
 */
export function plainColours(svg: string): string {
  const end = svg.indexOf(END);
  const start = svg.lastIndexOf('<style>', end);
  if (end < 0 || start < 0) return svg;
  const sheet = svg.slice(start, end).replace(/;(?:fill|stroke|font-family):var\([^;}]*\)/g, '');
  return svg.slice(0, start) + sheet + svg.slice(end);
}
