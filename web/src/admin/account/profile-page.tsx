import {
  changePassword,
  NAME_MAX_LENGTH,
  PasswordChange,
  ProfileUpdate,
  signOutOthers,
  updateProfile,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';
import { callAsAdmin } from '../session/as-admin';
import { LimitedTextField } from '../ui/form/form-text-field';
import { PasswordField } from '../ui/form/password-field';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { SecondFactor } from './second-factor';
import { useSaveInPlace } from './use-save-in-place';

const EMPTY: PasswordChange = { current: '', password: '' };

function PasswordForm({ username }: { username: string }) {
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
        <PasswordField<PasswordChange>
          name="password"
          label={t('New password')}
          autoComplete="new-password"
          helperText={t(
            'At least 12 characters, not a common password, not made of names. Four words that nobody would put together are good.',
          )}
        />
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ justifySelf: 'start' }}>
          {isSaving ? t('Saving...') : t('Change password')}
        </Button>
      </Box>
    </FormProvider>
  );
}

function NameForm({ name }: { name: string }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { notifySuccess } = useMutationToasts();
  const form = useForm({ resolver: zodResolver(ProfileUpdate), defaultValues: { name } });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['name'],
    failure: 'Failed to save the name',
    save: async (body) => {
      const admin = await callAsAdmin(updateProfile, { body });
      client.setQueryData(sessionQueries.admin.queryKey, admin);
      form.reset({ name: admin.name ?? '' });
      notifySuccess('Name saved');
    },
  });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        <LimitedTextField name="name" label={t('Name')} autoComplete="name" limit={NAME_MAX_LENGTH} />
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ justifySelf: 'start' }}>
          {isSaving ? t('Saving...') : t('Save')}
        </Button>
      </Box>
    </FormProvider>
  );
}

/** The button asks no confirmation: signing in again loses no input. */
function SignOutOthers() {
  const { t } = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin(signOutOthers, {}),
    meta: { done: 'You are signed out in all other browsers.', failed: 'Failed to sign out elsewhere' },
  });
  return (
    <>
      <Typography color="textSecondary">
        {t('If you have signed in on a device that is lost or not yours, end its session here.')}
      </Typography>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ justifySelf: 'start' }}>
        {t('Sign out everywhere else')}
      </Button>
    </>
  );
}

export default function ProfilePage() {
  const { t } = useLanguage();
  const { data: admin } = useAdmin();
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 640 }}>
      <Section title={t('Name')}>
        <NameForm name={admin?.name ?? ''} />
      </Section>
      <Section title={t('Password')}>
        <PasswordForm username={admin?.username ?? ''} />
      </Section>
      <Section title={t('Second factor')}>{admin && <SecondFactor admin={admin} />}</Section>
      <Section title={t('Other browsers')}>
        <SignOutOthers />
      </Section>
    </Box>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 2.5, padding: { xs: 2, md: 3 } }}
    >
      <Typography id={titleId} variant="h2" sx={{ fontSize: '1.1rem' }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
