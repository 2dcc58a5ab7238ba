/** English text → Arabic translation. */
export type Dictionary = Readonly<Record<string, string>>;

/** The separately loaded parts of the dictionary: visitors never load that of the admin panel. */
export type DictionaryArea = 'site' | 'admin';

// JSON files in the browser, where parsing JSON is cheaper than running a module: web/build/dictionaries.ts.
const loaders: Record<DictionaryArea, () => Promise<Dictionary>> = {
  site: async () => (await import('dictionary:site')).load(),
  admin: async () => (await import('dictionary:admin')).load(),
};

/** Loads the Arabic translations of the given areas. Rejects when the network fails. */
export async function loadDictionary(areas: readonly DictionaryArea[]): Promise<Dictionary> {
  const parts = await Promise.all(areas.map((area) => loaders[area]()));
  return Object.assign({}, ...parts);
}

/** Replaces the `{placeholders}` of a text by values. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
