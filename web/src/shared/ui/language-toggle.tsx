import Translate from 'icon:Translate';
import { useLanguage } from '../i18n/language-context';
import { Button } from './button';

const NAMES = { ar: { whole: 'العربية', short: 'عربي' }, en: { whole: 'English', short: 'EN' } };

/** Named in the other language; abbreviated where space is limited. */
export function LanguageToggle({ isShort = false }: { isShort?: boolean }) {
  const { language, setLanguage, prepareLanguage } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  const prepare = () => prepareLanguage(other);
  return (
    <Button
      color="inherit"
      size="small"
      lang={other}
      {...(isShort
        ? {
            'aria-label': `${NAMES[other].short} – ${NAMES[other].whole}`,
            sx: { minWidth: 44, paddingInline: 0.75, fontSize: '0.95rem' },
          }
        : { startIcon: <Translate fontSize="small" /> })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setLanguage(other)}
    >
      {NAMES[other][isShort ? 'short' : 'whole']}
    </Button>
  );
}
