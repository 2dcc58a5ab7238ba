import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Language } from '@alnafitha/contract';
import { parseTexts, RequestError } from './requests';

export const TRANSLATE_PATH = '/language/translate/v2';

export interface TranslatorOptions {
  /** 0 means any free port. */
  readonly port: number;
  /** The Arabic by English text. */
  readonly glossary: Readonly<Record<string, string>>;
  /** Translates what is not in the glossary; by default, such a text stays as it is. */
  readonly fallback?: ((text: string, to: Language) => string) | undefined;
  /** The translator calls it once per text that stays untranslated. */
  readonly onUnknown?: (text: string) => void;
}

export interface RunningTranslator {
  readonly port: number;
  stop(): Promise<void>;
}

/** A fake Cloud Translation. */
export async function startTranslator(options: TranslatorOptions): Promise<RunningTranslator> {
  const { port, glossary, fallback = (text) => text, onUnknown = () => undefined } = options;
  const pairs = Object.entries(glossary);
  const known: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
    ar: new Map(pairs),
    en: new Map(pairs.map(([english, arabic]) => [arabic, english])),
  };
  const unknown = new Set<string>();

  const translate = (text: string, to: Language) => {
    const translation = known[to].get(text) ?? fallback(text, to);
    if (translation === text && !known[to].has(text) && !unknown.has(text)) {
      unknown.add(text);
      onUnknown(text);
    }
    return translation;
  };

  const handle = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    try {
      const [path = ''] = (request.url ?? '').split('?');
      const body = await text(request);
      if (request.method !== 'POST' || path !== TRANSLATE_PATH)
        throw new RequestError(404, `No such endpoint: ${request.method} ${path}`);
      const { q, target } = parseTexts(body);
      const translations = q.map((text) => ({ translatedText: translate(text, target) }));
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
