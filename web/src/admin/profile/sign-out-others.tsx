import { signOutOthers } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { callAsAdmin } from '../session/as-admin';
import { useMutationToasts } from '../ui/use-mutation-toasts';

/** Ends the administrator's other sessions, without a question: signing in again loses no input. */
export function SignOutOthers() {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin(signOutOthers, {}),
    onSuccess: () => notifySuccess('You are signed out in all other browsers.'),
    onError: (error) => notifyError('Failed to sign out elsewhere', error),
  });
  return (
    <>
      <Typography color="textSecondary">
        {t('If you have signed in on a device that is lost or not yours, end its session here.')}
      </Typography>
      <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ justifySelf: 'start' }}>
        {t('Sign out everywhere else')}
      </Button>
    </>
  );
}
