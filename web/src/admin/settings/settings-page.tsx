import { BLOCK_TITLES, readRecipients } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { useAdmin } from '../../shared/session/session-queries';
import { Skeleton } from '../../shared/ui/skeleton';
import { WEBSITE } from '../layout/navigation';
import { callAsAdmin } from '../session/as-admin';
import { QueryFailure } from '../ui/query-failure';
import { Section } from '../ui/section';
import { useCompany } from '../ui/use-company';
import { RecipientsForm } from './recipients-form';
import { TestMailButton } from './test-mail-button';

const recipientsQuery = queryOptions({
  queryKey: ['admin', 'recipients'],
  queryFn: ({ signal }) => callAsAdmin(readRecipients, {}, { signal }),
});

export default function SettingsPage() {
  const { t } = useLanguage();
  const { isSample } = useCompany().en;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxInlineSize: 640 }}>
      <Section title={t(BLOCK_TITLES.company)}>
        {isSample && <Typography color="textSecondary">{t('Content coming soon')}</Typography>}
        <Button component={Link} to={`${WEBSITE.path}?block=company`} sx={{ justifySelf: 'start' }}>
          {t('Edit the company on the website')}
        </Button>
      </Section>
      <Section title={t('Where enquiries go')}>
        <Recipients />
      </Section>
    </Box>
  );
}

function Recipients() {
  const { t } = useLanguage();
  const client = useQueryClient();
  const { data: admin } = useAdmin();
  const query = useQuery(recipientsQuery);
  const { data, error } = query;
  return (
    <>
      <Typography color="textSecondary">
        {t(
          'New enquiries, reminders of those that wait, and notices such as a certificate’s end are mailed to these addresses.',
        )}
      </Typography>
      <QueryFailure query={query} />
      {!data && !error && <Skeleton variant="rounded" sx={{ blockSize: 240 }} />}
      {data && admin && (
        <>
          {data.isDefault && (
            <Typography>
              {t('Whoever runs the website has set these. They count until you save others here.')}
            </Typography>
          )}
          <TestMailButton to="recipients" label={t('Send a test mail to all of them')} />
          <RecipientsForm
            admin={admin}
            recipients={data.recipients}
            onSaved={(saved) => client.setQueryData(recipientsQuery.queryKey, saved)}
          />
        </>
      )}
    </>
  );
}
