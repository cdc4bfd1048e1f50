import { describe, expect, it } from 'vitest';
import { kpHorary } from '../../src/kp/horary.js';
import { matterOf } from '../../src/kp/rules/matter.js';
import { KP_MATTERS } from '../../src/kp/tables/matters.js';
import { KP_MATTER_WORDS, type MatterLanguage } from '../../src/kp/tables/matterWords.gen.js';
import { at, fixture } from '../support/fixtures.js';

type Words<Word> = Readonly<Record<string, Readonly<Partial<Record<MatterLanguage, readonly Word[]>>>>>;

const source = fixture<{
  readonly languages: Readonly<Record<MatterLanguage, string>>;
  readonly missing: Readonly<Partial<Record<MatterLanguage, readonly string[]>>>;
  readonly whole_only: readonly { readonly language: string; readonly word: string }[];
  readonly words: Words<{ readonly word: string; readonly cldr?: readonly string[]; readonly page?: string }>;
}>('sources/kp-keywords.json');

const LANGUAGES = Object.keys(source.languages) as MatterLanguage[];

const words = Object.entries(KP_MATTER_WORDS).flatMap(([matter, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, line]) =>
    line.split(' ').map((text) => ({
      matter,
      language: language as MatterLanguage,
      word: text.replace('*', ''),
      takesEndings: text.endsWith('*'),
    })),
  ),
);

