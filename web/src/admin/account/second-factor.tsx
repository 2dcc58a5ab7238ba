import { type AdminSession, removeSecondFactor, SecondFactorCode } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { sessionQueries } from '../../shared/session/session-queries';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { callAsAdmin } from '../session/as-admin';
import { FormDialog } from '../ui/form/form-dialog';
import { LazyDialog } from '../ui/lazy-dialog';
import { useFocusAfterDialog } from '../ui/use-dialog-focus';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { CodeField } from './code-field';
import { useSaveInPlace } from './use-save-in-place';

/** Makes QR codes. */
const SetupDialog = retryableLazy(() => import('./second-factor-setup-dialog'));

const FEW_CODES = 2;

interface Props {
  admin: AdminSession;
  /** The administrator has stored the recovery codes. */
  onSetUp: () => void;
  onRemoved?: () => void;
}

export function SecondFactor({ admin, onSetUp, onRemoved }: Props) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [open, setOpen] = useState<'setup' | 'removal' | null>(null);
  useFocusAfterDialog(open !== null);
  const { secondFactor: isOn, recoveryCodes: count } = admin;
  const close = () => setOpen(null);
  // A refetch could fail, and the guard would replace the page and the recovery codes on it.
  const change = (state: Pick<AdminSession, 'secondFactor' | 'recoveryCodes'>) =>
    client.setQueryData(sessionQueries.admin.queryKey, { ...admin, ...state });
  return (
    <>
      <Typography color="textSecondary">
        {isOn
          ? t('It is on: your login needs a code of your authenticator app, too.')
          : t('It is off. With it, your login needs a code of an app on your telephone, too.')}
      </Typography>
      {isOn && (
        <Typography>
          {t('{count, plural, one {# recovery code left} other {# recovery codes left}}', { count })}
        </Typography>
      )}
      {isOn && count <= FEW_CODES && (
        <Alert severity="warning" variant="outlined">
          {t('For new recovery codes, remove the second factor and set it up again.')}
        </Alert>
      )}
      <Button
        variant="outlined"
        onClick={() => setOpen(isOn ? 'removal' : 'setup')}
        sx={{ justifySelf: 'start' }}
      >
        {isOn ? t('Remove') : t('Set up')}
      </Button>
      {open === 'setup' && (
        <LazyDialog onFailure={close}>
          <SetupDialog
            username={admin.username}
            onSetUp={(recoveryCodes) => change({ secondFactor: true, recoveryCodes })}
            onExisting={() => {
              client.invalidateQueries({ queryKey: sessionQueries.admin.queryKey });
              onSetUp();
            }}
            onClose={() => {
              close();
              if (isOn) onSetUp();
            }}
          />
        </LazyDialog>
      )}
      {open === 'removal' && (
        <RemovalDialog
          onRemoved={() => {
            change({ secondFactor: false, recoveryCodes: 0 });
            onRemoved?.();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function RemovalDialog({ onRemoved, onClose }: { onRemoved: () => void; onClose: () => void }) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts();
  const form = useForm({ resolver: zodResolver(SecondFactorCode), defaultValues: { code: '' } });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['code'],
    failure: 'Failed to remove the second factor',
    save: async (body) => {
      await callAsAdmin(removeSecondFactor, { body });
      onRemoved();
      onClose();
      notifySuccess('The second factor is removed.');
    },
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('Remove the second factor')}
        isDirty={false}
        isSaving={isSaving}
        submitLabel={t('Remove')}
        onSubmit={submit}
        onClose={onClose}
      >
        <CodeField helperText={t('Enter the code of your authenticator app, or a recovery code')} />
      </FormDialog>
    </FormProvider>
  );
}
