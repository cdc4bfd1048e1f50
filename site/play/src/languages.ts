import type { Language } from 'siddhanta/names/core';

/** The languages by their tags, with the name that each has for itself, and what loads it. */
export const LANGUAGES: Readonly<Record<string, readonly [name: string, load: () => Promise<Language>]>> = {
  en: ['English', () => import('siddhanta/names/en').then(({ en }) => en)],
  'sa-Latn': ['Saṃskṛta (IAST)', () => import('siddhanta/names/sa-Latn').then(({ saLatn }) => saLatn)],
  sa: ['संस्कृतम्', () => import('siddhanta/names/sa').then(({ sa }) => sa)],
  hi: ['हिन्दी', () => import('siddhanta/languages/hi').then(({ hi }) => hi)],
  mr: ['मराठी', () => import('siddhanta/languages/mr').then(({ mr }) => mr)],
  ne: ['नेपाली', () => import('siddhanta/languages/ne').then(({ ne }) => ne)],
  gu: ['ગુજરાતી', () => import('siddhanta/languages/gu').then(({ gu }) => gu)],
  bn: ['বাংলা', () => import('siddhanta/languages/bn').then(({ bn }) => bn)],
  as: ['অসমীয়া', () => import('siddhanta/names/as').then((module) => module.as)],
  or: ['ଓଡ଼ିଆ', () => import('siddhanta/languages/or').then(({ or }) => or)],
  pa: ['ਪੰਜਾਬੀ', () => import('siddhanta/languages/pa').then(({ pa }) => pa)],
  ta: ['தமிழ்', () => import('siddhanta/languages/ta').then(({ ta }) => ta)],
  te: ['తెలుగు', () => import('siddhanta/languages/te').then(({ te }) => te)],
  kn: ['ಕನ್ನಡ', () => import('siddhanta/languages/kn').then(({ kn }) => kn)],
  ml: ['മലയാളം', () => import('siddhanta/languages/ml').then(({ ml }) => ml)],
  si: ['සිංහල', () => import('siddhanta/names/si').then(({ si }) => si)],
};
