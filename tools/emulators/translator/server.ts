import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseTexts, RequestError } from './requests';

export const TRANSLATE_PATH = '/language/translate/v2';

export interface TranslatorOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** The Arabic by English text. */
  readonly glossary: Readonly<Record<string, string>>;
  /** Translates what is not in the glossary; by default, such a text stays as it is. */
  readonly fallback?: ((english: string) => string) | undefined;
  /** The translator calls it once per text that stays untranslated. */
  readonly onUnknown?: (text: string) => void;
}

export interface RunningTranslator {
  readonly port: number;
  stop(): Promise<void>;
}

/** A fake Cloud Translation. */
export async function startTranslator(options: TranslatorOptions): Promise<RunningTranslator> {
  const { port, glossary, fallback = (english) => english, onUnknown = () => undefined } = options;
  const known = new Map(Object.entries(glossary));
  const unknown = new Set<string>();

  const translate = (english: string) => {
    const arabic = known.get(english) ?? fallback(english);
    if (arabic === english && !known.has(english) && !unknown.has(english)) {
      unknown.add(english);
      onUnknown(english);
    }
    return arabic;
  };

  const handle = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    try {
      const [path = ''] = (request.url ?? '').split('?');
      const body = await text(request);
      if (request.method !== 'POST' || path !== TRANSLATE_PATH)
        throw new RequestError(404, `No such endpoint: ${request.method} ${path}`);
      const translations = parseTexts(body).map((english) => ({ translatedText: translate(english) }));
      return { status: 200, body: { data: { translations } } };
    } catch (error) {
      if (error instanceof RequestError) return { status: error.status, body: error.body };
      throw error;
    }
  };

  const server = createServer((request, response) => {
    handle(request).then(
      ({ status, body }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
      },
      (error: unknown) => {
        console.error('Fake translator:', error);
        response.destroy();
      },
    );
  });
  await new Promise<void>((ready, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', ready);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
}
