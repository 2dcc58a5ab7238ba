import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { useContactRecord } from './message-queries';
import { CONTACT_NOTES } from './note-dialog';

/** An alert for administrators who answered in a mail program, and come from the link in the mail. */
export function AnsweredAlert({ id }: { id: string }) {
  const { t } = useLanguage();
  const { mutate, isPending } = useContactRecord({
    done: CONTACT_NOTES.mailed.saved,
    failed: 'Failed to save the change',
  });
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnOpen(() => button.current?.focus());
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button
          ref={button}
          color="inherit"
          loading={isPending}
          onClick={() => mutate({ id, kind: 'mailed' })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('Answered by e-mail')}
        </Button>
      }
      // The button has a row of its own on phones.
      sx={{
        flexWrap: 'wrap',
        alignItems: 'center',
        marginBlockEnd: 2,
        displayPrint: 'none',
        '& .MuiAlert-message': { flex: '1 1 12rem' },
      }}
    >
      {t('Have you answered this message in your mail program?')}
    </Alert>
  );
}
