// Built into dist/siddhanta.min.js, the bundle for a script tag, without a subpath. The only file with an effect on import.
import { LANGUAGES } from '../names/languages.gen.js';
import { defineSiddhantaChart } from './index.js';

export * from '../index.js';
export { panchang } from '../index.js';
export * from '../subjects.gen.js';
export * from '../svg/index.js';
export { defineSiddhantaChart, registerLanguages } from './index.js';

/** The languages by their tags, for the pictures: `siddhanta.languages.ta`. */
export const languages = Object.fromEntries(LANGUAGES.map((language) => [language.tag, language]));

defineSiddhantaChart({ languages: LANGUAGES });
