import { KP_FIELDS } from './kpFields.js';
import type { NameGroup } from './language.js';
import { NADI_FIELDS } from './nadiFields.js';
import { bhavas, place, planets, sensitivity } from './parts.js';
import { animal, contributor, inGroups, kuta, planet, type ReadValue, readWith, type Shape } from './shape.js';
import { TRANSIT_FIELDS } from './transitFields.js';

const ruled = { ...place, lord: planet, nakshatra_lord: planet, pada_lord: planet } as const;
const luminaries = { sun: place, moon: place } as const;
const chart = { ascendant: place, planetary_positions: { '*': place }, sensitivity };

const period = ([nested, ...others]: readonly string[]): Shape => ({
  planet,
  ...(nested === undefined ? {} : { [nested]: { '*': period(others) } }),
});

const dashaName: ReadValue = (_value, { around }) => inGroups(String(around[0]?.system), 'dashas');
/** A period of any daśā, with five levels at most. */
const dashaPeriod = (levels = 5): Shape => ({
  lord: planet,
  sign: 'signs',
  yogini: 'yogini_lords',
  ...(levels === 1 ? {} : { periods: { '*': dashaPeriod(levels - 1) } }),
});
const dasha: Shape = { name: dashaName, ...place, nakshatra_28: 'nakshatras', periods: { '*': dashaPeriod() } };

const rashiDasha = {
  name: dashaName,
  seed: { sign: 'signs', compared: { '*': 'signs' } },
  skipped_signs: { '*': { sign: 'signs' } },
  periods: { '*': dashaPeriod(3) },
} as const;

const match = {
  bhakoot: { female_rashi: 'signs', male_rashi: 'signs' },
  gana: { female_gana: 'ganas', male_gana: 'ganas' },
  graha_maitri: { female_rashi_lord: planet, male_rashi_lord: planet },
  nadi: { female_nadi: 'nadis', male_nadi: 'nadis' },
  tara: { female_to_male_tara: 'taras', male_to_female_tara: 'taras' },
  varna: { female_varna: 'varnas', male_varna: 'varnas' },
  vashya: { female_vashya: 'vashyas', male_vashya: 'vashyas' },
  yoni: { female_yoni: animal, male_yoni: animal },
} as const;
const placeOfMatch = { nakshatra_name: 'nakshatras', rashi_name: 'signs' } as const;
const moonsOfMatch = { moons: { '*': placeOfMatch } } as const;
const partner: Shape = {
  birth_details: { '*': placeOfMatch },
  guna_milan_results: {
    kutas: Object.fromEntries(Object.entries(match).map(([name, fields]) => [name, { name: kuta, ...fields }])),
  },
};

/** A doṣa's rule: the planets and signs that make it hold. */
const evidence = { evidence: { planets, signs: { '*': 'signs' } } } as const;
const manglik = {
  mars: place,
  references: { '*': { from: planet } },
  cancellations: { '*': evidence },
} as const;
/** What a rule of the birth moment is about: tithi, karaṇa, yoga, nakṣatra or sign. */
const limb: ReadValue = (value) => inGroups(value, 'tithis', 'karana_kinds', 'nakshatras', 'signs', 'yogas');
/** What the texts have for a graha or a nakṣatra: whose it is, and the weekday. */
const ofTexts: Shape = { key: (value) => inGroups(value, 'grahas', 'nakshatras'), weekday: { value: 'varas' } };
/** Statements of texts: who makes each apply. */
const textLines = { '*': { vedha_by: planets, evidence: { planets, signs: { '*': 'signs' } } } } as const;
const textStatements: Shape = { statements: { '*': { vedha_by: planets, clauses: textLines } } };
const saturnStay = { '*': { sign: 'signs' } } as const;
const moonOfMatch = { moon: place, stars_of_day: { '*': 'nakshatras' }, signs_of_day: { '*': 'signs' } } as const;

