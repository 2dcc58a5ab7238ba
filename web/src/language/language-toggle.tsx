import Translate from 'icon:Translate';
import { Button } from '../ui/button';
import { useLanguage } from './language-context';

/** Offers the other language, in that language's own words. */
export function LanguageToggle() {
  const { language, setLanguage, prepareLanguage } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const prepare = () => prepareLanguage(other);
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      startIcon={<Translate fontSize="small" />}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setLanguage(other)}
    >
      {other === 'ar' ? 'العربية' : 'English'}
    </Button>
  );
}
