import { useLanguage } from '../../../shared/i18n/language-context';
import { NotFound } from '../../layout/not-found';

export function MissingProject() {
  const { t } = useLanguage();
  const title = t('This project is no longer online.');
  return <NotFound missing={{ title, to: '/portfolio', all: t('All projects') }} />;
}
