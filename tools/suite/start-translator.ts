import { glossary } from '../emulators/translator/glossary';
import { startTranslator, TRANSLATE_PATH } from '../emulators/translator/server';

/** Vitest's global setup of the API tests: what they use besides their own process. */
export default async function setup(): Promise<() => Promise<void>> {
  const { port, stop } = await startTranslator({ port: 0, glossary });
  process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT = `http://127.0.0.1:${port}${TRANSLATE_PATH}`;
  return stop;
}
