import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';

/** Of fields whose label is not their name. */
const LABELS: Readonly<Record<string, PlainTranslationKey>> = {
  subCategories: 'Sub-categories',
  picture: 'Image',
  translations: 'Translation',
  deleted: 'Deletion',
};

/** By convention a field's label is its name: `altText` has "Alt text". */
export function useFieldLabel(): (field: string) => string {
  const { t, translateIfKnown } = useLanguage();
  return (field) => {
    const label = LABELS[field];
    return label ? t(label) : translateIfKnown(wordsOf(field));
  };
}

function wordsOf(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
