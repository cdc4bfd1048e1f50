import type { Dispute } from '../../types.js';

const dispute = (element: string, note: string): Dispute => ({ element, note });

/** Other readings are variants where they were stated clearly. */
export const YOGA_DISPUTES: readonly Dispute[] = [
  dispute(
    'strong',
    'The texts say only "strong". Here: by dignity (friend’s sign or better) and not combust, as P. V. R. Narasimha Rao and PyJHora have it; others want shadbala above the required.',
  ),
  dispute(
    'nodes in nabhasa, solar and lunar yogas',
    'Here Rahu and Ketu do not count: Bṛhat Jātaka 12.10 counts seven planets in seven signs, and 13.4 counts 31 and 180 patterns of five planets. PyJHora counts nodes in some; variants have it.',
  ),
  dispute(
    'mala and sarpa',
    'Here Mercury, Jupiter, Venus or Sun, Mars, Saturn in three kendras. Others add the Moon or keep the other kind off the kendras; variants.',
  ),
  dispute(
    'vajra and yava',
    'The verse cannot occur, as Bṛhat Jātaka 12.6 says itself: Mercury and Venus stay near the Sun. Other readings are variants.',
  ),
  dispute(
    'akriti yogas',
    'Each house used ("seven in seven signs"), or planets merely within them (P. V. R. Narasimha Rao): variant within. Ardha chandra is after Bṛhat Jātaka, since the half-verse of Bṛhat Parāśara Horā Śāstra is missing in the text read.',
  ),
  dispute(
    'sunapha and anapha',
    'Here they exclude each other, since both together are durudhara. Others let them overlap, or have the Sun spoil them; variants.',
  ),
  dispute(
    'kemadruma',
    'Four works, four cancellations. Here Bṛhat Parāśara Horā Śāstra 37.11–12; the others are variants.',
  ),
  dispute(
    'gaja kesari',
    'Here with the conditions of 36.3–4, from the lagna or the Moon. Common practice asks for Jupiter in a kendra from the Moon alone: variant simple.',
  ),
  dispute(
    'one name, two definitions',
    'Parvata, kahala, chamara, shankha, lakshmi, shrinatha, gauri, saraswati are other yogas in Phaladīpikā than in Bṛhat Parāśara Horā Śāstra: here the latter, the other as a variant or a rule of its own (shrinatha_pd, chamara_bhava).',
  ),
  dispute(
    'shrinatha',
    'The Sanskrit has the 7th lord exalted in the 10th, Santhanam’s English the 10th lord exalted. Here the Sanskrit; variant tenth_exalted.',
  ),
  dispute(
    'matsya, mridanga, hari, hara, brahma',
    'Benefics in 1 and 9 (or malefics); two planets (or three, or one); each house holds a benefic (or all benefics stand within). Variants have the others.',
  ),
  dispute(
    'harsha, sarala, vimala',
    'Here the lord in any of 6, 8, 12 (Phaladīpikā 6.57), or in its own of these: variant own_house. Taken literally a mere touch of a malefic is enough, which is nearly always so: variant literal.',
  ),
  dispute('neecha bhanga', 'Ten conditions are in use. Each is a rule of its own here, and no sum is made of them.'),
  dispute(
    'kendra-trikona raja yoga',
    'Here by exchange, conjunction or mutual aspect. 34.11 also lets one stand in the other’s sign, and 34.15 withholds it from lords of bad houses: variant untainted.',
  ),
  dispute(
    'yogas of Raman',
    'His book was not seen: his conditions are as PyJHora and ikiastrro quote them. Many are sūtras of Jātaka Tattva, which were read. Where the two differ the sūtra is the default, and variant raman has his. Balya dhana has the lord of the 9th (Raman: 10th), griha nasha the 6th (12th). Durmukha, khalvata, matri sneha and buddhi jada have other conditions.',
  ),
  dispute(
    'dhana and daridra by Raman',
    'Numbers 118–122, 124–126, 144–149 and 153 are readings of Bṛhat Parāśara Horā Śāstra 41–42, with other planets or with less. They are the variants raman, moon_ketu and lagna_lord_eighth of those yogas.',
  ),
  dispute(
    'what is left out of Raman',
    'Of his three hundred: what speaks of death, illness, limbs, chastity or the loss of children, and what asks for Gulika, arudhas, sixtieth parts or grades in sixteen vargas.',
  ),
  dispute(
    'chara karakas in yogas',
    'Here the eight with Rāhu, as jaimini.karakas has them; variant seven_karakas has seven. A karaka that two planets share by a tie makes no yoga.',
  ),
  dispute(
    'aspects in yogas of karakas',
    'For Bṛhat Parāśara Horā Śāstra 39–40 the aspects of planets, since 39.14 speaks of full, half and quarter aspects; for the Jaimini Sūtras those of signs (1.1.2–4).',
  ),
  dispute(
    'padas and karakamsha in yogas',
    'Here signs of the rāśi chart; Scorpio and Aquarius have the stronger of two lords. P. V. R. Narasimha Rao reads the karakamsha in the navamsha chart.',
  ),
  dispute(
    'full Moon',
    'The texts say only that she is full. Here the tithi pūrṇimā, 168° to before 180° ahead of the Sun.',
  ),
  dispute(
    'what is left out',
    'Raja yogas of Bṛhat Parāśara Horā Śāstra 39 and the Jaimini Sūtras that ask for horā and ghaṭī lagnas or argala (39.12–15, 24–25, 27; 1.3.22–27), births by the hour (39.40), and 42.9, 42.12, 42.14–15 on want, too general.',
  ),
];
