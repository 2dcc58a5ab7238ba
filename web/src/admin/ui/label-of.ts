import { ownValue } from '../../shared/i18n/dictionary';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

/** The label of a value from the API; a value newer than the open panel is its own label. */
export function labelOf<V extends string>(
  labels: Readonly<Record<V, PlainTranslationKey>>,
  value: V,
): string {
  return ownValue<string>(labels, value) ?? value;
}
