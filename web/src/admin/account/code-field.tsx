import { useLanguage } from '../../shared/i18n/language-context';
import { FormTextField } from '../ui/form/form-text-field';

/** The field `code` of the surrounding form. The API accepts spaces, hyphens and Arabic digits. */
export function CodeField({ helperText }: { helperText: string }) {
  const { t } = useLanguage();
  return (
    <FormTextField<{ code: string }>
      name="code"
      label={t('Code')}
      autoComplete="one-time-code"
      helperText={helperText}
      // No `pattern` or `type`: codes are pasted with spaces and hyphens.
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
      }}
    />
  );
}
