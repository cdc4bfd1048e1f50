/**
 * Returns a picture in its plain colours and letters, for programs that do not know custom properties and would draw all of it black: what
 * its style sheet says once more with `var()` is taken out.
 */
export function plainColours(svg: string): string {
  return svg.replace(/<style>.*?<\/style>/s, (sheet) =>
    sheet.replace(/;(?:fill|stroke|font-family):var\([^;}]*\)/g, ''),
  );
}
