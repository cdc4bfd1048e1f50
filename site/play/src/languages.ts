import type { Language } from 'siddhanta/names/core';

type Load = () => Promise<Language>;

/** The languages by their tags: the name that each has for itself, what loads it, and what loads it with all that it can say, where that is more. */
export const LANGUAGES: Readonly<Record<string, readonly [name: string, load: Load, loadAll?: Load]>> = {
  en: ['English', () => import('siddhanta/names/en').then(({ en }) => en)],
  'sa-Latn': ['Saṃskṛta (IAST)', () => import('siddhanta/names/sa-Latn').then(({ saLatn }) => saLatn)],
  sa: ['संस्कृतम्', () => import('siddhanta/names/sa').then(({ sa }) => sa)],
  hi: [
    'हिन्दी',
    () => import('siddhanta/languages/hi').then(({ hi }) => hi),
    () => import('siddhanta/languages/hi/all').then(({ hi }) => hi),
  ],
  mr: [
    'मराठी',
    () => import('siddhanta/languages/mr').then(({ mr }) => mr),
    () => import('siddhanta/languages/mr/all').then(({ mr }) => mr),
  ],
  ne: [
    'नेपाली',
    () => import('siddhanta/languages/ne').then(({ ne }) => ne),
    () => import('siddhanta/languages/ne/all').then(({ ne }) => ne),
  ],
  gu: [
    'ગુજરાતી',
    () => import('siddhanta/languages/gu').then(({ gu }) => gu),
    () => import('siddhanta/languages/gu/all').then(({ gu }) => gu),
  ],
  bn: [
    'বাংলা',
    () => import('siddhanta/languages/bn').then(({ bn }) => bn),
    () => import('siddhanta/languages/bn/all').then(({ bn }) => bn),
  ],
  as: ['অসমীয়া', () => import('siddhanta/names/as').then((module) => module.as)],
  or: [
    'ଓଡ଼ିଆ',
    () => import('siddhanta/languages/or').then(({ or }) => or),
    () => import('siddhanta/languages/or/all').then(({ or }) => or),
  ],
  pa: [
    'ਪੰਜਾਬੀ',
    () => import('siddhanta/languages/pa').then(({ pa }) => pa),
    () => import('siddhanta/languages/pa/all').then(({ pa }) => pa),
  ],
  ta: [
    'தமிழ்',
    () => import('siddhanta/languages/ta').then(({ ta }) => ta),
    () => import('siddhanta/languages/ta/all').then(({ ta }) => ta),
  ],
  te: [
    'తెలుగు',
    () => import('siddhanta/languages/te').then(({ te }) => te),
    () => import('siddhanta/languages/te/all').then(({ te }) => te),
  ],
  kn: [
    'ಕನ್ನಡ',
    () => import('siddhanta/languages/kn').then(({ kn }) => kn),
    () => import('siddhanta/languages/kn/all').then(({ kn }) => kn),
  ],
  ml: [
    'മലയാളം',
    () => import('siddhanta/languages/ml').then(({ ml }) => ml),
    () => import('siddhanta/languages/ml/all').then(({ ml }) => ml),
  ],
  si: ['සිංහල', () => import('siddhanta/names/si').then(({ si }) => si)],
};