const muhurtaDay = { weekday: 'varas' } as const;
const lordly = (name?: NameGroup): Shape => ({
  day: muhurtaDay,
  parts: { '*': { lord: planet, part: 'ui', ...(name === undefined ? {} : { name }) } },
});
const tithi = { name: 'tithis', paksha: 'paksha' } as const;
const panchangDay: Shape = {
  panchanga: {
    tithi,
    nakshatra: { name: 'nakshatras' },
    yoga: { name: 'yogas' },
    karana: { name: 'karana_kinds', type: 'modalities' },
    vara: { name: 'varas' },
  },
  // Only in the days of a span.
  units: {
    tithi: { '*': { name: 'tithis' } },
    nakshatra: { '*': { name: 'nakshatras' } },
    yoga: { '*': { name: 'yogas' } },
    karana: { '*': { name: 'karana_kinds' } },
  },
};
const festivalDay = {
  month: 'masas',
  tithi: { name: 'tithis', paksha: 'paksha' },
  sankranti: { sign: 'signs' },
} as const;

const ofNakshatra = { '*': { nakshatra: 'nakshatras' } } as const;

const pada = { of: 'signs', sign: 'signs', lord: planet, lord_sign: 'signs', own_sign: 'signs' } as const;
const argalaGraha = { '*': { planet, nature: 'states' } } as const;
const argalaPair = { planets: argalaGraha, obstructors: argalaGraha, evidence: { '*': planet } } as const;
const grahaOrSign: ReadValue = (value) => inGroups(value, 'grahas', 'signs');
const ring = { sign: 'signs', houses: { '*': { sign: 'signs', planets } } } as const;
const counted = {
  ascendant: place,
  planetary_positions: { '*': place },
  reference: { name: planet, sign: 'signs' },
} as const;

const returned = { chart, muntha: { ...place, lord: planet }, natal: { ascendant: place, sun: place } } as const;
const yearLord = { lord: planet, candidates: { '*': { planet, sign: 'signs' } } } as const;
/** A term that is a graha or the ascendant; lords, houses and other sahams stay, as `lord:9`. */
const term: ReadValue = (value) =>
  value === 'ascendant' ? { group: 'ui', key: value } : inGroups(value, 'grahas', 'outer');
const saham = { ...place, lord: planet, terms: { '*': { term } } } as const;
const related = { relation: 'dignities' } as const;
const yearPeriod = { lord: planet, antardashas: { '*': { lord: planet } } } as const;

/**
 * Which values of a result are names, by the operation. What is not listed stays as it is: keys of objects, numbers, dates, degrees,
 * sentences, judgments, and the words of a match's description. test/names/localise.test.ts says what stays, and fails for what neither says.
 */
