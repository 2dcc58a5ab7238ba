import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const TranslateRequest = z.looseObject({ q: z.array(z.string()) });

interface Received {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: z.infer<typeof TranslateRequest>;
}

/** The response to texts: a status and a body; `null` never responds. */
export type Respond = (texts: readonly string[]) => { status?: number; body: unknown } | null;

export const translated = (...texts: readonly string[]) => ({
  body: { data: { translations: texts.map((translatedText) => ({ translatedText })) } },
});

/** A fake Cloud Translation API controlled by the test. */
export async function startUpstream(initialResponse: Respond) {
  const requests: Received[] = [];
  let behave = initialResponse;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/language/translate/v2`,
    requests,
    /** How often a text was requested. */
    timesRequested: (text: string) => requests.filter(({ body }) => body.q.includes(text)).length,
    behave(next: Respond): void {
      behave = next;
    },
    stop(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
