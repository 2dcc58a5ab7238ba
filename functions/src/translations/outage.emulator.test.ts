import { type Endpoint, ERROR_MESSAGES, translate, translateBatch } from '@alnafitha/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { ENDPOINTS } from '../testing/endpoints';
import { closedPort } from '../testing/unreachable';
import { BUDGETS } from './budget';
import { TRANSLATIONS, translationId } from './memory';
import { createTranslator } from './translator';

const EVERY: readonly Endpoint[] = ENDPOINTS;
const READS = EVERY.filter(({ method, access }) => method === 'GET' && access === 'public');

let suite: Suite;
beforeAll(async () => {
  const endpoint = `http://${await closedPort()}/language/translate/v2`;
  suite = await startSuite('no-translator', { translator: createTranslator({ endpoint }) });
  await suite.reset();
  await Promise.all(Object.values(store).map((fill) => fill(suite.db, [{}])));
});
afterAll(() => suite.stop());

const batch = (texts: readonly string[], targetLang: string) =>
  suite.send('POST', translateBatch.path, { body: { texts, targetLang } });

describe('while the translation API is down', () => {
  it('every public page of the API responds', async () => {
    const urls = READS.map(({ path }) => path.replace(':id', 'd0'));
    const statuses: Record<string, number> = {};
    for (const url of urls) statuses[url] = (await suite.send('GET', url)).status;
    expect(statuses).toEqual(Object.fromEntries(urls.map((url) => [url, 200])));
    expect(urls.length).toBeGreaterThan(5);
  });

  it('English needs no request', async () => {
    const response = await batch(['Doors', 'Windows'], 'en');
    expect(response).toMatchObject({ status: 200, body: { translatedTexts: ['Doors', 'Windows'] } });
  });

  it('stored translations are returned', async () => {
    const stored = { language: 'ar', text: 'Doors', translation: 'أبواب', createdAt: new Date() };
    await suite.db.collection(TRANSLATIONS).doc(translationId('ar', 'Doors')).set(stored);
    const response = await batch(['Doors'], 'ar');
    expect(response).toMatchObject({ status: 200, body: { translatedTexts: ['أبواب'] } });
  });

  it('a new text is rejected at once, at no cost', async () => {
    for (const endpoint of [translate, translateBatch]) {
      const body = { text: 'Pergola', texts: ['Pergola', 'Skylight'], targetLang: 'ar' };
      const response = await suite.send('POST', endpoint.path, { body });
      expect(response).toMatchObject({ status: 503, body: { message: ERROR_MESSAGES.unavailable } });
    }
    const { docs: budgets } = await suite.db.collection(BUDGETS).get();
    expect(budgets).toEqual([]);
    const { docs } = await suite.db.collection(TRANSLATIONS).get();
    expect(docs.map((each) => each.get('text'))).toEqual(['Doors']);
  });
});
