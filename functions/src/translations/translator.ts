import type { Translate } from '@google-cloud/translate/build/src/v2/index.js';
import { withDeadline } from '../platform/deadline';
import { createTransport } from './transport';

/** Translates English texts; calls are billed. */
export interface Translator {
  /** A translation for each text, in the same order. Throws 503. */
  translate(texts: readonly string[], language: 'ar'): Promise<string[]>;
}

export interface TranslatorOptions {
  /** URL of a fake, which needs no credentials; by default Google's API with the default credentials. */
  readonly endpoint?: string | undefined;
  /** Timeout in milliseconds, below that of the API's endpoints. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 8000;

/** Cloud Translation, version 2. Its client loads slowly, and most requests need none. */
export function createTranslator({ endpoint, timeout = TIMEOUT_MS }: TranslatorOptions = {}): Translator {
  let connected: Promise<Translate> | undefined;
  const send = async (texts: readonly string[], language: string) => {
    connected ??= connect(endpoint, timeout);
    const client = await connected;
    // Without `format`, the API returns HTML-escaped text.
    const [translations] = await client.translate([...texts], { format: 'text', from: 'en', to: language });
    return translations;
  };
  return { translate: (texts, language) => withDeadline(send(texts, language), timeout) };
}

async function connect(endpoint: string | undefined, timeout: number): Promise<Translate> {
  const { Translate } = await import('@google-cloud/translate/build/src/v2/index.js');
  const client = new Translate();
  client.request = createTransport({
    url: endpoint ?? client.baseUrl,
    authorise: async () => (endpoint ? new Headers() : client.authClient.getRequestHeaders()),
    timeout,
  });
  return client;
}
