import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';
import { reauthenticationStore, settleReauthentication } from '../session/re-authentication';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { LoginForm } from './login-form';

/** Opens over the page and its dialogs when the session has ended. */
export function ReauthenticationDialog() {
  const isWanted = useSyncExternalStore(reauthenticationStore.subscribe, reauthenticationStore.isWanted);
  const dialog = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);

  // When a request starts to wait, remount above a dialog that opened later.
  const raise = useEffectEvent(() => {
    const isAbove = dialog.current?.contains(document.activeElement) ?? true;
    if (!isAbove) setTurn((previous) => previous + 1);
  });
  useEffect(() => reauthenticationStore.subscribe(() => raise()), []);
  // After unmount, no sign-in can resume the waiting requests.
  useEffect(() => () => settleReauthentication(false), []);

  return isWanted ? <SignInAgain key={turn} ref={dialog} /> : null;
}

function SignInAgain({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data: admin } = useAdmin();
  const [isLeaving, setLeaving] = useState(false);
  const titleId = useId();
  const textId = useId();
  const leave = () => {
    // The next administrator must not see this one's data.
    client.removeQueries({ queryKey: ['admin'] });
    client.setQueryData(sessionQueries.admin.queryKey, null);
    settleReauthentication(false);
  };

  return (
    <>
      <Dialog
        ref={ref}
        open
        fullWidth
        maxWidth="xs"
        onClose={() => setLeaving(true)}
        // The backdrop covers the page while there is no session.
        slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
        aria-labelledby={titleId}
        aria-describedby={textId}
      >
        <DialogTitle id={titleId}>{t('Your session has ended')}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId}>
            {t('Sign in again to pick up where you left off. Nothing you have entered is lost.')}
          </DialogContentText>
          <LoginForm username={admin?.username} onDone={() => settleReauthentication(true)} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setLeaving(true)}>{t('Leave the panel')}</Button>
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        title={t('Leave the panel?')}
        text={t('Anything you have not saved will be lost.')}
        confirmLabel={t('Leave the panel')}
        cancelLabel={t('Cancel')}
        isPending={false}
        onConfirm={leave}
        onCancel={() => setLeaving(false)}
      />
    </>
  );
}
