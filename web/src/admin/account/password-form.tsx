import { changePassword, PasswordChange } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { callAsAdmin } from '../session/as-admin';
import { PasswordField } from '../ui/form/password-field';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { NewPasswordField } from './new-password-field';
import { useSaveInPlace } from './use-save-in-place';

const EMPTY: PasswordChange = { current: '', password: '' };

interface Props {
  username: string;
  onChanged: () => void;
}

export function PasswordForm({ username, onChanged }: Props) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts();
  const form = useForm({ resolver: zodResolver(PasswordChange), defaultValues: EMPTY });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['current', 'password'],
    failure: 'Failed to change the password',
    save: async (body) => {
      await callAsAdmin(changePassword, { body });
      form.reset(EMPTY);
      notifySuccess('Password changed. You are signed out in all other browsers.');
      onChanged();
    },
  });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {/* The field tells a password manager whose password changes. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField<PasswordChange>
          name="current"
          label={t('Current password')}
          autoComplete="current-password"
        />
        <NewPasswordField />
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ justifySelf: 'start' }}>
          {isSaving ? t('Saving...') : t('Change password')}
        </Button>
      </Box>
    </FormProvider>
  );
}
