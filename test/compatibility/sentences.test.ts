import { describe, expect, it } from 'vitest';
import { ashtakootaFromMoon, ashtakootaFromMoons, type GunaMilanResults } from '../../src/index.js';

type Rule = 'strict' | 'lenient';

const match = (bride: number, groom: number, bhakoot_rule: Rule = 'strict'): GunaMilanResults =>
  ashtakootaFromMoon({ bride, groom }, { bhakoot_rule });
const sentence = (kuta: keyof GunaMilanResults['kutas'], bride: number, groom: number, rule?: Rule): string =>
  match(bride, groom, rule).kutas[kuta].description;

const middle = (nakshatra: number): number => ((nakshatra + 0.5) * 360) / 27;

describe('the sentence on the tārā', () => {
  // Plural rules of English from Intl: one "21st", two "22nd", few "23rd", other "11th".
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
  const plural = new Intl.PluralRules('en', { type: 'ordinal' });
  const ordinal = (count: number): string => `${count}${endings[plural.select(count)]}`;

  it.each(Array.from({ length: 27 }, (_, groom) => groom))(
    'counts from the first nakṣatra to no. %i in English',
    (groom) => {
      const { tara } = match(middle(0), middle(groom)).kutas;
      const back = groom === 0 ? 1 : 28 - groom;
      expect([tara.female_to_male_count, tara.male_to_female_count]).toEqual([groom + 1, back]);
      expect(tara.description).toContain(`The groom's nakshatra is the ${ordinal(groom + 1)} (`);
      expect(tara.description).toContain(`the bride's the ${ordinal(back)} (`);
    },
  );

  it('names both tārās and whether they are good', () => {
    expect(sentence('tara', 5, 155)).toBe(
      "The groom's nakshatra is the 12th (Vipat, bad) from the bride's, the bride's the 17th (Mitra, good) from the groom's; each good direction earns 1.5: 1.5 of 3.",
    );
    expect(match(5, 155).kutas.tara).toMatchObject({ female_to_male_tara: 'Vipat', male_to_female_tara: 'Mitra' });
  });
});

describe('the sentences on what is the same and what is not', () => {
  it.each([
    [5, 5, "The groom's varna Kshatriya equals the bride's Kshatriya: 1 of 1."],
    [5, 215, "The groom's varna Brahmin ranks above the bride's Kshatriya: 1 of 1."],
    [100, 5, "The groom's varna Kshatriya ranks below the bride's Brahmin: 0 of 1."],
  ])('varṇa of %d° and %d°', (bride, groom, text) => {
    expect(sentence('varna', bride, groom)).toBe(text);
  });

  it.each([
    [5, 35, 'Bride and groom both belong to the vashya group Chatushpada; the grid gives this pair 2 of 2.'],
    [
      62,
      95,
      'The bride belongs to the vashya group Manava, the groom to Jalachara; the grid gives this pair 0.5 of 2.',
    ],
  ])('vaśya of %d° and %d°', (bride, groom, text) => {
    expect(sentence('vashya', bride, groom)).toBe(text);
  });

  it.each([
    [5, 5, 'The nakshatras of both have the same animal, Horse: 4 of 4.'],
    [5, 215, "The bride's animal Horse and the groom's Deer are friendly: 3 of 4."],
    [100, 5, "The bride's animal Sheep and the groom's Horse are indifferent: 2 of 4."],
    [5, 335, "The bride's animal Horse and the groom's Cow are unfriendly: 1 of 4."],
  ])('yoni of %d° and %d°', (bride, groom, text) => {
    expect(sentence('yoni', bride, groom)).toBe(text);
  });

  it.each([
    [5, 215, 'Mars is the lord of both Moon signs: 5 of 5.'],
    [
      5,
      335,
      "To Mars, lord of the bride's Moon sign, the groom's lord Jupiter is a friend; to Jupiter, Mars is a friend: 5 of 5.",
    ],
    [
      5,
      155,
      "To Mars, lord of the bride's Moon sign, the groom's lord Mercury is an enemy; to Mercury, Mars is neutral: 0.5 of 5.",
    ],
  ])('graha maitrī of %d° and %d°', (bride, groom, text) => {
    expect(sentence('graha_maitri', bride, groom)).toBe(text);
  });

  it.each([
    [5, 100, 'Bride and groom are both of the gana Deva; the grid gives this pair 6 of 6.'],
    [5, 335, 'The bride is of the gana Deva, the groom of Manushya; the grid gives this pair 5 of 6.'],
  ])('gaṇa of %d° and %d°', (bride, groom, text) => {
    expect(sentence('gana', bride, groom)).toBe(text);
  });

  it.each([
    [5, 5, 'Bride and groom both have the nadi Adi and no exception applies: 0 of 8.'],
    [5, 35, 'The nadis differ, Adi for the bride and Antya for the groom: 8 of 8.'],
  ])('nāḍī of %d° and %d°', (bride, groom, text) => {
    expect(sentence('nadi', bride, groom)).toBe(text);
  });
});