const CHILLUS: Readonly<Record<string, string>> = { ൽ: 'ല', ൻ: 'ന', ർ: 'ര', ൾ: 'ള' };
const VIRAMA = /[\u094d\u09cd\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/;

function declined(language: MatterLanguage, word: string): string {
  const open = word.replace(VIRAMA, '').replace(/[ൽൻർൾ]$/, (chillu) => CHILLUS[chillu] ?? chillu);
  const closed = open !== word;
  switch (language) {
    case 'ta':
      return word.endsWith('ம்') ? `${word.slice(0, -2)}த்தில்` : closed ? `${open}ில்` : `${word}க்கு`;
    case 'te':
      return word.endsWith('ం') ? `${word.slice(0, -1)}ానికి` : closed ? `${open}ులో` : `${word}కి`;
    case 'kn':
      return closed ? `${open}ಿನಲ್ಲಿ` : `${word}ಕ್ಕೆ`;
    case 'ml':
      return word.endsWith('ം') ? `${word.slice(0, -1)}ത്തിൽ` : closed ? `${open}ിൽ` : `${word}ക്ക്`;
    default:
      return `${open}${{ hi: 'ों', mr: 'साठी', ne: 'को', gu: 'માં', bn: 'র', as: 'ৰ', or: 'ର', pa: 'ਾਂ', si: 'ට' }[language]}`;
  }
}

describe('the words of many languages', () => {
  it('are those of the source, each attested, in NFC, and name one matter each', () => {
    const listed = Object.entries(source.words).flatMap(([matter, byLanguage]) =>
      Object.entries(byLanguage).flatMap(([language, list]) => list.map((each) => ({ matter, language, ...each }))),
    );
    expect(words.map(({ matter, language, word }) => ({ matter, language, word }))).toEqual(
      listed.map(({ matter, language, word }) => ({ matter, language, word })),
    );
    expect(words.length).toBeGreaterThan(250);
    for (const { word, cldr, page } of listed) {
      expect(word).toBe(word.normalize('NFC'));
      expect([word, (cldr?.length ?? 0) > 0 || (page?.length ?? 0) > 0]).toEqual([word, true]);
    }
    const matters = new Map<string, Set<string>>();
    for (const { word, matter } of words) matters.set(word, (matters.get(word) ?? new Set()).add(matter));
    expect([...matters].filter(([, of]) => of.size > 1)).toEqual([]);
  });

  it('are missing where the source says so', () => {
    for (const language of LANGUAGES) {
      const without = Object.keys(KP_MATTER_WORDS).filter(
        (matter) => !words.some((each) => each.language === language && each.matter === matter),
      );
      expect([language, without]).toEqual([language, source.missing[language] ?? []]);
    }
    expect(Object.keys(KP_MATTER_WORDS)).toHaveLength(13);
    expect(KP_MATTERS.map(({ matter }) => matter)).toEqual(expect.arrayContaining(Object.keys(KP_MATTER_WORDS)));
  });

  it('take endings when their stem has three graphemes, as an engine with Unicode 16 or later counts them', () => {
    if (Number(process.versions.unicode) < 16) return;
    const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
    for (const { language, word, takesEndings } of words) {
      const stem = word.replaceAll('\u200d', '').replace(/(?:ம்|[ంംಂ])$/, '');
      const wholeOnly = source.whole_only.some((each) => each.language === language && each.word === word);
      expect([word, takesEndings]).toEqual([word, [...segmenter.segment(stem)].length >= 3 && !wholeOnly]);
    }
    expect(words.filter(({ takesEndings }) => takesEndings).length).toBeGreaterThan(100);
  });

  it.each(LANGUAGES)('find their matter in a sentence: %s', (language) => {
    for (const { matter, word } of words.filter((each) => each.language === language))
      for (const question of [word, `«${word}»: 2030?`, `Xyz, ${word}.`, word.normalize('NFD')])
        expect([question, matterOf(question).matter, matterOf(question).from]).toEqual([question, matter, 'keyword']);
  });

  it.each(LANGUAGES)('find it with a case ending where they are long enough, and not else: %s', (language) => {
    for (const { matter, word, takesEndings } of words.filter((each) => each.language === language)) {
      const question = `Xyz ${declined(language, word)}?`;
      const found = matterOf(question);
      // A short word in a case may itself be another word of the tables.
      if (takesEndings) expect([question, found.matter]).toEqual([question, matter]);
      else expect([question, found.found]).not.toEqual([question, [word]]);
    }
  });
});

describe('the comparison of words', () => {
  it.each([
    ['மருத்துவமனையில்', 'health_cure'],
    ['கடித்தது', 'general'],
    ['வேலை கிடைக்குமா இல்லையா?', 'job'],
    ['திருமணம் நடக்குமா இல்லையா?', 'marriage'],
    ['கிடைக்குமா இல்லையா?', 'general'],
    ['ఉత్తరాషాఢ', 'general'],
    ['कारखाना', 'general'],
    ['घराना', 'general'],
    ['ਕਾਰਖ਼ਾਨਾ', 'general'],
  ])('%s is %s', (question, matter) => {
    expect(matterOf(question).matter).toBe(matter);
  });

  it('compares composed characters: a vowel sign is not half of another', () => {
    // In NFD the second is the first with one more sign.
    expect([matterOf('ಮದುವೆ').matter, matterOf('ಮದುವೊ').matter]).toEqual(['marriage', 'general']);
  });

  it('takes a stem only from the beginning of a word', () => {
    expect(matterOf('විරැකියාව').matter).toBe('general');
    expect(matterOf('රැකියාව').matter).toBe('job');
  });

  it('reads both spellings of a chillu, with and without joiners', () => {
    for (const question of ['തൊഴിൽ', 'തൊഴില്\u200d', 'തൊഴില്', 'തൊഴിലിൽ', 'തൊഴിലില്\u200d'])
      expect([question, matterOf(question).matter]).toEqual([question, 'job']);
    for (const question of ['ව්‍යාපාරය', 'ව්යාපාරය', 'ව්‍යාපාරයට'])
      expect([question, matterOf(question).matter]).toEqual([question, 'business']);
  });

  it('counts a word once, by the longest of the words that it may be', () => {
    // विवाह and गर्भवती are in both tables; બીમારી begins with બીમાર, கர்ப்பிணி with the stem of கர்ப்பம்.
    expect(matterOf('विवाह').found).toEqual(['विवाह']);
    expect(matterOf('મારી બીમારી').found).toEqual(['બીમારી']);
    expect(matterOf('கர்ப்பிணிக்கு').found).toEqual(['கர்ப்பிணி']);
    expect(matterOf('விவாஹம் திருமணம் திருமணத்தில்').found).toEqual(['திருமணம்']);
    expect(matterOf('वाहन और नौकरी').rivals.map(({ matter }) => matter)).toEqual(['vehicle']);
  });

  it('finds words under more marks than any script has, in linear time', () => {
    expect(matterOf(`jo${'\u0301'.repeat(100)}b`).matter).toBe('job');
    // Ordering these marks one by one would take minutes.
    const marks = '\u0301'.repeat(300_000) + '\u0323'.repeat(300_000);
    expect(matterOf(`job a${marks}`).matter).toBe('job');
    expect(matterOf('व'.repeat(1_000_000)).matter).toBe('general');
    expect(matterOf('विवा '.repeat(300_000)).matter).toBe('general');
  });
});

/** “When shall I get a job?” */
const JOB_QUESTIONS: Readonly<Record<MatterLanguage, string>> = {
  hi: 'मुझे नौकरी कब मिलेगी?',
  mr: 'मला नोकरी कधी मिळेल?',
  ne: 'मैले काम कहिले पाउँछु?',
  gu: 'મને નોકરી ક્યારે મળશે?',
  bn: 'চাকরি কবে হবে?',
  as: 'মই চাকৰি কেতিয়া পাম?',
  or: 'ମୋତେ ଚାକିରି କେବେ ମିଳିବ?',
  pa: 'ਮੈਨੂੰ ਨੌਕਰੀ ਕਦੋਂ ਮਿਲੇਗੀ?',
  ta: 'வேலை எப்போது கிடைக்கும்',
  te: 'ఉద్యోగం ఎప్పుడు వస్తుంది',
  kn: 'ಉದ್ಯೋಗ ಯಾವಾಗ ಸಿಗುತ್ತದೆ?',
  ml: 'തൊഴിൽ എപ്പോൾ ലഭിക്കും',
  si: 'මට රැකියාවක් ලැබෙන්නේ කවදාද?',
};

describe('reference questions', () => {
  it.each(LANGUAGES)('of a job in %s belong to house 10', (language) => {
    expect(matterOf(at(JOB_QUESTIONS, language))).toMatchObject({ matter: 'job', house: 10, from: 'keyword' });
  });

  it('of a job are answered alike in every language, and by the matter itself', () => {
    const place = { latitude: 11.02, longitude: 76.983, timezone: 'Asia/Kolkata' };
    const horary = { horary_number: 140, moment: '2024-02-05T15:51:00+05:30', place };
    const {
      question: _,
      final_judgment,
      ...expected
    } = kpHorary({ ...horary, question: 'When shall I get a job?' }).data;
    const { rationale, ...answer } = final_judgment;
    for (const question of Object.values(JOB_QUESTIONS)) {
      const { data } = kpHorary({ ...horary, question });
      expect(data).toMatchObject({ ...expected, question, final_judgment: answer });
      expect(data.final_judgment.rationale.replace(/ from ".+?"/, '')).toBe(rationale.replace(' from "job"', ''));
    }
    const { data } = kpHorary({ ...horary, matter: 'job' });
    expect(data).toMatchObject({ ...expected, matter_from: 'matter', question: '', final_judgment: answer });
  });

  it.each([
    ['मुझे नौकरी कब मिलेगी', 'job'],
    ['ಉದ್ಯೋಗ ಯಾವಾಗ', 'job'],
    ['চাকরি কবে হবে', 'job'],
    ['திருமணத்தில் தடை', 'marriage'],
    ['வழக்கு வெற்றி', 'litigation'],
    ['लग्न कधी होईल', 'marriage'],
    ['Shall I win the case', 'litigation'],
    ['कोर्ट में न्याय मिलेगा?', 'litigation'],
    ['న్యాయం జరుగుతుందా?', 'litigation'],
    ['കോടതിയിൽ ജയിക്കുമോ?', 'litigation'],
    ['ਅਦਾਲਤ ਵਿੱਚ ਕੀ ਹੋਵੇਗਾ?', 'litigation'],
    ['ನ್ಯಾಯಾಧೀಶರು', 'litigation'],
  ])('%s: %s', (question, matter) => {
    expect(matterOf(question)).toMatchObject({ matter, from: 'keyword' });
  });
});
