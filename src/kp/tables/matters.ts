/**
 * The matters of a question: which house it belongs to, which houses further it and which stand against it, and the words by which it is
 * recognised. One house grouping a row; the sources that state it stand beside it.
 */

/** Where the house groupings were seen. */
export const KP_MATTER_SOURCES = {
  astrocentral: 'Astrocentral, articles on Krishnamurti Paddhati: analysing a horary chart; timing career events',
  bhatt: 'Bhatt, Nakshatra Chintamani, chapter on house grouping (excerpt)',
  grouping: 'House Grouping table',
  practice: 'usage of Krishnamurti Paddhati, no printed source seen; houses against by the twelfth from each house for',
  rules: 'KP Rules compiled',
  tinWin: 'Tin Win, Steps in KP horary',
} as const;

/** One matter. */
export interface KpMatter {
  readonly matter: string;
  /** House of the matter. */
  readonly house: number;
  /** Houses that further it. */
  readonly good: readonly number[];
  /** Houses that stand against it. */
  readonly bad: readonly number[];
  /**
   * English keywords, separated by blanks; `a+b` asks for both words. The Hindi ones stand in `mattersHindi.ts`, those of other languages
   * in `matterWords.gen.ts`.
   */
  readonly english: string;
  readonly sources: readonly (keyof typeof KP_MATTER_SOURCES)[];
}

/** What is judged without a question, or when no keyword is found: fulfilment of desire, the eleventh house. */
export const GENERAL_MATTER = {
  matter: 'general',
  house: 11,
  good: [1, 6, 10, 11],
  bad: [5, 8, 12],
  english: '',
  sources: ['practice'],
} as const satisfies KpMatter;

