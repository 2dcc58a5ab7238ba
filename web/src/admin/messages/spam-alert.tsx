import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useMessageMutations } from './message-queries';

export function SpamAlert({ id }: { id: string }) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { update } = useMessageMutations();
  const submitOnce = useSubmitOnce();
  const accept = () =>
    submitOnce(
      async () => {
        await update.mutateAsync({ id, suspectedSpam: false });
        notifySuccess('The office is now told of this message.');
      },
      (error) => notifyError('Failed to save the change', error),
    );
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button color="inherit" loading={update.isPending} onClick={accept} sx={{ displayPrint: 'none' }}>
          {t('Not spam')}
        </Button>
      }
      sx={{ alignItems: 'center', marginBlockEnd: 2 }}
    >
      {t('Possible spam')}
    </Alert>
  );
}
