import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useFocusOnOpen } from '../ui/use-dialog-focus';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useMessageMutations } from './message-queries';
import { CONTACT_NOTES } from './note-dialog';

/** For who answered in a mail program, and comes from the link in the mail. */
export function AnsweredAlert({ id }: { id: string }) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { recordContact } = useMessageMutations();
  const submitOnce = useSubmitOnce();
  const button = useRef<HTMLButtonElement>(null);
  useFocusOnOpen(() => button.current?.focus());
  const note = () =>
    submitOnce(
      async () => {
        await recordContact.mutateAsync({ id, kind: 'mailed' });
        notifySuccess(CONTACT_NOTES.mailed.saved);
      },
      (error) => notifyError('Failed to save the change', error),
    );
  return (
    <Alert
      severity="info"
      variant="outlined"
      action={
        <Button
          ref={button}
          color="inherit"
          loading={recordContact.isPending}
          onClick={note}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {t('Answered by e-mail')}
        </Button>
      }
      // On phones, the button has a row of its own.
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
