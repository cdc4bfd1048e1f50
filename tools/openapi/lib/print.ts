const WIDTH = 240;

/**
 * Returns a value as JSON without a space: an object or a list on one line where it fits, otherwise each entry on lines of its own. A field of a schema
 * is a line, then, and so is a small schema; indentation would make the file a tenth larger.
 */
export function printed(value: unknown, before = ''): string {
  const flat = before + JSON.stringify(value);
  if (typeof value !== 'object' || value === null || flat.length <= WIDTH) return flat;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((entry) => printed(entry))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => printed(entry, `${JSON.stringify(key)}:`));
  const [open, close] = isList ? '[]' : '{}';
  return `${before}${open}\n${entries.join(',\n')}\n${close}`;
}
