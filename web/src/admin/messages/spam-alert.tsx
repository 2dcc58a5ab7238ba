import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useMessageUpdate } from './message-queries';

export function SpamAlert({ id }: { id: string }) {
  const { t } = useLanguage();
  const { mutate, isPending } = useMessageUpdate({
    done: 'The office is now told of this message.',
    failed: 'Failed to save the change',
  });
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        <Button
          color="inherit"
          loading={isPending}
          onClick={() => mutate({ id, suspectedSpam: false })}
          sx={{ displayPrint: 'none' }}
        >
          {t('Not spam')}
        </Button>
      }
      sx={{ alignItems: 'center', marginBlockEnd: 2 }}
    >
      {t('Possible spam')}
    </Alert>
  );
}
