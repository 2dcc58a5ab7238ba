import { useLanguage } from '../../shared/i18n/language-context';
import { ThemeToggle } from '../../shared/ui/theme-toggle';

export function SiteThemeToggle() {
  const { t } = useLanguage();
  return <ThemeToggle toDarkLabel={t('Switch to dark theme')} toLightLabel={t('Switch to light theme')} />;
}
