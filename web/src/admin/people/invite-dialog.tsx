import { Invitation, invitePerson, LANGUAGES, NAME_MAX_LENGTH } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import { ConfirmationFields } from '../account/confirmation-fields';
import { useSaveInPlace } from '../account/use-save-in-place';
import { callAsAdmin } from '../session/as-admin';
import { FormDialog } from '../ui/form/form-dialog';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { useLanguageName } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { type PersonDialogProps, peopleQuery } from './people-queries';
import { RoleField } from './role-field';

type Values = z.input<typeof Invitation>;

export default function InviteDialog({ admin, onClose }: PersonDialogProps) {
  const { t, language } = useLanguage();
  const nameOf = useLanguageName();
  const client = useQueryClient();
  const { notifySuccess } = useMutationToasts();
  const form = useForm<Values, unknown, Invitation>({
    resolver: zodResolver(Invitation),
    defaultValues: { name: '', email: '', role: 'content', language, password: '', code: '' },
  });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['name', 'email', 'role', 'password', 'code'],
    failure: 'Failed to invite',
    save: async (body) => {
      client.setQueryData(peopleQuery.queryKey, await callAsAdmin(invitePerson, { body }));
      notifySuccess('Invitation sent');
      onClose();
    },
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('Invite a colleague')}
        isDirty={form.formState.isDirty}
        isSaving={isSaving}
        submitLabel={t('Invite')}
        onSubmit={submit}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <LimitedTextField name="name" label={t('Name')} autoComplete="off" limit={NAME_MAX_LENGTH} />
          <FormTextField<Values>
            name="email"
            type="email"
            label={t('Email')}
            helperText={t(
              'The mail has a link that works once, for three days. The address becomes the username.',
            )}
            slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
          />
          <RoleField />
          <FormTextField<Values> name="language" label={t('Language of the mail')} select>
            {LANGUAGES.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {nameOf(choice)}
              </MenuItem>
            ))}
          </FormTextField>
          <ConfirmationFields
            admin={admin}
            helperText={t('Enter your password, so that nobody else invites people at your open computer.')}
          />
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
