import {
  type AdminSession,
  changeRecipients,
  MAX_RECIPIENTS,
  type Recipients,
  RecipientsChange,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useLanguage } from '../../shared/i18n/language-context';
import { ConfirmationFields } from '../account/confirmation-fields';
import { useSaveInPlace } from '../account/use-save-in-place';
import { callAsAdmin } from '../session/as-admin';
import { FormTextField } from '../ui/form/form-text-field';
import { IconButton } from '../ui/icon-button';
import { useMutationToasts } from '../ui/use-mutation-toasts';

type Values = z.input<typeof RecipientsChange>;

const valuesOf = (recipients: string[]): Values => ({
  recipients: recipients.length > 0 ? recipients : [''],
  password: '',
  code: '',
});

interface Props {
  admin: AdminSession;
  recipients: string[];
  onSaved: (saved: Recipients) => void;
}

/** One field per address; the password, and the code of a second factor, confirm the change. */
export function RecipientsForm({ admin, recipients, onSaved }: Props) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts();
  const form = useForm({ resolver: zodResolver(RecipientsChange), defaultValues: valuesOf(recipients) });
  const addresses = useWatch({ control: form.control, name: 'recipients' });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['password', 'code'],
    failure: 'Failed to save the addresses',
    save: async (body) => {
      const saved = await callAsAdmin(changeRecipients, { body });
      form.reset(valuesOf(saved.recipients));
      onSaved(saved);
      notifySuccess('Addresses saved');
    },
  });

  // Index of the field to focus after one was added or removed.
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    form.setFocus(`recipients.${awaited.current}`);
    awaited.current = null;
  });
  const setAddresses = (next: string[], focused: number) => {
    awaited.current = focused;
    form.clearErrors('recipients');
    form.setValue('recipients', next);
  };

  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
        {addresses.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a field; its value comes from the form
          <Box key={index} sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
            <FormTextField<Values>
              name={`recipients.${index}`}
              type="email"
              label={t('Address {number}', { number: index + 1 })}
              slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
            />
            <IconButton
              label={t('Remove address {number}', { number: index + 1 })}
              disabled={addresses.length === 1}
              onClick={() =>
                setAddresses(addresses.toSpliced(index, 1), Math.min(index, addresses.length - 2))
              }
            >
              <DeleteOutlined fontSize="small" />
            </IconButton>
          </Box>
        ))}
        <Button
          variant="outlined"
          startIcon={<Add />}
          disabled={addresses.length >= MAX_RECIPIENTS}
          onClick={() => setAddresses([...addresses, ''], addresses.length)}
          sx={{ justifySelf: 'start' }}
        >
          {t('Add an address')}
        </Button>
        <ConfirmationFields
          admin={admin}
          helperText={t(
            'Enter your password, so that nobody else changes this at your open computer. The old and the new addresses are told of it.',
          )}
        />
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ justifySelf: 'start' }}>
          {isSaving ? t('Saving...') : t('Save')}
        </Button>
      </Box>
    </FormProvider>
  );
}
