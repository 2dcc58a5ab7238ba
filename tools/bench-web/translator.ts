import { translateBatch } from '@alnafitha/contract';
import type { Copy, Request, StoredResponse } from './copy';

const PREFIX = `${translateBatch.method} ${translateBatch.path} `;

/** Translates by the texts in a copy, which pages request in other batches at each visit. Other requests get nothing. */
export function translatorOf({ responses }: Copy): (request: Request) => StoredResponse | undefined {
  const translations = new Map<string, string>();
  for (const [key, { status, body }] of responses) {
    if (!key.startsWith(PREFIX) || status !== 200) continue;
    const { texts } = parse(key.slice(PREFIX.length));
    const { translatedTexts } = translateBatch.response.parse(JSON.parse(body.toString()));
    for (const [index, text] of texts.entries()) translations.set(text, translatedTexts[index] ?? text);
  }
  return ({ method, url, body }) => {
    if (method !== translateBatch.method || url !== translateBatch.path) return undefined;
    const translatedTexts = parse(body.toString()).texts.map((text) => translations.get(text));
    if (translatedTexts.includes(undefined)) return undefined;
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    return { status: 200, headers, body: Buffer.from(JSON.stringify({ translatedTexts })) };
  };
}

function parse(body: string) {
  return translateBatch.body.parse(JSON.parse(body));
}