/** The forty matters; of two that score the same the earlier wins. */
export const KP_MATTERS = [
  {
    matter: 'marriage',
    house: 7,
    good: [2, 7, 11],
    bad: [1, 6, 10],
    english: 'marry marriage married wedding spouse husband wife bride groom engagement match proposal alliance',
    sources: ['astrocentral', 'rules'],
  },
  {
    matter: 'love_marriage',
    house: 5,
    good: [2, 5, 7, 11],
    bad: [1, 6, 10, 12],
    english: 'love+marriage lover girlfriend boyfriend romance affair crush',
    sources: ['rules', 'practice'],
  },
  {
    matter: 'divorce_separation',
    house: 7,
    good: [1, 6, 10, 12],
    bad: [2, 7, 11],
    english: 'divorce separation separate breakup annul alimony',
    sources: ['rules', 'practice'],
  },
  {
    matter: 'reunion',
    house: 7,
    good: [2, 7, 11],
    bad: [6, 12],
    english: 'reconcile reunion reunite patch+up',
    sources: ['practice'],
  },
  {
    matter: 'children',
    house: 5,
    good: [2, 5, 11],
    bad: [1, 4, 10],
    english: 'child children baby pregnant pregnancy conceive conception progeny son daughter ivf',
    sources: ['practice'],
  },
  {
    matter: 'job',
    house: 10,
    good: [2, 6, 10, 11],
    bad: [1, 5, 9, 12],
    english: 'job employment employed career work service hired hire interview appointment vacancy placement recruit',
    sources: ['astrocentral'],
  },
  {
    matter: 'promotion',
    house: 10,
    good: [2, 6, 10, 11],
    bad: [5, 8, 9, 12],
    english: 'promotion promoted increment raise appraisal hike',
    sources: ['astrocentral', 'practice'],
  },
  {
    matter: 'job_change',
    house: 10,
    good: [5, 9, 10, 11],
    bad: [2, 4, 6],
    english: 'change+job switch resign resignation new+job',
    sources: ['practice'],
  },
  {
    matter: 'transfer',
    house: 10,
    good: [3, 10, 12],
    bad: [4, 8, 11],
    english: 'transfer transferred posting relocation deputation',
    sources: ['practice'],
  },
  {
    matter: 'job_loss',
    house: 10,
    good: [1, 5, 9, 12],
    bad: [2, 6, 10, 11],
    english: 'fired layoff terminated dismissal suspend suspension lose+job retrench',
    sources: ['astrocentral'],
  },
  {
    matter: 'reinstatement',
    house: 10,
    good: [2, 6, 10, 11],
    bad: [1, 5, 9, 12],
    english: 'reinstate reinstated rejoin',
    sources: ['practice'],
  },
  {
    matter: 'business',
    house: 7,
    good: [2, 7, 10, 11],
    bad: [5, 6, 8, 12],
    english: 'business startup venture shop partnership trade company franchise client contract deal',
    sources: ['astrocentral', 'practice'],
  },
  {
    matter: 'finance',
    house: 2,
    good: [2, 6, 10, 11],
    bad: [5, 8, 12],
    english: 'money wealth income finance financial earn salary savings gain',
    sources: ['rules', 'practice'],
  },
  {
    matter: 'speculation',
    house: 5,
    good: [2, 5, 8, 11],
    bad: [6, 9, 12],
    english: 'lottery speculation gamble gambling bet share stock trading crypto market jackpot',
    sources: ['practice'],
  },
  {
    matter: 'loan_obtain',
    house: 6,
    good: [2, 6, 11],
    bad: [5, 8, 12],
    english: 'loan borrow credit mortgage overdraft',
    sources: ['rules', 'grouping'],
  },
  {
    matter: 'loan_repay',
    house: 12,
    good: [5, 8, 12],
    bad: [2, 6, 11],
    english: 'repay repaid repayment clear+debt debt settle+loan repay+loan repaid+loan clear+loan close+loan',
    sources: ['rules'],
  },
  {
    matter: 'recover_money',
    house: 2,
    good: [2, 6, 11],
    bad: [5, 8, 12],
    english: 'recover+money dues refund outstanding arrears owed',
    sources: ['practice'],
  },
  {
    matter: 'insurance_inheritance',
    house: 8,
    good: [2, 8, 11],
    bad: [5, 12],
    english: 'inheritance legacy will+property insurance claim provident pension gratuity dowry',
    sources: ['grouping', 'practice'],
  },
  {
    matter: 'property_buy',
    house: 4,
    good: [4, 11, 12],
    bad: [3, 5, 10],
    english: 'house home property flat apartment land plot building buy+house purchase construct construction',
    sources: ['astrocentral', 'bhatt'],
  },
  {
    matter: 'property_sell',
    house: 10,
    good: [3, 5, 10],
    bad: [4, 11, 12],
    english: 'sell+house sell+property sell+land sell+flat sell+home sell+plot sale+property sale+house',
    sources: ['practice'],
  },
  {
    matter: 'vehicle',
    house: 4,
    good: [4, 9, 11],
    bad: [3, 5, 8, 10],
    english: 'vehicle car bike motorcycle scooter truck',
    sources: ['practice'],
  },
  {
    matter: 'education',
    house: 4,
    good: [4, 9, 11],
    bad: [3, 5, 8],
    english: 'study studies education exam examination college school university admission degree course result pass',
    sources: ['astrocentral', 'bhatt', 'rules'],
  },
  {
    matter: 'competition',
    house: 6,
    good: [1, 6, 10, 11],
    bad: [5, 7, 8, 12],
    english: 'competition compete competitive contest tournament win win+match rank sports game',
    sources: ['bhatt', 'practice'],
  },
  {
    matter: 'higher_education_abroad',
    house: 9,
    good: [4, 9, 11, 12],
    bad: [3, 5, 8],
    english: 'scholarship phd masters study+abroad',
    sources: ['rules', 'practice'],
  },
  {
    matter: 'foreign_travel',
    house: 12,
    good: [3, 9, 12],
    bad: [2, 4, 11],
    english:
      'abroad foreign overseas travel journey trip visa passport immigrate immigration migrate emigration ' +
      'settle+abroad',
    sources: ['astrocentral', 'tinWin'],
  },
  {
    matter: 'short_journey',
    house: 3,
    good: [3, 9, 11],
    bad: [2, 4, 8],
    english: 'short+trip tour visit',
    sources: ['practice'],
  },
  {
    matter: 'return_home',
    house: 4,
    good: [2, 4, 11],
    bad: [3, 9, 12],
    english: 'return+home come+back return+native',
    sources: ['practice'],
  },
  {
    matter: 'health_cure',
    house: 1,
    good: [1, 5, 11],
    bad: [6, 8, 12],
    english: 'health cure recover recovery heal illness disease sick hospital treatment surgery operation patient',
    sources: ['bhatt'],
  },
  {
    matter: 'longevity',
    house: 8,
    good: [1, 3, 8],
    bad: [2, 7, 12],
    english: 'longevity lifespan live+long survive death',
    sources: ['bhatt'],
  },
  {
    matter: 'litigation',
    house: 6,
    good: [1, 6, 10, 11],
    bad: [5, 7, 8, 12],
    english:
      'court case lawsuit litigation legal lawyer judge appeal dispute sue bail ' +
      'win+case win+court win+lawsuit win+litigation win+appeal win+dispute',
    sources: ['practice'],
  },
  {
    matter: 'election',
    house: 10,
    good: [1, 6, 10, 11],
    bad: [4, 5, 8, 12],
    english: 'election elected vote politics political minister candidate party win+election win+vote',
    sources: ['practice'],
  },
  {
    matter: 'missing_person',
    house: 11,
    good: [2, 8, 11],
    bad: [6, 9, 12],
    english: 'missing+person runaway kidnapped abducted whereabouts',
    sources: ['rules'],
  },
  {
    matter: 'lost_article',
    house: 2,
    good: [2, 6, 11],
    bad: [5, 8, 12],
    english: 'lost stolen theft misplaced missing jewellery wallet',
    sources: ['practice'],
  },
  {
    matter: 'tenant_rent',
    house: 6,
    good: [2, 4, 6, 10, 11],
    bad: [5, 12],
    english: 'tenant rent lease landlord',
    sources: ['practice'],
  },
  {
    matter: 'friendship_wish',
    house: 11,
    good: [1, 6, 11],
    bad: [5, 8, 12],
    english: 'wish desire success fulfil fulfill hope achieve succeed friend',
    sources: ['grouping', 'practice'],
  },
  {
    matter: 'reputation',
    house: 10,
    good: [1, 10, 11],
    bad: [5, 8, 12],
    english: 'fame reputation name status award honour honor recognition',
    sources: ['grouping', 'practice'],
  },
  {
    matter: 'spiritual',
    house: 9,
    good: [5, 8, 9, 12],
    bad: [2, 6, 10, 11],
    english: 'spiritual moksha guru initiation pilgrimage meditation temple religion',
    sources: ['practice'],
  },
  {
    matter: 'communication',
    house: 3,
    good: [3, 9, 11],
    bad: [2, 4, 8, 12],
    english: 'news letter message publish book writing publication agreement sign+document rumour',
    sources: ['practice'],
  },
  {
    matter: 'parents_mother',
    house: 4,
    good: [1, 4, 5, 11],
    bad: [3, 8, 9, 10],
    english: 'mother',
    sources: ['practice'],
  },
  {
    matter: 'parents_father',
    house: 9,
    good: [1, 5, 9, 11],
    bad: [4, 8, 10],
    english: 'father',
    sources: ['practice'],
  },
] as const satisfies readonly KpMatter[];

/** Name of a matter; `general` is the fulfilment of desire. */
export type KpMatterName = (typeof KP_MATTERS)[number]['matter'] | (typeof GENERAL_MATTER)['matter'];

/** Name of a matter that words can name. */
export type NamedMatter = Exclude<KpMatterName, 'general'>;
