import { NAME_MAX_LENGTH, ProfileUpdate, updateProfile } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';
import { callAsAdmin } from '../session/as-admin';
import { LimitedTextField } from '../ui/form/form-text-field';
import { Section } from '../ui/section';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { ACTIVITY_KEY, AccountEvents, OpenSessions } from './activity';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';
import { useSaveInPlace } from './use-save-in-place';

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

export default function ProfilePage() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data: admin } = useAdmin();
  const refresh = () => client.invalidateQueries({ queryKey: ACTIVITY_KEY });
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 640 }}>
      <Section title={t('Name')}>
        <NameForm name={admin?.name ?? ''} />
      </Section>
      <Section title={t('Password')}>
        <PasswordForm username={admin?.username ?? ''} onChanged={refresh} />
      </Section>
      <Section title={t('Second factor')}>
        {admin && <SecondFactor admin={admin} onSetUp={refresh} onRemoved={refresh} />}
      </Section>
      <Section title={t('Open sessions')}>
        <OpenSessions />
      </Section>
      <Section title={t('Activity')}>{admin && <AccountEvents admin={admin} />}</Section>
    </Box>
  );
}
