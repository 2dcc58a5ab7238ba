import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createTranslator } from '../../../functions/src/translations/translator';
import { type RunningTranslator, startTranslator, TRANSLATE_PATH } from './server';

const glossary = { 'Sliding doors': 'أبواب سحّاب', Windows: 'نوافذ' };

let unknown: string[];
let translator: RunningTranslator;
let origin: string;
beforeEach(async () => {
  unknown = [];
  translator = await startTranslator({ port: 0, glossary, onUnknown: (text) => unknown.push(text) });
  origin = `http://127.0.0.1:${translator.port}`;
});
afterEach(() => translator.stop());

const translate = (texts: readonly string[]) =>
  createTranslator({ endpoint: origin + TRANSLATE_PATH }).translate(texts, 'ar');

const send = async (method: string, path: string, body?: string) => {
  const response = await fetch(origin + path, { method, ...(body !== undefined && { body }) });
  return { status: response.status, body: await response.json() };
};

const sendTranslate = (changes: object) =>
  send(
    'POST',
    TRANSLATE_PATH,
    JSON.stringify({ q: ['Windows'], source: 'en', target: 'ar', format: 'text', ...changes }),
  );

it('translates from the glossary, in order, for the client of Cloud Translation', async () => {
  expect(await translate(['Windows', 'Sliding doors', 'Windows'])).toEqual(['نوافذ', 'أبواب سحّاب', 'نوافذ']);
});

it('translates from Arabic, too', async () => {
  const english = await createTranslator({ endpoint: origin + TRANSLATE_PATH }).translate(['نوافذ'], 'en');
  expect(english).toEqual(['Windows']);
});

it('returns unknown texts unchanged and reports each once', async () => {
  const texts = ['Al Nafitha', 'constructor', 'Al Nafitha'];
  expect(await translate(texts)).toEqual(texts);
  await translate(texts);
  expect(unknown).toEqual(['Al Nafitha', 'constructor']);
});

it('asks the fallback for what is not in the glossary, and reports what that returns unchanged', async () => {
  const fallback = (english: string) => (english === 'Doors' ? 'أبواب' : english);
  const onUnknown = (text: string) => void unknown.push(text);
  const withFallback = await startTranslator({ port: 0, glossary, fallback, onUnknown });
  onTestFinished(() => withFallback.stop());
  const endpoint = `http://127.0.0.1:${withFallback.port}${TRANSLATE_PATH}`;
  const translated = await createTranslator({ endpoint }).translate(['Windows', 'Doors', '12'], 'ar');
  expect(translated).toEqual(['نوافذ', 'أبواب', '12']);
  expect(unknown).toEqual(['12']);
});

it.each([
  [{ q: [] }, 'Required Text'],
  [{ q: Array(129).fill('x') }, 'Too many text segments'],
  [{ q: ['x'.repeat(30_001)] }, 'Text too long'],
  [{ target: 'fr' }, 'Invalid target'],
  [{ source: undefined }, 'Invalid source'],
  [{ source: 'ar' }, 'Bad language pair'],
  [{ format: undefined }, 'Invalid format'],
])('rejects a request with %o', async (changes, message) => {
  const body = { error: { code: 400, message } };
  expect(await sendTranslate(changes)).toMatchObject({ status: 400, body });
});

it.each([
  ['POST', TRANSLATE_PATH, 'x', 400],
  ['GET', TRANSLATE_PATH, undefined, 404],
  ['POST', '/', '{}', 404],
] as const)('rejects %s %s with body %s', async (method, path, body, status) => {
  expect((await send(method, path, body)).status).toBe(status);
});
