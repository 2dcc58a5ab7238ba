import type { Person } from '@alnafitha/contract';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { useAdmin } from '../../shared/session/session-queries';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { Skeleton } from '../../shared/ui/skeleton';
import { isWaiting, MailStateText } from '../messages/mail-state';
import { ROLE_NAMES } from '../session/role-names';
import { LazyDialog } from '../ui/lazy-dialog';
import { QueryFailure } from '../ui/query-failure';
import { Row, Rows } from '../ui/rows';
import { Section } from '../ui/section';
import { peopleQuery } from './people-queries';

const InviteDialog = retryableLazy(() => import('./invite-dialog'));
const PersonDialog = retryableLazy(() => import('./person-dialog'));

const MAIL_POLL_MS = 3000;

const STATES: Readonly<Record<Person['state'], PlainTranslationKey>> = {
  active: 'Active',
  invited: 'Invited',
  expired: 'The invitation has ended',
  disabled: 'Disabled',
};

export default function PeoplePage() {
  const { t } = useLanguage();
  const { data: admin } = useAdmin();
  const query = useQuery({
    ...peopleQuery,
    staleTime: 0,
    // Until it is known what became of an invitation's mail.
    refetchInterval: ({ state }) =>
      state.data?.people.some(({ mail }) => mail && isWaiting(mail)) ? MAIL_POLL_MS : false,
  });
  const [isInviting, setInviting] = useState(false);
  const [changed, setChanged] = useState<Person>();
  const close = () => {
    setInviting(false);
    setChanged(undefined);
  };
  return (
    <Box sx={{ maxInlineSize: 860 }}>
      <Section title={t('People')}>
        <Typography color="textSecondary">
          {t(
            'Everybody who may sign in here. A content role sees no enquiries, and an enquiries role no content; only administrators see this page.',
          )}
        </Typography>
        <QueryFailure query={query} />
        {query.data ? (
          <Rows>
            {query.data.people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                isOwn={person.id === admin?.id}
                onChange={() => setChanged(person)}
              />
            ))}
          </Rows>
        ) : (
          !query.error && <Skeleton variant="rounded" sx={{ blockSize: 144 }} />
        )}
        <Button
          variant="contained"
          startIcon={<PersonAdd />}
          onClick={() => setInviting(true)}
          sx={{ justifySelf: 'start' }}
        >
          {t('Invite a colleague')}
        </Button>
      </Section>
      {admin && isInviting && (
        <LazyDialog onFailure={close}>
          <InviteDialog admin={admin} onClose={close} />
        </LazyDialog>
      )}
      {admin && changed && (
        <LazyDialog onFailure={close}>
          <PersonDialog admin={admin} person={changed} onClose={close} />
        </LazyDialog>
      )}
    </Box>
  );
}

interface RowProps {
  person: Person;
  isOwn: boolean;
  onChange: () => void;
}

function PersonRow({ person, isOwn, onChange }: RowProps) {
  const { t, formatDateTime } = useLanguage();
  const id = useId();
  const { name, email, role, state, secondFactor, lastSeen, mail } = person;
  const isInvited = state === 'invited' || state === 'expired';
  return (
    <Row
      id={id}
      title={
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
          {isOwn && <Chip size="small" label={t('You')} />}
          {state !== 'active' && <Chip size="small" variant="outlined" label={t(STATES[state])} />}
        </Box>
      }
      details={[
        email,
        t(ROLE_NAMES[role]),
        isInvited ? undefined : secondFactor ? t('Second factor on') : t('Second factor off'),
        lastSeen && t('Last seen on {time}', { time: formatDateTime(lastSeen) }),
      ]}
    >
      {isInvited && mail && (
        <Typography variant="body2" component="span">
          {t('Invitation by e-mail')}: <MailStateText mail={mail} />
        </Typography>
      )}
      <Button size="small" variant="outlined" aria-describedby={id} onClick={onChange}>
        {isInvited ? t('Invite again or take back') : t('Change')}
      </Button>
    </Row>
  );
}
