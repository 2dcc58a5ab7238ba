import { LANGUAGES, type Language, otherLanguage } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../functions/src/translations/translator';
import { toOther } from './arabic';
import trade from './trade.json' with { type: 'json' };

type Translate = (texts: readonly string[], to: Language) => Promise<readonly string[]> | readonly string[];

const arabicNames = new Map(Object.entries(trade.names));
const withoutMarks = (text: string) => text.replace(/[\p{M}ـ]/gu, '');

/** What a translation lacks of what its sentence's row requires: words that stay, and names as they are there. */
function faultsOf({ kept = [], names = [] }: (typeof trade.sentences)[number], text: string, to: Language) {
  const required = [...kept, ...names.map((name) => (to === 'ar' ? (arabicNames.get(name) ?? name) : name))];
  return required.filter((word) => !withoutMarks(text).includes(withoutMarks(word)));
}

async function allFaults(translate: Translate): Promise<string[]> {
  const faults = LANGUAGES.map(async (to) => {
    const originals = trade.sentences.map((sentence) => sentence[otherLanguage(to)]);
    const translations = await translate(originals, to);
    return trade.sentences.flatMap((sentence, index) => {
      const translation = translations[index] ?? '';
      const missing = faultsOf(sentence, translation, to);
      const isSame = translation === originals[index];
      return missing.length > 0 || isSame ? [`${originals[index]} → ${translation}: ${missing}`] : [];
    });
  });
  return (await Promise.all(faults)).flat();
}

describe('the sixty sentences of the trade, in both directions', () => {
  it('are in the table with what must stay', async () => {
    expect(trade.sentences).toHaveLength(60);
    expect(await allFaults((texts, to) => texts.map((text) => sentenceIn(to, text)))).toEqual([]);
  });

  it('keep it in the translations of the fake', async () => {
    expect(await allFaults((texts, to) => texts.map((text) => toOther(text, to)))).toEqual([]);
  });

  it('name what a translation lacks', () => {
    const sentence = {
      en: 'RAL 7016 in Lusail',
      ar: 'RAL 7016 في لوسيل',
      kept: ['RAL 7016'],
      names: ['Lusail'],
    };
    expect(faultsOf(sentence, 'رال 7016 في لوسيل', 'ar')).toEqual(['RAL 7016']);
    expect(faultsOf(sentence, 'RAL 7016 in Losail', 'en')).toEqual(['Lusail']);
    expect(faultsOf(sentence, 'RAL 7016 in Lusail', 'en')).toEqual([]);
  });

  // With Google's credentials only: the nightly run has them, if the project has.
  it.skipIf(!process.env.GOOGLE_APPLICATION_CREDENTIALS)(
    'keep it in the translations of Google',
    async () => {
      const translator = createTranslator();
      expect(await allFaults((texts, to) => translator.translate(texts, to))).toEqual([]);
    },
  );
});

const sentenceIn = (to: Language, text: string) =>
  trade.sentences.find((sentence) => sentence[otherLanguage(to)] === text)?.[to] ?? '';
