import type { Message, MessageStatus } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { matchParent } from '../ui/styles';
import { FollowUpButton } from './follow-up';
import { ChatLinks, type ContactKind } from './phone-links';
import { ReceivedTime, useDayText } from './received-time';
import { StatusSelect } from './status-select';

interface Props {
  message: Message;
  onStatus: (status: MessageStatus) => void;
  onContact: (kind: ContactKind) => void;
}

/** What the message is about, who wrote it and how to answer. */
export function MessageHead({ message, onStatus, onContact }: Props) {
  const { t, translateIfKnown, formatDateTime } = useLanguage();
  const dayText = useDayText();
  const { subject, service, email, createdAt, firstResponseAt, quoteSentOn } = message;
  return (
    <Box
      sx={{
        display: 'grid',
        rowGap: 0.5,
        paddingInline: 3,
        paddingBlockEnd: 1.5,
        overflowWrap: 'anywhere',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box aria-live="polite">
        {(subject || service) && (
          <Typography component="h3" sx={heading}>
            {subject ? (
              <Box component="span" dir="auto" translate="no" sx={{ ...matchParent, display: 'block' }}>
                {bidiText(subject)}
              </Box>
            ) : (
              translateIfKnown(service ?? '')
            )}
          </Typography>
        )}
        <Box component="bdi" translate="no" sx={{ fontWeight: 600 }}>
          {bidiText(message.name)}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}>
        <Link href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
        {message.whatsappNumber && (
          <div>
            <ChatLinks message={message} onContact={onContact} />
          </div>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <StatusSelect message={message} onChange={onStatus} />
        <FollowUpButton key={message.id} message={message} />
        <Typography
          component="dl"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <Fact term={t('Received')}>
            <Box component="span" sx={{ displayPrint: 'none' }}>
              <ReceivedTime isoDate={createdAt} />
            </Box>
            <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
              {formatDateTime(createdAt)}
            </Box>
          </Fact>
          {firstResponseAt && (
            <Fact term={t('Replied')}>
              <ReceivedTime isoDate={firstResponseAt} />
            </Fact>
          )}
          {quoteSentOn && (
            <Fact term={t('Quote sent')}>
              <time dateTime={quoteSentOn}>{dayText(quoteSentOn)}</time>
            </Fact>
          )}
          <Fact term={t('Reference')}>
            <bdi dir="ltr">{message.reference}</bdi>
          </Fact>
        </Typography>
      </Box>
    </Box>
  );
}

const heading = { fontSize: '1.25rem', lineHeight: 1.4, fontWeight: 600 };

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', columnGap: 0.75 }}>
      <dt>{term}</dt>
      <Box component="dd" sx={{ color: 'text.primary' }}>
        {children}
      </Box>
    </Box>
  );
}
