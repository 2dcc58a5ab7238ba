import { z } from 'zod';

const Calls = z.object({ requests: z.number(), texts: z.number(), characters: z.number() });

/** The suite's fake Cloud Translation API. */
export function connectFakeApi() {
  const endpoint = process.env.GOOGLE_CLOUD_TRANSLATE_ENDPOINT;
  if (!endpoint)
    throw new Error('GOOGLE_CLOUD_TRANSLATE_ENDPOINT is not set: these tests need the fake translation API');
  const { origin } = new URL(endpoint);
  const calls = async () => Calls.parse(await (await fetch(`${origin}/calls`)).json());

  return {
    endpoint,

    async teach(glossary: Readonly<Record<string, string>>): Promise<void> {
      await fetch(`${origin}/glossary`, { method: 'PUT', body: JSON.stringify(glossary) });
    },

    /** The texts requested during the work. */
    async callsDuring(work: () => Promise<unknown>) {
      const before = await calls();
      await work();
      const after = await calls();
      return {
        requests: after.requests - before.requests,
        texts: after.texts - before.texts,
        characters: after.characters - before.characters,
      };
    },
  };
}
