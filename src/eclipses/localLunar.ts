import type { CloseUp } from '../sky/closeUp.js';
import type { JdUt } from '../time/julian.js';
import type { CivilDate, LocalInstant } from '../types.js';
import { type Contact, contactAt, instantOrNull, type LocalCall } from './contact.js';
import {
  type EclipsePoints,
  FOUR,
  type Gamma,
  type PenumbralMagnitude,
  pointsAt,
  rounded,
  type SarosNumber,
  type UmbralMagnitude,
} from './describe.js';
import { type LunarEclipse, lunarEclipse } from './lunar.js';
import { type Crossings, crossingsOf, type Outlook, outlookOf } from './outlook.js';
import { type LunarType, lunarType, umbralMagnitude } from './rules/lunarShadow.js';
import { sarosOf } from './rules/saros.js';

/** A lunar eclipse at a place. Instants are ISO 8601 with the place's UTC offset, to the second. */
export interface LocalLunarEclipse extends EclipsePoints {
  /** Which body is eclipsed. */
  readonly kind: 'lunar';
  /** Date of the greatest eclipse on the clocks of the place. */
  readonly date: CivilDate;
  /** Whether the Moon is up at any time between p1 and p4. */
  readonly visible: boolean;
  /** Its type, the same everywhere. */
  readonly type: LunarType;
  /** The phase visible here at `greatest_visible`; null where nothing is visible. */
  readonly type_visible: LunarType | null;
  /** When the Moon is nearest to the axis of the shadow. */
  readonly greatest: LocalInstant;
  /** How far its centre then passes the axis, in radii of the Earth. */
  readonly gamma: Gamma;
  /** Umbral magnitude at the greatest eclipse, seen or not. */
  readonly umbral_magnitude: UmbralMagnitude;
  /** Penumbral magnitude at the greatest eclipse, seen or not. */
  readonly penumbral_magnitude: PenumbralMagnitude;
  /** Number of the saros series. */
  readonly saros: SarosNumber;
  /** When the Moon touches the shadow: the same instants everywhere, the sky of the place with them. */
  readonly contacts: {
    /** It enters the penumbra. */
    readonly p1: Contact;
    /** It enters the umbra; null where it does not. */
    readonly u1: Contact | null;
    /** All of it is in the umbra from here on; null where it never is. */
    readonly u2: Contact | null;
    /** The greatest eclipse. */
    readonly max: Contact;
    /** The last moment at which all of it is in the umbra; null where it never is. */
    readonly u3: Contact | null;
    /** It leaves the umbra; null where it did not enter it. */
    readonly u4: Contact | null;
    /** It leaves the penumbra. */
    readonly p4: Contact;
  };
  /** When the Moon rises, where that is between p1 and p4; else null. */
  readonly moonrise: LocalInstant | null;
  /** When the Moon sets, where that is between p1 and p4; else null. */
  readonly moonset: LocalInstant | null;
  /** First moment from p1 on at which the Moon is up; null where it never is. */
  readonly visible_from: LocalInstant | null;
  /** Last moment up to p4 at which the Moon is up; null where it never is. */
  readonly visible_to: LocalInstant | null;
  /** When most is seen: the greatest eclipse, or the rising or setting that is nearest to it; null where nothing is seen. */
  readonly greatest_visible: LocalInstant | null;
  /** Umbral magnitude at `greatest_visible`; null where nothing is seen. */
  readonly umbral_magnitude_visible: UmbralMagnitude | null;
  /** Whether the Moon rises (`grastodaya`) or sets (`grastasta`) while it is in the umbra, or both; null where it does neither. */
  readonly classification: 'grastodaya' | 'grastasta' | 'both' | null;
}

export interface LunarAt extends LunarEclipse {
  readonly view: CloseUp;
  readonly outlook: Outlook;
  readonly seen: Seen;
}

interface Seen extends Crossings {
  readonly from: JdUt | undefined;
  readonly to: JdUt | undefined;
  readonly greatest: JdUt | undefined;
}

export function lunarAt(view: CloseUp, call: LocalCall): LunarAt | undefined {
  const eclipse = lunarEclipse(view, call.radii, call.shadow);
  if (eclipse === undefined) return undefined;
  const outlook = outlookOf(view, call.place);
  return { ...eclipse, view, outlook, seen: seenOf(eclipse, outlook) };
}

function seenOf({ greatest, contacts: { p1, p4 }, at }: LunarEclipse, outlook: Outlook): Seen {
  const height = (ut: JdUt): number => outlook.height('Moon', ut);
  const crossings = crossingsOf(height, p1, p4);
  const { rising, setting } = crossings;
  const [best] = [rising, setting].filter((ut) => ut !== undefined).sort((a, b) => at(a).separation - at(b).separation);
  return {
    ...crossings,
    from: height(p1) >= 0 ? p1 : rising,
    to: height(p4) >= 0 ? p4 : setting,
    greatest: height(greatest) >= 0 ? greatest : best,
  };
}

function classificationOf({ contacts: { u1, u4 }, seen }: LunarAt): LocalLunarEclipse['classification'] {
  if (u1 === undefined || u4 === undefined) return null;
  const within = (ut: JdUt | undefined): boolean => ut !== undefined && u1 < ut && ut < u4;
  const [rises, sets] = [within(seen.rising), within(seen.setting)];
  if (rises && sets) return 'both';
  return rises ? 'grastodaya' : sets ? 'grastasta' : null;
}

export function describeLunar(eclipse: LunarAt, call: LocalCall): LocalLunarEclipse {
  const { view, outlook, greatest, contacts, seen } = eclipse;
  const contact = (ut: JdUt): Contact => contactAt(call, outlook, 'Moon', ut);
  const contactOrNull = (ut: JdUt | undefined): Contact | null => (ut === undefined ? null : contact(ut));
  const max = contact(greatest);
  const instant = { ut: greatest, tt: view.tt(greatest) };
  return {
    kind: 'lunar',
    date: max.at.slice(0, 10),
    visible: seen.greatest !== undefined,
    type: eclipse.type,
    // Accurate to milliseconds, a contact may lie outside the shadow.
    type_visible: seen.greatest === undefined ? null : (lunarType(eclipse.at(seen.greatest)) ?? 'penumbral'),
    greatest: max.at,
    gamma: rounded(eclipse.gamma, FOUR),
    umbral_magnitude: rounded(eclipse.umbral, FOUR),
    penumbral_magnitude: rounded(eclipse.penumbral, FOUR),
    saros: sarosOf('lunar', instant.tt),
    contacts: {
      p1: contact(contacts.p1),
      u1: contactOrNull(contacts.u1),
      u2: contactOrNull(contacts.u2),
      max,
      u3: contactOrNull(contacts.u3),
      u4: contactOrNull(contacts.u4),
      p4: contact(contacts.p4),
    },
    moonrise: instantOrNull(call, seen.rising),
    moonset: instantOrNull(call, seen.setting),
    visible_from: instantOrNull(call, seen.from),
    visible_to: instantOrNull(call, seen.to),
    greatest_visible: instantOrNull(call, seen.greatest),
    umbral_magnitude_visible:
      seen.greatest === undefined ? null : rounded(umbralMagnitude(eclipse.at(seen.greatest)), FOUR),
    classification: classificationOf(eclipse),
    ...pointsAt(call.sky, instant, call.place),
  };
}
