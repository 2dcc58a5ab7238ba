import { acceptInvitation, InvitationAcceptance, readInvitation } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call';
import { useLanguage } from '../../shared/i18n/language-context';
import { sessionQueries, useAdmin } from '../../shared/session/session-queries';
import { Skeleton } from '../../shared/ui/skeleton';
import { AccountFrame } from '../account/account-frame';
import { NewPasswordField } from '../account/new-password-field';
import { useSaveInPlace } from '../account/use-save-in-place';
import { ROLE_NAMES } from '../session/role-names';
import { QueryFailure } from '../ui/query-failure';

/** Where the link of an invitation leads; its fragment is the token. */
export default function InvitationPage() {
  const { t } = useLanguage();
  const token = useLocation().hash.slice(1);
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(readInvitation, { body: { token } }, { signal }),
  });
  const { data } = query;
  return (
    <AccountFrame
      title={t('Your invitation')}
      text={
        data
          ? t('{name}, choose a password. Your role: {role}.', {
              name: data.name,
              role: t(ROLE_NAMES[data.role]),
            })
          : ''
      }
      footer={
        <Button href="/" sx={{ marginBlockStart: 2, marginInlineStart: -1 }}>
          {t('Back to Website')}
        </Button>
      }
    >
      <QueryFailure query={query} />
      {data ? (
        <AcceptForm token={token} username={data.username} />
      ) : (
        !query.error && <Skeleton variant="rounded" sx={{ blockSize: 144 }} />
      )}
    </AccountFrame>
  );
}

function AcceptForm({ token, username }: { token: string; username: string }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: admin } = useAdmin();
  const form = useForm({ resolver: zodResolver(InvitationAcceptance), defaultValues: { password: '' } });
  const { submit, isSaving } = useSaveInPlace({
    form,
    fields: ['password'],
    failure: 'Failed to accept the invitation',
    save: async ({ password }) => {
      const session = await call(acceptInvitation, { body: { token, password } });
      // Another administrator's data must not be seen.
      client.removeQueries({ queryKey: ['admin'] });
      client.setQueryData(sessionQueries.admin.queryKey, session);
      navigate('/admin', { replace: true });
    },
  });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2.5, marginBlockStart: 3 }}
      >
        {admin && (
          <Typography>
            {t('This browser is signed in as {name}; that session ends.', {
              name: admin.name ?? admin.username,
            })}
          </Typography>
        )}
        <div>
          <Typography variant="body2" color="textSecondary">
            {t('You sign in with')}
          </Typography>
          <bdi dir="ltr">{username}</bdi>
        </div>
        <input hidden readOnly autoComplete="username" value={username} />
        <NewPasswordField />
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ justifySelf: 'start' }}>
          {isSaving ? t('Saving...') : t('Set the password and sign in')}
        </Button>
      </Box>
    </FormProvider>
  );
}