describe('the sentence on the bhakūṭa', () => {
  const bad = (groom: string, bride: string, position: string, relation: string): string =>
    `Counted from the groom's sign ${groom}, the bride's ${bride} is the ${position}, the bad relation ${relation}`;

  it.each<[number, number, Rule, string]>([
    [100, 5, 'strict', "Counted from the groom's sign Aries, the bride's Cancer is the 4th, a good relation: 7 of 7."],
    [
      5,
      215,
      'strict',
      `${bad('Scorpio', 'Aries', '6th', '6-8 (Shadashtaka)')}, cancelled because Mars is the lord of both: 7 of 7.`,
    ],
    [
      5,
      335,
      'strict',
      `${bad('Pisces', 'Aries', '2nd', '2-12 (Dwirdwadasha)')}, cancelled because the lords Mars and Jupiter are friends of each other: 7 of 7.`,
    ],
    [
      100,
      215,
      'strict',
      `${bad('Scorpio', 'Cancer', '9th', '5-9 (Navapanchama)')}, and nothing cancels it since the lords Moon and Mars are not friends of each other: 0 of 7.`,
    ],
    [
      100,
      215,
      'lenient',
      `${bad('Scorpio', 'Cancer', '9th', '5-9 (Navapanchama)')}, cancelled because one of the lords Moon and Mars holds the other a friend: 7 of 7.`,
    ],
    [
      5,
      155,
      'lenient',
      `${bad('Virgo', 'Aries', '8th', '6-8 (Shadashtaka)')}, and nothing cancels it since neither of the lords Mars and Mercury holds the other a friend: 0 of 7.`,
    ],
  ])('of %d° and %d°, %s', (bride, groom, rule, text) => {
    expect(sentence('bhakoot', bride, groom, rule)).toBe(text);
  });
});

describe('what stands beside the sentences', () => {
  it('has the names of both sides', () => {
    const { kutas } = match(100, 5);
    expect(kutas).toMatchObject({
      varna: { female_varna: 'Brahmin', male_varna: 'Kshatriya' },
      vashya: { female_vashya: 'Jalachara', male_vashya: 'Chatushpada' },
      yoni: { female_yoni: 'Sheep (M)', male_yoni: 'Horse (M)' },
      graha_maitri: { female_rashi_lord: 'Moon', male_rashi_lord: 'Mars' },
      bhakoot: { female_rashi: 'Cancer', male_rashi: 'Aries', dosha: 'None' },
      nadi: { female_nadi: 'Madhya', male_nadi: 'Adi', exception_applied: false, nadi_dosha: false },
    });
    expect(match(5, 335).kutas.gana).toMatchObject({ female_gana: 'Deva', male_gana: 'Manushya' });
    expect(match(5, 335).kutas.yoni).toMatchObject({ female_yoni: 'Horse (M)', male_yoni: 'Cow (F)' });
  });

  it('says whether the nāḍī doṣa stands', () => {
    expect(match(5, 5).kutas.nadi).toMatchObject({ exception_applied: false, nadi_dosha: true, points_obtained: 0 });
    expect(match(27, 31).kutas.nadi).toMatchObject({ exception_applied: true, nadi_dosha: false, points_obtained: 8 });
  });

  it.each<[number, number, Rule, number, number, readonly string[]]>([
    [5, 5, 'strict', 28, 77.78, ['Nadi dosha']],
    [5, 35, 'strict', 17.5, 48.61, ['Bhakoot dosha']],
    [100, 215, 'strict', 17, 47.22, ['Bhakoot dosha', 'Nadi dosha']],
    [100, 215, 'lenient', 24, 66.67, ['Nadi dosha']],
    [5, 215, 'strict', 32.5, 90.28, []],
  ])('sums up %d° and %d°, %s', (bride, groom, bhakoot_rule, total_score, percentage, critical_doshas) => {
    expect(match(bride, groom, bhakoot_rule)).toMatchObject({ total_score, percentage, critical_doshas });
    const [quick] = ashtakootaFromMoons({ bride, grooms: [groom] }, { bhakoot_rule });
    expect(quick).toMatchObject({ total_score, percentage, critical_doshas });
  });

  it('names the gaṇa doṣa where the gaṇas give nothing', () => {
    const found = Array.from({ length: 27 }, (_, groom) => match(middle(2), middle(groom)));
    for (const { kutas, critical_doshas } of found) {
      expect(critical_doshas.includes('Gana dosha')).toBe(kutas.gana.points_obtained === 0);
    }
    expect(found.filter(({ critical_doshas }) => critical_doshas.includes('Gana dosha')).length).toBeGreaterThan(0);
    expect(found.filter(({ critical_doshas }) => !critical_doshas.includes('Gana dosha')).length).toBeGreaterThan(0);
  });
});
