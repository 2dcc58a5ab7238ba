import { type Dictionary, type DictionaryArea, loadDictionary } from '../i18n/dictionary';
import { loadRtlCache } from '../ui/theme/style-cache';

/** Loads what a page in Arabic needs: its texts, and the cache that mirrors styles. Rejects when the network fails. */
export async function loadArabicFor(areas: readonly DictionaryArea[]): Promise<Dictionary> {
  const [dictionary] = await Promise.all([loadDictionary(areas), loadRtlCache()]);
  return dictionary;
}
