import { useLanguage } from '../../../shared/i18n/language-context';
import { NotFound } from '../../layout/not-found';

/** Shown instead of a project that is not, or no longer, in the portfolio. */
export function MissingProject() {
  const { t } = useLanguage();
  const title = t('This project is no longer online.');
  return <NotFound missing={{ title, to: '/portfolio', all: t('All projects') }} />;
}
