import type { Message } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ChatLink } from './phone-links';

/** The text of a message, and below it all fields of the enquiry. */
export function MessageDetails({ message }: { message: Message }) {
  const { t, translateIfKnown, formatDateTime } = useLanguage();
  const { name, email, whatsappNumber, subject, service, consent, createdAt, adminNote } = message;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 3,
        rowGap: 2,
        margin: 0,
      }}
    >
      <Detail term={t('Message')} isWide>
        <Text>{message.message}</Text>
      </Detail>
      <Detail term={t('Name')}>
        <span dir="auto">{name}</span>
      </Detail>
      <Detail term={t('Email')}>
        <Link href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      </Detail>
      {whatsappNumber && (
        <Detail term={t('WhatsApp Number')}>
          <ChatLink message={message} />
        </Detail>
      )}
      {subject && (
        <Detail term={t('Subject')}>
          <span dir="auto">{subject}</span>
        </Detail>
      )}
      {service && <Detail term={t('Service')}>{translateIfKnown(service)}</Detail>}
      <Detail term={t('Received')}>{formatDateTime(createdAt)}</Detail>
      {consent !== undefined && (
        <Detail term={t('Consent to storing')}>{consent ? t('Given') : t('Not given')}</Detail>
      )}
      {adminNote && (
        <Detail term={t('Resolution Note')} isWide>
          <Text>{adminNote}</Text>
        </Detail>
      )}
    </Box>
  );
}

function Text({ children }: { children: string }) {
  return (
    <Typography component="span" dir="auto" translate="no" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
      {children}
    </Typography>
  );
}

/** A term with its description; a text spans both columns. */
function Detail({ term, isWide, children }: { term: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', ...(isWide && { gridColumn: '1 / -1' }) }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Box component="dd" sx={{ margin: 0 }}>
        {children}
      </Box>
    </Box>
  );
}
