import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock } from '../../shared/i18n/translation/use-block';

/** Blank once the company says that the pictures are photographs. */
export function usePicturesNote(): string {
  const { t } = useLanguage();
  const { areVisualisations } = useBlock('company');
  return areVisualisations ? t('The pictures on this website are visualisations, not photographs.') : '';
}
