import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { countCharacters, Refusal, readSentences, readTexts } from './requests';

/** Where Cloud Translation answers, version 2. */
export const TRANSLATE_PATH = '/language/translate/v2';

export interface TranslatorOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Arabic by English sentence. */
  readonly glossary: Readonly<Record<string, string>>;
  /** Called once for each text that the glossary does not have, which is answered as it is. */
  readonly onUnknown?: (text: string) => void;
}

export interface RunningTranslator {
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * A stand-in for Cloud Translation. `GET /calls` tells what it was asked for since its start, and `PUT /glossary`
 * teaches it sentences.
 */
export async function startTranslator(options: TranslatorOptions): Promise<RunningTranslator> {
  const { port, glossary, onUnknown = () => undefined } = options;
  const known = new Map(Object.entries(glossary));
  const unknown = new Set<string>();
  const calls = { requests: 0, texts: 0, characters: 0 };

  const translate = (english: string) => {
    const arabic = known.get(english);
    if (arabic !== undefined) return arabic;
    if (!unknown.has(english)) onUnknown(english);
    unknown.add(english);
    return english;
  };

  const routes: Readonly<Record<string, (body: string) => object>> = {
    [`POST ${TRANSLATE_PATH}`](body) {
      const texts = readTexts(body);
      calls.requests += 1;
      calls.texts += texts.length;
      calls.characters += countCharacters(texts);
      return { data: { translations: texts.map((each) => ({ translatedText: translate(each) })) } };
    },
    'PUT /glossary'(body) {
      for (const [english, arabic] of Object.entries(readSentences(body))) known.set(english, arabic);
      return {};
    },
    'GET /calls': () => calls,
  };

  const answer = async (request: IncomingMessage): Promise<{ status: number; reply: object }> => {
    try {
      const [path = ''] = (request.url ?? '').split('?');
      const respond = routes[`${request.method} ${path}`];
      const body = await text(request);
      if (!respond) throw new Refusal(404, `No such endpoint: ${request.method} ${path}`);
      return { status: 200, reply: respond(body) };
    } catch (error) {
      if (error instanceof Refusal) return { status: error.status, reply: error.reply };
      throw error;
    }
  };

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, reply }) => {
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
      },
      (error: unknown) => {
        console.error('Translator:', error);
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
