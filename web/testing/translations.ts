import { translateBatch } from '@alnafitha/contract';
import { mockEndpoint } from './server';

/** Answers with a translation of each text. Returns the texts of each request. */
export function mockTranslations(translateText: (text: string) => string = (text) => `ع:${text}`) {
  const requests: string[][] = [];
  mockEndpoint(translateBatch, ({ body }) => {
    const { texts } = body as { texts: string[] };
    requests.push(texts);
    return { translatedTexts: texts.map(translateText) };
  });
  return requests;
}
