import { DELETED_DAYS, readSetup, removeSamples, type SetupStep } from '@alnafitha/contract';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { bidiText } from '../../shared/ui/bidi-text';
import { PEOPLE, SETTINGS, TESTIMONIALS } from '../layout/navigation';
import { callAsAdmin } from '../session/as-admin';
import { TestMailButton } from '../settings/test-mail-button';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { QueryFailure } from '../ui/query-failure';
import { useCopy } from '../ui/use-copy';
import { DashboardCard } from './dashboard-card';

const setupQuery = queryOptions({
  queryKey: ['admin', 'setup'],
  queryFn: ({ signal }) => callAsAdmin(readSetup, {}, { signal }),
  staleTime: 0,
});

const blockPath = (id: string) => `/admin/website?block=${id}`;

interface SetupRequest {
  text: PlainTranslationKey;
  /** The parameter, or the command. */
  by: string;
}

const UNDESCRIBED = '{count, plural, one {# picture has} other {# pictures have}} no description' as const;

interface SetupWork {
  label: PlainTranslationKey | typeof UNDESCRIBED;
  /** Where it is done. */
  to?: string;
  /** What only an operator can do, as a text for them. */
  request?: SetupRequest;
}

/** Once it is set, the operator knows. */
const ASKED_KEY = 'alnafitha-admin-asked';

/** What each step is called, and where or by whom it is done. */
const STEPS: Readonly<Record<SetupStep, SetupWork>> = {
  name: { label: 'Name of the company', to: blockPath('company') },
  numbers: { label: 'Telephone numbers', to: blockPath('company') },
  networks: { label: 'Profiles in social networks', to: blockPath('company') },
  hours: { label: 'Opening hours', to: blockPath('hours') },
  logo: { label: 'Logo', to: blockPath('company') },
  hero: { label: 'Hero slides', to: blockPath('hero') },
  pictures: { label: 'Pictures of the pages', to: '/admin/website' },
  descriptions: { label: UNDESCRIBED, to: '/admin/images?category=Portfolio&description=none' },
  services: { label: 'Services', to: '/admin/services' },
  projects: { label: 'Projects', to: '/admin/projects' },
  posts: { label: 'Blog Posts', to: '/admin/blog-posts' },
  testimonials: { label: 'Testimonials', to: TESTIMONIALS.path },
  privacy: { label: 'E-mail address in the privacy notice', to: blockPath('company') },
  privacyCheck: { label: 'Privacy notice, checked by a lawyer', to: blockPath('company') },
  mail: {
    label: 'Sender of the mails: whoever runs the website sets it',
    request: { text: 'Please set the sender of the website’s mails to an address of ours:', by: 'MAIL_FROM' },
  },
  recipients: { label: 'Where enquiries go', to: SETTINGS.path },
  administrator: {
    label: 'A second person who may do everything',
    to: PEOPLE.path,
  },
};

/** Lists what is still the sample's, until nothing is. */
export function SetupCard() {
  const { t } = useLanguage();
  const setup = useQuery(setupQuery);
  const { data } = setup;
  const [isAsked, setAsked] = useState(() => localStorage.getItem(ASKED_KEY) !== null);
  const open = data?.open.filter((step) => !(isAsked && STEPS[step].request)) ?? [];
  if (!data || (open.length === 0 && data.samples === 0)) return null;
  const requests = open.flatMap((step) => STEPS[step].request ?? []);
  const noteAsked = () => {
    localStorage.setItem(ASKED_KEY, 'yes');
    setAsked(true);
  };
  return (
    <DashboardCard
      title={t('Make it yours')}
      note={t('{count} of {total} are done', {
        count: Object.keys(STEPS).length - open.length,
        total: Object.keys(STEPS).length,
      })}
    >
      <QueryFailure query={setup} />
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1.5 }}>
        {t('Visitors still see this of the sample, or it is missing:')}
      </Typography>
      <Box component="ul" sx={list}>
        {open.map((step) => (
          <Step key={step} step={step} undescribed={data.undescribed} />
        ))}
      </Box>
      {requests.length > 0 && <RequestButton requests={requests} onCopied={noteAsked} />}
      {data.samples > 0 && <RemoveSamples count={data.samples} />}
    </DashboardCard>
  );
}

interface RequestProps {
  requests: readonly SetupRequest[];
  onCopied: () => void;
}

/** Copies what only an operator can do. */
function RequestButton({ requests, onCopied }: RequestProps) {
  const { t } = useLanguage();
  const copy = useCopy();
  const text = requests.map(({ text, by }) => `${t(text)} ${by}`).join('\n');
  return (
    <Button startIcon={<ContentCopy />} onClick={async () => (await copy(text)) && onCopied()}>
      {t('Copy this for whoever runs the website')}
    </Button>
  );
}

function Step({ step, undescribed }: { step: SetupStep; undescribed: number }) {
  const { t } = useLanguage();
  const { label, to } = STEPS[step];
  const text = bidiText(label === UNDESCRIBED ? t(label, { count: undescribed }) : t(label));
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      {to === undefined ? (
        <span>{text}</span>
      ) : (
        <Link component={RouterLink} to={to} sx={target}>
          {text}
        </Link>
      )}
      {step === 'mail' && <TestMailButton to="administrator" label={t('Send a test mail to me')} />}
    </Box>
  );
}

function RemoveSamples({ count }: { count: number }) {
  const { t } = useLanguage();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState(0);
  const [total, setTotal] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      setDone(0);
      setTotal(count);
      for (let left = 1; left > 0; ) {
        const part = await callAsAdmin(removeSamples, {});
        left = part.left;
        setDone((done) => done + part.removed);
      }
    },
    // Also what was removed before a failure.
    onSettled: async () => {
      await queryClient.invalidateQueries();
      setAsking(false);
    },
    meta: {
      done: 'The sample content was moved to the deleted entries.',
      failed: 'Failed to remove the sample content',
    },
  });
  const progress = t('{done} of {total}', { done, total });
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('Remove the sample content')}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
        {bidiText(t('{count, plural, one {# entry} other {# entries}} that nobody has changed.', { count }))}
      </Typography>
      <ConfirmDialog
        open={isAsking}
        title={t('Remove the sample content?')}
        text={
          isPending
            ? progress
            : t(
                'The posts, projects, services, images and testimonials that nobody has changed leave the website, and the sample’s enquiries the inbox. They can be restored for {days} days.',
                { days: DELETED_DAYS },
              )
        }
        confirmLabel={t('Remove the sample content')}
        cancelLabel={t('Cancel')}
        isPending={isPending}
        onConfirm={() => mutate()}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
}

const list = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};
const target = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 };
