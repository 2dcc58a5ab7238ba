import { type Language, otherLanguage } from '@alnafitha/contract';
import type { Translate } from '@google-cloud/translate/build/src/v2/index.js';
import { withDeadline } from '../platform/deadline';
import { createTransport } from './transport';

/** Translates from the site's other language; calls are billed. */
export interface Translator {
  /** Returns translations in the order of the texts. Throws 503. */
  translate(texts: readonly string[], to: Language): Promise<string[]>;
}

export interface TranslatorOptions {
  /** URL of a fake without credentials; by default Google's API with the default credentials. */
  readonly endpoint?: string | undefined;
  /** The timeout is in milliseconds, below that of the API's endpoints. */
  readonly timeout?: number;
}

const TIMEOUT_MS = 8000;

/** Cloud Translation, version 2. Its client loads slowly, and most requests need none. */
export function createTranslator({ endpoint, timeout = TIMEOUT_MS }: TranslatorOptions = {}): Translator {
  let connected: Promise<Translate> | undefined;
  const send = async (texts: readonly string[], to: Language) => {
    connected ??= connect(endpoint, timeout);
    const client = await connected;
    // Without `format`, the API returns escaped HTML.
    const from = otherLanguage(to);
    const [translations] = await client.translate([...texts], { format: 'text', from, to });
    return translations;
  };
  return { translate: (texts, to) => withDeadline(send(texts, to), timeout) };
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
