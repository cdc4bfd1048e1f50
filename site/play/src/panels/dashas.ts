import type { Result } from 'siddhanta';
import * as all from 'siddhanta/dashas';
import { dashas as readings } from 'siddhanta/readings';
import { type DashaResult, dashaTimeline } from 'siddhanta/svg';
import { panelCode } from '../panel.js';

type Input = all.DashaInput & { readonly system: string };
type Data = Exclude<DashaResult['data'], { readonly mahadashas: unknown }>;

const CALLS: Readonly<Record<string, (input: all.DashaInput) => Result<Data>>> = {
  yogini: all.yogini,
  ashtottari: all.ashtottari,
  kalachakra: all.kalachakra,
  shodashottari: all.shodashottari,
  dwadashottari: all.dwadashottari,
  panchottari: all.panchottari,
  shatabdika: all.shatabdika,
  chaturashiti_sama: all.chaturashitiSama,
  dwisaptati_sama: all.dwisaptatiSama,
  shashtihayani: all.shashtihayani,
  shattrimsha_sama: all.shattrimshaSama,
  tithi_ashtottari: all.tithiAshtottari,
  tithi_yogini: all.tithiYogini,
  yoga_vimshottari: all.yogaVimshottari,
  // It has no levels.
  naisargika: ({ levels: _, ...input }) => all.naisargika(input),
  kala: all.kala,
  tara: all.tara,
  karana_chaturashiti: all.karanaChaturashiti,
  saptarishi: all.saptarishi,
  buddhi_gati: all.buddhiGati,
  panchasvara: all.panchasvara,
  chara: all.chara,
  narayana: all.narayana,
  lagnamsaka: all.lagnamsaka,
  moola: all.moola,
  sudasa: all.sudasa,
  drig: all.drig,
  trikona: all.trikona,
  // Choosing one of these is consent.
  sthira: (input) => all.sthira({ ...input, sensitive: true }),
  shoola: (input) => all.shoola({ ...input, sensitive: true }),
  niryana_shoola: (input) => all.niryanaShoola({ ...input, sensitive: true }),
  mandooka: all.mandooka,
  chakra: all.chakra,
  kendradi: all.kendradi,
  karaka_kendradi: all.karakaKendradi,
  karaka: all.karaka,
  graha_kendradi: all.grahaKendradi,
  brahma: (input) => all.brahma({ ...input, sensitive: true }),
  yogardha: all.yogardha,
  varnada: (input) => all.varnada({ ...input, sensitive: true }),
  navamsha: all.navamsha,
  paryaya: all.paryaya,
  padanadhamsha: all.padanadhamsha,
  tara_lagna: all.taraLagna,
  sandhya: all.sandhya,
  pachaka: all.pachaka,
};

function todayWithin(periods: Data['periods']): { readonly today?: string } {
  const today = new Date().toISOString().slice(0, 10);
  const within = (periods[0]?.start_date ?? '') <= today && today < (periods.at(-1)?.end_date ?? '');
  return within ? { today } : {};
}

/** Any daśā beside Vimśottarī. */
export const otherDashas = panelCode<Input, Data>({
  operation: ({ system, ...input }) => (CALLS[system] ?? all.yogini)({ ...input, levels: 3 }),
  readings,
  picture: (result, options) => dashaTimeline(result, { ...options, ...todayWithin(result.data.periods) }),
  without: ['timeline'],
});
