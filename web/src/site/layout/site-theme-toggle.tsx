import { useLanguage } from '../../language/language-context';
import { ThemeToggle } from '../../ui/theme-toggle';

export function SiteThemeToggle() {
  const { t } = useLanguage();
  return <ThemeToggle toDarkLabel={t('Switch to dark theme')} toLightLabel={t('Switch to light theme')} />;
}
