import { changePerson, type Person, PersonChange } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { ConfirmationFields } from '../account/confirmation-fields';
import { useSaveInPlace } from '../account/use-save-in-place';
import { callAsAdmin } from '../session/as-admin';
import { FormDialog } from '../ui/form/form-dialog';
import { FormTextField } from '../ui/form/form-text-field';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { type PersonDialogProps, peopleQuery } from './people-queries';
import { RoleField } from './role-field';

type Change = PersonChange['change'];

const CHANGES: Readonly<Record<Change, { label: PlainTranslationKey; text: PlainTranslationKey }>> = {
  role: { label: 'Change the role', text: 'It counts from the next press on, in open windows, too.' },
  invite: { label: 'Invite again', text: 'A new mail is sent; the link of the former one counts no more.' },
  disable: {
    label: 'Disable the account',
    text: 'Signed out everywhere at once, and cannot sign in. What the person wrote stays.',
  },
  enable: { label: 'Enable the account', text: 'Can sign in again, with the same password and role.' },
  signOut: { label: 'Sign out everywhere', text: 'Can sign in again; new browsers are told of by e-mail.' },
  remove: { label: 'Remove', text: 'The account is deleted. What the person wrote stays.' },
};

const OFFERED: Readonly<Record<Person['state'], readonly Change[]>> = {
  active: ['role', 'signOut', 'disable', 'remove'],
  disabled: ['enable', 'remove'],
  invited: ['invite', 'role', 'remove'],
  expired: ['invite', 'remove'],
};

interface Props extends PersonDialogProps {
  person: Person;
}

export default function PersonDialog({ admin, person, onClose }: Props) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { notifySuccess } = useMutationToasts();
  const offered = OFFERED[person.state];
  const form = useForm<z.input<typeof PersonChange>, unknown, PersonChange>({
    resolver: zodResolver(PersonChange),
    defaultValues: { change: offered[0] ?? 'remove', role: person.role, password: '', code: '' },
  });
  const change = useWatch({ control: form.control, name: 'change' });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['change', 'role', 'password', 'code'],
    failure: 'Failed to change the account',
    save: async (body) => {
      const input = { params: { id: person.id }, body };
      client.setQueryData(peopleQuery.queryKey, await callAsAdmin(changePerson, input));
      notifySuccess('The account is changed.');
      onClose();
    },
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={person.name}
        isDirty={form.formState.isDirty}
        isSaving={isSaving}
        submitLabel={t(CHANGES[change].label)}
        onSubmit={submit}
        onClose={onClose}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <FormTextField name="change" label={t('What changes')} select>
            {offered.map((name) => (
              <MenuItem key={name} value={name}>
                {t(CHANGES[name].label)}
              </MenuItem>
            ))}
          </FormTextField>
          {change === 'role' && <RoleField />}
          <Typography color="textSecondary">{t(CHANGES[change].text)}</Typography>
          <ConfirmationFields
            admin={admin}
            helperText={t('Enter your password, so that nobody else changes accounts at your open computer.')}
          />
        </Box>
      </FormDialog>
    </FormProvider>
  );
}
