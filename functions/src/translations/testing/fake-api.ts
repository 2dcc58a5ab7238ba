import { createTranslator, type Translator } from '../translator';

/** The suite's fake Cloud Translation API, which all test files share. */
export function connectFakeApi() {
  const endpoint = process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT;
  if (!endpoint)
    throw new Error('GOOGLE_CLOUD_TRANSLATE_ENDPOINT is not set: these tests need the fake translation API');
  const api = createTranslator({ endpoint });
  let calls = { requests: 0, texts: 0, characters: 0 };
  const translator: Translator = {
    translate(texts, to) {
      calls.requests += 1;
      calls.texts += texts.length;
      calls.characters += texts.join('').length;
      return api.translate(texts, to);
    },
  };

  return {
    /** Translates by the fake, and counts its own requests only. */
    translator,

    async teach(glossary: Readonly<Record<string, string>>): Promise<void> {
      await fetch(`${new URL(endpoint).origin}/glossary`, { method: 'PUT', body: JSON.stringify(glossary) });
    },

    /** The texts requested during the work. */
    async callsDuring(work: () => Promise<unknown>) {
      calls = { requests: 0, texts: 0, characters: 0 };
      await work();
      return calls;
    },
  };
}
