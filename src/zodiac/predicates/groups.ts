export const YOGA_GROUPS = [
  'seven',
  'nine',
  'five',
  'nodes',
  'except_moon',
  'benefics',
  'malefics',
  'dala_benefics',
  'dala_malefics',
  'benefics_nabhasa',
  'malefics_nabhasa',
] as const;

export const GROUP_WORDS: Readonly<Record<(typeof YOGA_GROUPS)[number], string>> = {
  seven: 'Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn',
  nine: 'the seven with Rahu and Ketu',
  five: 'Mars, Mercury, Jupiter, Venus, Saturn',
  nodes: 'Rahu, Ketu',
  except_moon: 'the seven without the Moon',
  benefics: 'the benefics of the chart, by moon_rule and mercury_rule',
  malefics: 'the malefics of the chart, Rahu and Ketu among them',
  dala_benefics: 'Mercury, Jupiter, Venus',
  dala_malefics: 'Sun, Mars, Saturn',
  benefics_nabhasa: 'Mercury, Jupiter, Venus, and the Moon while she waxes',
  malefics_nabhasa: 'Sun, Mars, Saturn, and the Moon while she wanes',
};

export const SIGN_CLASSES = ['movable', 'fixed', 'dual', 'odd', 'even', 'fire', 'earth', 'air', 'watery'] as const;
