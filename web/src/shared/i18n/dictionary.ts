/** English sentence → Arabic sentence. */
export type Dictionary = Readonly<Record<string, string>>;

/** The parts of the dictionary that are loaded by themselves: visitors never load the panel's. */
export type DictionaryArea = 'site' | 'admin';

// Files of JSON in the browser, where reading them costs less than running them: web/build/dictionaries.ts.
const loaders: Record<DictionaryArea, () => Promise<Dictionary>> = {
  site: async () => (await import('dictionary:site')).load(),
  admin: async () => (await import('dictionary:admin')).load(),
};

/** Loads the Arabic sentences of the given areas. Rejects when the network fails. */
export async function loadDictionary(areas: readonly DictionaryArea[]): Promise<Dictionary> {
  const parts = await Promise.all(areas.map((area) => loaders[area]()));
  return Object.assign({}, ...parts);
}

/** Puts values into the `{names}` of a sentence. */
export function fillIn(sentence: string, values: Readonly<Record<string, string | number>> = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
