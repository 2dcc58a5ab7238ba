import { translate } from '@alnafitha/contract';
import { afterAll, expect, it } from 'vitest';
import { store } from '../testing/content';
import { startSuite } from '../testing/emulators';
import { ENDPOINTS } from '../testing/endpoints';
import { closedPort } from '../testing/unreachable';
import { BUDGETS } from './budget';
import { TRANSLATIONS } from './memory';
import { createTranslator } from './translator';

const READS = ENDPOINTS.filter(({ method, access }) => method === 'GET' && access === 'public');

const endpoint = `http://${await closedPort()}/language/translate/v2`;
const suite = await startSuite('no-translator', { translator: createTranslator({ endpoint }) });
afterAll(() => suite.stop());

it('while the translation API is down, every public page of the API responds, and a new text costs nothing', async () => {
  await suite.reset();
  await Promise.all(Object.values(store).map((fill) => fill(suite.db, [{}])));
  const urls = READS.map(({ path }) => path.replace(':id', 'd0'));
  const statuses: Record<string, number> = {};
  for (const url of urls) statuses[url] = (await suite.send('GET', url)).status;
  expect(statuses).toEqual(Object.fromEntries(urls.map((url) => [url, 200])));
  expect(urls.length).toBeGreaterThan(5);

  const body = { text: 'Pergola', targetLang: 'ar' };
  expect((await suite.send('POST', translate.path, { body })).status).toBe(503);
  const collections = [BUDGETS, TRANSLATIONS].map((name) => suite.db.collection(name).get());
  expect((await Promise.all(collections)).map(({ size }) => size)).toEqual([0, 0]);
});
