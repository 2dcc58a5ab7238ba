import type { AdminSession } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdminLogout } from '../../shared/session/session-mutations';
import { AccountFrame } from './account-frame';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor';

interface Props {
  required: NonNullable<AdminSession['required']>;
  admin: AdminSession;
  onDone: () => void;
}

export default function RequirementPage({ required, ...props }: Props) {
  return required === 'newPassword' ? <NewPasswordPage {...props} /> : <SetupPage {...props} />;
}

function NewPasswordPage({ admin, onDone }: Omit<Props, 'required'>) {
  const { t } = useLanguage();
  return (
    <AccountFrame
      title={t('Choose a new password')}
      text={t('Everybody else is signed out, and the current password lets nobody in any more.')}
      footer={<Logout />}
    >
      <Box sx={{ marginBlockStart: 3 }}>
        <PasswordForm username={admin.username} onChanged={onDone} />
      </Box>
    </AccountFrame>
  );
}

function SetupPage({ admin, onDone }: Omit<Props, 'required'>) {
  const { t } = useLanguage();
  return (
    <AccountFrame
      title={t('Set up the second factor')}
      text={t('Whoever runs this website requires it.')}
      footer={<Logout />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, marginBlockStart: 3 }}>
        <SecondFactor admin={admin} onSetUp={onDone} />
      </Box>
    </AccountFrame>
  );
}

function Logout() {
  const { t } = useLanguage();
  const logout = useAdminLogout();
  return (
    <Button
      loading={logout.isPending}
      onClick={() => logout.mutate()}
      sx={{ marginBlockStart: 2, marginInlineStart: -1 }}
    >
      {t('Logout')}
    </Button>
  );
}
