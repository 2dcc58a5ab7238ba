import Button from '@mui/material/Button';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdmin } from '../../shared/session/session-queries';
import { PageSpinner } from '../../shared/ui/spinner';
import { AccountFrame } from './account-frame';
import { LoginForm } from './login-form';

export function LoginPage() {
  const { t } = useLanguage();
  const session = useAdmin();
  const [isCodeNeeded, setCodeNeeded] = useState(false);

  if (session.isPending) return <PageSpinner label={t('Loading...')} />;
  if (session.data) return <Navigate to="/admin" replace />;

  return (
    <AccountFrame
      title={t('Admin Login')}
      text={
        isCodeNeeded
          ? t('The password is right. Now comes the second step, a code.')
          : t('Enter your credentials to access the admin panel')
      }
      footer={
        <Button href="/" sx={{ marginBlockStart: 2, marginInlineStart: -1 }}>
          {t('Back to Website')}
        </Button>
      }
    >
      <LoginForm onCodeNeeded={setCodeNeeded} />
    </AccountFrame>
  );
}
