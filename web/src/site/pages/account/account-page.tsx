import { useLanguage } from '../../../shared/i18n/language-context';
import { SessionGuard } from '../../../shared/session/session-guard';
import { useUserLogout } from '../../../shared/session/session-mutations';
import { useUser } from '../../../shared/session/session-queries';
import { Button } from '../../../shared/ui/button';
import { Container } from '../../../shared/ui/container';
import { PageHead } from '../../../shared/ui/page-head';
import { Typography } from '../../../shared/ui/typography';

export default function AccountPage() {
  return (
    <SessionGuard session="user">
      <Account />
    </SessionGuard>
  );
}

function Account() {
  const { t } = useLanguage();
  const { data: user } = useUser();
  const logout = useUserLogout();

  return (
    <Container maxWidth="xl" sx={{ paddingBlock: { xs: 5, md: 12 } }}>
      <PageHead title={t('My account')} />
      <Typography variant="h2" component="h1" sx={{ marginBlockEnd: 3 }}>
        {t('My account')}
      </Typography>
      <dl>
        {user?.name && (
          <>
            <Typography component="dt" color="textSecondary">
              {t('Name')}
            </Typography>
            <Typography component="dd" dir="auto" translate="no" sx={{ marginBlockEnd: 2 }}>
              {user.name}
            </Typography>
          </>
        )}
        <Typography component="dt" color="textSecondary">
          {t('Email')}
        </Typography>
        <Typography component="dd" translate="no" sx={{ marginBlockEnd: 3 }}>
          <bdi dir="ltr">{user?.email}</bdi>
        </Typography>
      </dl>
      <Button variant="outlined" disabled={logout.isPending} onClick={() => logout.mutate()}>
        {t('Sign out')}
      </Button>
    </Container>
  );
}
