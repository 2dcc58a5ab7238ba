import { useLanguage } from '../../shared/i18n/language-context';
import { PasswordField } from '../ui/form/password-field';

/** The field `password` of the surrounding form, with the rules of a new one. */
export function NewPasswordField() {
  const { t } = useLanguage();
  return (
    <PasswordField<{ password: string }>
      name="password"
      label={t('New password')}
      autoComplete="new-password"
      helperText={t(
        'At least 12 characters, not a common password, not made of names. Four words that nobody would put together are good.',
      )}
    />
  );
}