export const FIELDS: Readonly<Record<string, Shape>> = {
  'charts.rasi': chart,
  'charts.divisional': chart,
  'charts.divisional.custom': chart,
  'charts.special_lagnas': { lagnas: { '*': place }, varnada: { '*': place } },
  'charts.upagrahas': { weekday: 'varas', from_sun: { '*': place }, kala_velas: { '*': { ...place, ruler: planet } } },
  'charts.bhava': { ascendant: place, midheaven: place, ...bhavas },
  'charts.moon': counted,
  'charts.sun': counted,
  'charts.sudarshana': { rings: { '*': ring } },
  'charts.avakahada': {
    ascendant: ruled,
    moon: ruled,
    sun: ruled,
    varna: 'varnas',
    vashya: 'vashyas',
    yoni: animal,
    gana: 'ganas',
    nadi: 'nadis',
    tattva: 'elements',
    yunja: 'nadis',
    panchanga: { vara: 'varas', paksha: 'paksha', tithi: 'tithis', yoga: 'yogas', karana: 'karana_kinds' },
  },
  'annual.chart': { ...returned, year_lord: yearLord },
  'annual.month': { ...returned, year_lord: planet, month_lord: yearLord },
  'annual.strengths': {
    pancha_vargiya: {
      '*': { '*': { ...related, lord: planet } },
    },
    dwadasha_vargiya: { '*': { vargas: { '*': { sign: 'signs', lord: planet, reason: 'dignities' } } } },
  },
  'annual.yogas': {
    pairs: { '*': { planets } },
    yogas: { '*': { planets, through: planet, evidence: { '*': { planet, other: planet } } } },
    matter: { lagna_lord: planet, lord: planet },
  },
  'annual.sahams': { sahams: { '*': saham } },
  'annual.saham': { saham, nested: { '*': saham } },
  'annual.dashas': { dashas: { '*': yearPeriod } },
  'annual.tithi_pravesha': { tithi, chart },
  'jaimini.karakas': {
    chara: { '*': { karaka: 'chara_karakas', planet, shared_with: planets, substitute: planet, sign: 'signs' } },
    karakamsha: 'signs',
    navamsha_lagna: 'signs',
    sthira: { '*': { planet, from: planets } },
    bhava_karakas: planets,
  },
  'jaimini.arudhas': { houses: { '*': pada }, planets: { '*': pada } },
  'jaimini.aspects': {
    signs: { '*': { aspects: { '*': 'signs' } } },
    planets: { '*': { sign: 'signs', signs: { '*': 'signs' }, planets } },
    argala: { '*': { sign: 'signs', pairs: { '*': argalaPair } } },
  },
  'jaimini.strengths': {
    comparisons: { '*': { pair: { '*': grahaOrSign }, stronger: grahaOrSign, weaker: grahaOrSign } },
  },
  'jaimini.longevity': {
    pairs: { '*': { members: { '*': { name: planet, sign: 'signs', modality: 'modalities' } } } },
    class_shift: { '*': { by: planet } },
    eighth_lord: { base: 'signs', eighth_sign: 'signs', lord: planet },
    trishoola: { '*': 'signs' },
    '*': { planet },
  },
  'strengths.dignity': {
    ascendant: place,
    planets: {
      '*': {
        ...place,
        dignity: 'dignities',
        dispositor: { planet, relation: 'dignities', natural: 'dignities', temporal: 'dignities' },
        deep_exaltation: { sign: 'signs' },
        navamsha_sign: 'signs',
        wars: { '*': { with: planet } },
        natural_nature: 'states',
        nature_with: planets,
        avasthas: { baladi: 'avasthas_baladi' },
      },
    },
    wars: { '*': { planets, winner: planet } },
  },
  'strengths.aspects': {
    ascendant: place,
    places: { '*': place },
    graha: { '*': { planet, signs: { '*': 'signs' }, planets } },
    rashi: { '*': { planet, signs: { '*': 'signs' }, planets } },
  },
  'strengths.functional_nature': {
    lagna: 'signs',
    planets: { '*': { classical: (value) => inGroups(value, 'states', 'dignities') } },
    badhaka: { sign: 'signs', lord: planet },
    maraka: { lords: planets, occupants: planets, joined: planets },
  },
  'strengths.relationships': {
    signs: { '*': 'signs' },
    relationships: { '*': { '*': { natural: 'dignities', temporal: 'dignities', compound: 'dignities' } } },
  },
  'strengths.ashtakavarga': {
    signs: { '*': 'signs' },
    trikona_steps: { '*': { '*': { signs: { '*': 'signs' } } } },
    steps: { '*': { '*': { lord: planet, signs: { '*': 'signs' } } } },
  },
  'strengths.ashtakavarga_transit': {
    signs: { '*': 'signs' },
    transits: { '*': { ...place, given_by: { '*': contributor }, kakshya: { lord: contributor } } },
  },
  'strengths.shadbala': {
    planets: { '*': { sthana: { saptavargaja: { '*': { sign: 'signs', lord: planet, dignity: 'dignities' } } } } },
    lords: planets,
    tribhaga_lord: planet,
    benefics: planets,
    wars: { '*': { planets, winner: planet } },
  },
  'strengths.vimshopaka': {
    planets: { '*': { vargas: { '*': { sign: 'signs', lord: planet, relation: 'dignities' } } } },
  },
  'strengths.bhava_bala': {
    houses: { '*': { madhya: place, lord: planet, additions: { '*': { reason: planet } } } },
  },
  'dashas.vimshottari': {
    mahadashas: { '*': period(['antardashas', 'pratyantardashas', 'sookshmadashas', 'pranadashas']) },
    nakshatra_at_birth: 'nakshatras',
    nakshatra: 'nakshatras',
    sensitivity,
  },
  'yogas.list': { yogas: { '*': { instances: { '*': { planets, signs: { '*': 'signs' }, binding: planets } } } } },
  'yogas.explain': {
    bindings: {
      '*': { binding: planets, tree: { '*': { planet, resolved: { '*': { term, planet, sign: 'signs' } } } } },
    },
  },
  'panchang.day': panchangDay,
  'panchang.span': { days: { '*': panchangDay } },
  'dashas.ashtottari': dasha,
  'dashas.yogini': dasha,
  'dashas.shodashottari': dasha,
  'dashas.dwadashottari': dasha,
  'dashas.panchottari': dasha,
  'dashas.shatabdika': dasha,
  'dashas.chaturashiti_sama': dasha,
  'dashas.dwisaptati_sama': dasha,
  'dashas.shashtihayani': dasha,
  'dashas.shattrimsha_sama': dasha,
  'dashas.tithi_ashtottari': dasha,
  'dashas.tithi_yogini': dasha,
  'dashas.yoga_vimshottari': dasha,
  'dashas.naisargika': dasha,
  'dashas.kalachakra': { ...dasha, deha: 'signs', jeeva: 'signs' },
  'dashas.applicable': { systems: { '*': { name: dashaName } } },
  'dashas.chara': rashiDasha,
  'dashas.narayana': rashiDasha,
  'dashas.lagnamsaka': rashiDasha,
  'dashas.moola': rashiDasha,
  'dashas.sudasa': rashiDasha,
  'dashas.drig': rashiDasha,
  'dashas.trikona': rashiDasha,
  'dashas.sthira': { ...rashiDasha, brahma: { planet, candidates: { '*': { planet, sign: 'signs' } } } },
  'dashas.shoola': rashiDasha,
  'dashas.niryana_shoola': rashiDasha,
  'dashas.mandooka': rashiDasha,
  'dashas.sudarshana': { name: dashaName, rings: { '*': { '*': dashaPeriod(3) } } },
  'dashas.running': { running: { '*': { periods: { '*': dashaPeriod(1) } } } },
  'dashas.timeline': { periods: { '*': dashaPeriod(1) } },
  'muhurta.rahu_kalam': { day: muhurtaDay },
  'muhurta.day': {
    day: muhurtaDay,
    good: { amrita_kala: ofNakshatra },
    bad: { durmuhurta: { '*': { name: 'muhurtas', part: 'ui' } }, varjyam: ofNakshatra },
    muhurtas: { '*': { name: 'muhurtas', part: 'ui' } },
  },
  'muhurta.choghadiya': lordly('choghadiya'),
  'muhurta.hora': lordly(),
  'muhurta.gowri': lordly('gowri'),
  'muhurta.yogas': { day: muhurtaDay, anandadi: ofNakshatra, ganda_moola: ofNakshatra },
  'muhurta.bhadra': { day: muhurtaDay },
  'calendar.day': {
    also: { tithi },
    tithi,
    month: 'masas',
    lunar_month: { amanta: 'masas', purnimanta: 'masas', also: 'masas' },
    samvatsara: { '*': 'samvatsaras' },
    ritu: { '*': 'ritus' },
    ayana: { '*': 'ayanas' },
    solar: {
      sign: 'signs',
      tamil: { month: 'solar_months_tamil', year: 'samvatsaras' },
      malayalam: { month: 'solar_months_malayalam' },
      bengali: { month: 'solar_months_bengali' },
      odia: { month: 'solar_months_odia' },
    },
  },
  'calendar.months': { months: { '*': { name: 'masas', also: 'masas', sankrantis: { '*': { sign: 'signs' } } } } },
  'calendar.festivals': { festivals: { '*': festivalDay } },
  'calendar.festival': { days: { '*': festivalDay } },
  'calendar.ekadashi': { ekadashis: { '*': { month: 'masas', paksha: 'paksha' } } },
  'calendar.sankrantis': { sankrantis: { '*': { sign: 'signs' } } },
  'muhurta.bala': {
    day: muhurtaDay,
    natal: place,
    tara: { '*': { name: 'taras', nakshatra: 'nakshatras' } },
    chandra: { '*': { sign: 'signs' } },
    panchaka_rahita: { '*': { lagna_sign: 'signs' } },
  },
  'muhurta.search': { births: { '*': place } },
  ...TRANSIT_FIELDS,
  'eclipses.list': { eclipses: { '*': luminaries } },
  'eclipses.local': { eclipses: { '*': luminaries } },
  'eclipses.ritual': { rituals: { '*': { eclipse: luminaries } } },
  ...KP_FIELDS,
  ...NADI_FIELDS,
  'remedies.for_birth': {
    selected: {
      '*': { planet, reasons: { '*': { evidence: { sign: 'signs', lord: planet } } }, prescriptions: ofTexts },
    },
    not_selected: planets,
    running: { dasha: planet, antardasha: planet },
    periods: { '*': { dasha: planet, antardasha: planet, evidence: { with: planets } } },
    birth: { '*': { evidence: { '*': { limb, weekday: 'varas' } } } },
  },
  'remedies.gems': { period_lord: planet, modern_practice: { planets: { '*': { day: 'varas' } } } },
  'remedies.table': { rows: { '*': { ...ofTexts, dasha: planet, antardasha: planet } } },
  'texts.for_birth': { topics: { '*': { lines: textLines } } },
  'texts.lagna': textStatements,
  'texts.lord_in_house': textStatements,
  'texts.graha_in_house': textStatements,
  'texts.graha_in_sign': textStatements,
  'texts.nakshatra': textStatements,
  'texts.conjunction': textStatements,
  'texts.mahadasha': textStatements,
  'texts.antardasha': textStatements,
  'texts.transit': textStatements,
  'texts.verse': textStatements,
  'doshas.manglik': manglik,
  'doshas.kala_sarpa': { outside: planets, with_node: planets },
  'doshas.sade_sati': {
    moon_sign: 'signs',
    moon_signs_of_day: { '*': 'signs' },
    saturn_now: place,
    cycles: { '*': { phases: saturnStay } },
    dhaiyas: saturnStay,
  },
  'doshas.birth_moment': { items: { '*': { evidence: { limb } } }, ganda_moola: { nakshatra: 'nakshatras' } },
  'doshas.curses': { items: { '*': evidence } },
  'doshas.conjunctions': { items: { '*': evidence } },
  'compatibility.manglik': { bride: manglik, groom: manglik, both_partners: evidence },
  'compatibility.porutham': {
    bride: moonOfMatch,
    groom: moonOfMatch,
    poruthams: {
      '*': {
        evidence: {
          bride_gana: 'ganas',
          groom_gana: 'ganas',
          bride_yoni: animal,
          groom_yoni: animal,
          bride_lord: planet,
          groom_lord: planet,
        },
      },
    },
  },
  'compatibility.ashtakoota': {
    female: partner,
    male: partner,
    points_range: { female: moonsOfMatch, male: moonsOfMatch },
  },
  'conventions.list': {},
  'conventions.explain': {},
  'conventions.compare': {
    profiles: { '*': { ascendant: place, positions: { '*': place }, dasha: { planet } } },
    differences: { '*': { values: { '*': readWith('field', 1) } } },
  },
};
