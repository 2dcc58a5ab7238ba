import {
  type AccountEvent,
  type AccountEventKind,
  type AdminSession,
  endSession,
  type OpenSession,
  readActivity,
  reportActivity,
  signOutOthers,
} from '@alnafitha/contract';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { sessionQueries } from '../../shared/session/session-queries';
import { Skeleton } from '../../shared/ui/skeleton';
import { callAsAdmin } from '../session/as-admin';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { labelOf } from '../ui/label-of';
import { QueryFailure } from '../ui/query-failure';
import { Row, Rows } from '../ui/rows';

export const ACTIVITY_KEY = ['admin', 'activity'] as const;
const KEY = { queryKey: ACTIVITY_KEY };

export const EVENT_LABELS: Record<AccountEventKind, PlainTranslationKey> = {
  newDevice: 'New device',
  passwordChanged: 'Password changed',
  passwordReset: 'Password reset by whoever runs the website',
  factorAdded: 'Second factor set up',
  factorRemoved: 'Second factor removed',
  factorReset: 'Second factor reset by whoever runs the website',
  recoveryCodeUsed: 'Recovery code used',
  factorLocked: 'Five wrong codes after the right password',
  reported: 'Account reported as stolen',
  recipientsChanged: 'Recipients of enquiries changed',
  roleChanged: 'Role changed',
  disabled: 'Account disabled',
  enabled: 'Account enabled',
  removed: 'Account removed',
};

function useActivity() {
  return useQuery({ ...KEY, queryFn: () => callAsAdmin(readActivity, {}) });
}

/** Shows a loading or failed query; `children` gets its data. */
function Loaded({
  children,
}: {
  children: (data: NonNullable<ReturnType<typeof useActivity>['data']>) => ReactNode;
}) {
  const activity = useActivity();
  const { data, error } = activity;
  return (
    <>
      <QueryFailure query={activity} />
      {data ? children(data) : !error && <Skeleton variant="rounded" sx={{ blockSize: 72 }} />}
    </>
  );
}

export function OpenSessions() {
  const { t } = useLanguage();
  return (
    <>
      <Typography color="textSecondary">
        {t(
          'If you have signed in on a device that is lost or not yours, end its session here; it then counts as a new device. If it is not listed any more, sign out everywhere else.',
        )}
      </Typography>
      <Loaded>
        {({ sessions }) => (
          <Rows>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Rows>
        )}
      </Loaded>
      <SignOutOthers />
    </>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const textId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin(endSession, { params: { id: session.id } }),
    onSettled: () => client.invalidateQueries(KEY),
    meta: { done: 'The session has ended.', failed: 'Failed to end the session' },
  });
  return (
    <Row
      id={textId}
      title={session.device ? <bdi>{session.device}</bdi> : t('Unknown device')}
      details={[session.network]}
      at={session.at}
    >
      {session.current ? (
        <Chip label={t('This browser')} size="small" />
      ) : (
        <Button size="small" loading={isPending} onClick={() => mutate()} aria-describedby={textId}>
          {t('End')}
        </Button>
      )}
    </Row>
  );
}

/** The button asks no confirmation: signing in again loses no input. */
function SignOutOthers() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin(signOutOthers, {}),
    onSuccess: () => client.invalidateQueries(KEY),
    meta: { done: 'You are signed out in all other browsers.', failed: 'Failed to sign out elsewhere' },
  });
  return (
    <Button variant="outlined" loading={isPending} onClick={() => mutate()} sx={{ justifySelf: 'start' }}>
      {t('Sign out everywhere else')}
    </Button>
  );
}

/** More would hide the button below. */
const FEW = 5;

export function AccountEvents({ admin }: { admin: AdminSession }) {
  const { t } = useLanguage();
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <Typography color="textSecondary">
        {t('What happened to your account in the last 90 days. You are told of each by e-mail.')}
      </Typography>
      <Loaded>
        {({ events }) => (
          <>
            {events.length > 0 && (
              <Rows>
                {events.slice(0, isWhole ? undefined : FEW).map((event) => (
                  <EventRow key={event.id} event={event} />
                ))}
              </Rows>
            )}
            {events.length === 0 && <Typography>{t('Nothing yet')}</Typography>}
            {events.length > FEW && !isWhole && (
              <Button onClick={() => setWhole(true)} sx={{ justifySelf: 'start' }}>
                {t('Show all')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <Report admin={admin} />
    </>
  );
}

function EventRow({ event: { kind, device, network, at } }: { event: AccountEvent }) {
  const { translateIfKnown } = useLanguage();
  return <Row title={translateIfKnown(labelOf(EVENT_LABELS, kind))} details={[device, network]} at={at} />;
}

function Report({ admin }: { admin: AdminSession }) {
  const { t } = useLanguage();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callAsAdmin(reportActivity, {}),
    onSuccess: () => {
      const reported: AdminSession = { ...admin, required: 'newPassword' };
      client.setQueryData(sessionQueries.admin.queryKey, reported);
    },
    onError: () => setAsking(false),
    meta: { failed: 'Failed to sign out elsewhere' },
  });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)} sx={{ justifySelf: 'start' }}>
        {t('That wasn’t me')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('That wasn’t me')}
        text={t('Everybody else is signed out at once. Then choose a new password here.')}
        confirmLabel={t('Sign out everywhere else')}
        cancelLabel={t('Cancel')}
        isPending={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
