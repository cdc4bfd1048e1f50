/**
 * What a page has after one script tag: the library, its pictures, and the element in every language. The only file that does something when it is
 * loaded; it is built into dist/siddhanta.min.js and has no own subpath.
 */
import { LANGUAGES } from '../names/languages.gen.js';
import { defineSiddhantaChart } from './index.js';

// A page has every subject at hand. The name `panchang` is that of the function.
export * from '../index.js';
export { panchang } from '../index.js';
export * from '../subjects.gen.js';
export * from '../svg/index.js';
export { defineSiddhantaChart, registerLanguages } from './index.js';

/** The languages by their tags, for the pictures: `siddhanta.languages.ta`. */
export const languages = Object.fromEntries(LANGUAGES.map((language) => [language.tag, language]));

defineSiddhantaChart({ languages: LANGUAGES });
