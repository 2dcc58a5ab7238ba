import { type ShownHours, whatsappLink } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { errorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { blockQuery, useBlock } from '../../../shared/i18n/translation/use-block';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { useToast } from '../../../shared/ui/toast/toast-context';
import { Typography } from '../../../shared/ui/typography';
import { HoursLines } from '../../layout/hours-lines';
import { WhatsappButton } from '../../layout/whatsapp';
import type { FilesHandle } from './files/chosen-files';
import { FileField } from './files/file-field';

interface Props {
  reference: string;
  workingHours: ShownHours['lines'];
  /** Those that are not uploaded yet are added. */
  files: FilesHandle;
  onWriteAnother: () => void;
}

/** Replaces a sent form and receives the focus; shows the reference and the next steps. */
export default function EnquirySent({ reference, workingHours, files, onWriteAnother }: Props) {
  const { t, language, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { name: company, whatsapp } = useBlock('company');
  // The home page's data has them not.
  const texts = useQuery(blockQuery('questions')).data?.[language];
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // The panel is at the top, because the toast would cover the buttons at the end.
    panel.current?.scrollIntoView();
  }, []);
  const chat = whatsappLink(
    whatsapp,
    [
      t(
        'Hello {company}, I have just sent you a message through your website. My reference is {reference}.',
        {
          company,
          reference,
        },
      ),
      ...[t('Width and height:'), t('Location:'), t('Photo:')],
    ].join('\n'),
  );
  return (
    <Box component="section" ref={panel} tabIndex={-1} aria-labelledby={titleId} sx={frame}>
      <Typography component="h2" variant="h3" id={titleId}>
        {t('Thank you, your message has reached us.')}
      </Typography>
      <Typography sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
        {t('Your reference:')}{' '}
        <Box component="bdi" dir="ltr" translate="no" sx={{ whiteSpace: 'nowrap', userSelect: 'all' }}>
          {reference}
        </Box>
      </Typography>
      <div>
        <Typography sx={{ marginBlockEnd: 1 }}>{texts && bidiText(texts.photo)}</Typography>
        <FileField
          files={files}
          form="sent"
          isRestored={false}
          sent={reference}
          onError={(error) =>
            toast({
              title: t('Error'),
              description: translateIfKnown(errorText(error)),
              variant: 'destructive',
            })
          }
        />
      </div>
      {texts && (
        <Box component="ol" sx={steps}>
          <li>{bidiText(texts.next)}</li>
          <li>{bidiText(texts.visit)}</li>
          <li>{bidiText(texts.quote)}</li>
        </Box>
      )}
      {whatsapp && (
        <div>
          {texts && <Typography>{bidiText(texts.chat)}</Typography>}
          {texts && <Typography>{bidiText(texts.urgent)}</Typography>}
          <HoursLines lines={workingHours} color="textSecondary" />
        </div>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <WhatsappButton href={chat} variant="contained">
          {t('Continue on WhatsApp')}
        </WhatsappButton>
        <Button variant="outlined" onClick={onWriteAnother}>
          {t('Send another message')}
        </Button>
      </Box>
    </Box>
  );
}

const frame = { display: 'grid', gap: 2.5, outline: 'none' };
const steps = { paddingInlineStart: 3, listStyle: 'revert', display: 'grid', gap: 1, lineHeight: 1.65 };
