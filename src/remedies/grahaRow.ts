import { GRAHAS, type Graha } from '../zodiac/names.js';
import {
  attested,
  countOf,
  danaOf,
  danaTimeOf,
  listOf,
  type PrescribedCount,
  type PrescribedForm,
  type PrescribedList,
  type PrescribedText,
  type PrescribedWeekday,
  type PrescribedWood,
  textOf,
} from './prescribed.js';
import { itemsOf, read } from './tables/attested.js';
import { GRAHA_TEXTS } from './tables/grahas.js';
import { FORM_OF_ALL, FORMS, JAPA_COUNTS, OFFERINGS, SAMIDH_DRESSING } from './tables/worship.js';

/** Prescriptions of the texts for a graha. */
export interface GrahaRow {
  /** The graha. */
  readonly key: Graha;
  /** Of what its image is made. */
  readonly image_material: PrescribedText;
  /** The image. */
  readonly form: PrescribedForm;
  /** The hymn, by its opening words. */
  readonly mantra_vedic: PrescribedText;
  /** How often it is said. */
  readonly japa_count: PrescribedCount;
  /** The wood of the offering. */
  readonly samidh: PrescribedWood;
  /** The food that is given. */
  readonly food: PrescribedText;
  /** The gift to who performs the rite. */
  readonly dakshina: PrescribedText;
  /** Its colour. */
  readonly colour: PrescribedText;
  /** Its deity. */
  readonly deity: PrescribedText;
  /** Its direction. */
  readonly direction: PrescribedText;
  /** Its metal. */
  readonly metal: PrescribedText;
  /** Its grain. */
  readonly grain: PrescribedText;
  /** Its cloth. */
  readonly cloth: PrescribedText;
  /** Its weekday; null of the nodes. */
  readonly weekday: PrescribedWeekday;
  /** Its kind of tree. */
  readonly tree: PrescribedText;
  /** Gifts by verses of almanacs; left out where they are remembered only, unless `unconfirmed` asks for them. */
  readonly dana?: PrescribedList;
  /** When they are given. */
  readonly dana_time: PrescribedText;
  /** Offerings to every graha. */
  readonly offerings: PrescribedList;
}

function formOf(graha: Graha): PrescribedForm {
  const { locus, note, colour, dress, arms, seat, holds, carriage } = FORMS[graha];
  const { crown, height } = FORM_OF_ALL;
  return {
    value: { colour, dress, arms, seat, holds: [...holds], carriage, crown, height },
    ...read('bphs', `${locus}, ${FORM_OF_ALL.locus}`),
    ...(note === undefined ? {} : { note }),
  };
}

export function grahaRow(graha: Graha, unconfirmed: boolean): GrahaRow {
  const text = (kind: keyof typeof GRAHA_TEXTS): PrescribedText => textOf(GRAHA_TEXTS[kind], graha);
  const { dressed_with, oblations } = SAMIDH_DRESSING;
  const dana = danaOf(graha, unconfirmed);
  return {
    key: graha,
    image_material: text('image_material'),
    form: formOf(graha),
    mantra_vedic: text('mantra_vedic'),
    japa_count: countOf(JAPA_COUNTS, graha),
    samidh: { ...text('samidh'), dressed_with: [...dressed_with], oblations: [...oblations] },
    food: text('food'),
    dakshina: text('dakshina'),
    colour: text('colour'),
    deity: text('deity'),
    direction: text('direction'),
    metal: text('metal'),
    grain: text('grain'),
    cloth: text('cloth'),
    weekday: { ...text('weekday'), value: GRAHA_TEXTS.weekday.values[graha] },
    tree: text('tree'),
    ...(dana === undefined ? {} : { dana }),
    dana_time: danaTimeOf(graha),
    offerings: listOf(attested(OFFERINGS), itemsOf(OFFERINGS.items)),
  };
}

export function grahaRows(unconfirmed: boolean): GrahaRow[] {
  return GRAHAS.map((graha) => grahaRow(graha, unconfirmed));
}
