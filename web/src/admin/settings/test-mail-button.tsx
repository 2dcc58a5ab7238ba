import { type EndpointInput, sendTestMail } from '@alnafitha/contract';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { callAsAdmin } from '../session/as-admin';

type Props = EndpointInput<typeof sendTestMail>['body'] & { label: string };

export function TestMailButton({ to, label }: Props) {
  const { t } = useLanguage();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin(sendTestMail, { body: { to } }),
    onSuccess: (sent) =>
      toast({
        title: t('Test mail queued'),
        description: t('Look into the mailbox of {to}.', { to: sent.to.join(', ') }),
      }),
    meta: { failed: 'The test mail could not be sent' },
  });
  return (
    <Button size="small" loading={isPending} onClick={() => mutate()} sx={{ justifySelf: 'start' }}>
      {label}
    </Button>
  );
}
