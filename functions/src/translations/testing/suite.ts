import { type Language, type Translation, translateBatch } from '@alnafitha/contract';
import { bodyOf, startAdminApi } from '../../testing/admin-api';
import { BUDGETS } from '../budget';
import { TRANSLATIONS, translationId } from '../memory';
import { createTranslator } from '../translator';
import { startUpstream } from './upstream';

const DAILY_BUDGET = 200_000;

/** The API with a fake translator, by default on the morning of 2026-03-01 UTC. */
export async function startTranslations(name: string, clock = () => new Date('2026-03-01T09:30:00.123Z')) {
  const upstream = await startUpstream();
  const changes = {
    translator: createTranslator({ endpoint: upstream.endpoint }),
    clock,
    translationBudget: DAILY_BUDGET,
  };
  const api = await startAdminApi({ name, path: '/api/admin', changes });
  const { db, send } = api.suite;
  const budgetOf = (day: string) => db.collection(BUDGETS).doc(`translation-${day}`);

  const batch = (texts: readonly string[], targetLang: Language = 'ar', headers = {}) =>
    send('POST', translateBatch.path, { body: { texts, targetLang }, headers });

  return {
    ...api,
    upstream,
    batch,

    async textsOf(...request: Parameters<typeof batch>): Promise<string[]> {
      return translateBatch.response.parse(bodyOf(await batch(...request))).translatedTexts;
    },

    documentOf: (text: string) => db.collection(TRANSLATIONS).doc(translationId('ar', text)),

    async stored() {
      return (await db.collection(TRANSLATIONS).get()).docs.map((document) => document.data());
    },

    /** Spends the day's budget, except `left` characters. */
    leaveBudget: (left: number) => budgetOf('2026-03-01').set({ characters: DAILY_BUDGET - left }),

    budgetLeft: async (day: string) => DAILY_BUDGET - (await budgetOf(day).get()).get('characters'),

    translationsOf: async (path: string): Promise<Record<string, Translation>> =>
      (await db.doc(path).get()).get('translations'),
  };
}

export const byPerson = (text: string, of: string): Translation => ({ text, by: 'person', of });
export const byMachine = (text: string, of: string): Translation => ({ text, by: 'machine', of });
