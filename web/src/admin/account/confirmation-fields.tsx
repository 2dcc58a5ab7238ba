import type { AdminSession, Confirmation } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import { PasswordField } from '../ui/form/password-field';
import { CodeField } from './code-field';

/** The password, and the code of a second factor, which confirm the change of the surrounding form. */
export function ConfirmationFields({ admin, helperText }: { admin: AdminSession; helperText: string }) {
  const { t } = useLanguage();
  return (
    <>
      {/* The field tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" value={admin.username} />
      <PasswordField<Confirmation>
        name="password"
        label={t('Current password')}
        autoComplete="current-password"
        helperText={helperText}
      />
      {admin.secondFactor && (
        <CodeField helperText={t('Enter the code of your authenticator app, or a recovery code')} />
      )}
    </>
  );
}
