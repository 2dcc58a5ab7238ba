import { createServer, type RequestListener } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';
import { z } from 'zod';
import { listen } from '../../testing/listen';

const TranslateRequest = z.looseObject({ q: z.array(z.string()) });

interface Received {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: z.infer<typeof TranslateRequest>;
}

/** `null` never responds. */
export type Respond = (texts: readonly string[]) => { status?: number; body: unknown } | null;

export const translated = (...texts: readonly string[]) => ({
  body: { data: { translations: texts.map((translatedText) => ({ translatedText })) } },
});

/** Prefixes the text with `ترجمة`. */
export const inArabic = (texts: readonly string[]) => translated(...texts.map((text) => `ترجمة ${text}`));

export const failing = () => ({ status: 500, body: '' });

/** A fake Cloud Translation API; each test starts with `inArabic`. */
export async function startUpstream() {
  const requests: Received[] = [];
  let behave: Respond = inArabic;
  const listener: RequestListener = async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = TranslateRequest.parse(await json(request));
    requests.push({ method, url, authorization: headers.authorization, body });
    const result = behave(body.q);
    if (!result) return;
    response.writeHead(result.status ?? 200, { 'Content-Type': 'application/json' });
    response.end(typeof result.body === 'string' ? result.body : JSON.stringify(result.body));
  };
  const server = createServer(listener);
  const origin = await listen(server);
  beforeEach(() => {
    behave = inArabic;
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    endpoint: `${origin}/language/translate/v2`,
    requests,
    requestedTexts: () => requests.map(({ body }) => body.q),
    behave(next: Respond): void {
      behave = next;
    },
  };
}
