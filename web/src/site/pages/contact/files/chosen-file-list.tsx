import Close from 'icon:Close';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { awaitTexts } from '../../../../shared/i18n/dictionary';
import { useLanguage } from '../../../../shared/i18n/language-context';
import { bidiText } from '../../../../shared/ui/bidi-text';
import { Box } from '../../../../shared/ui/box';
import { Button } from '../../../../shared/ui/button';
import { IconButton } from '../../../../shared/ui/icon-button';
import { Typography } from '../../../../shared/ui/typography';
import { visuallyHidden } from '../../../../shared/ui/visually-hidden';
import { WhatsappButton } from '../../../layout/whatsapp';
import { type ChosenFile, type ChosenFiles, chosenFilesOf, type FileForm } from './chosen-files';

/** Adds files to those of the form, or of the sent enquiry, once the list has its texts. */
export async function takeFiles(
  { files, form, signs, isRestored, sent }: FileForm,
  chosen: readonly File[],
): Promise<void> {
  await awaitTexts();
  files.current ??= chosenFilesOf(form, signs, isRestored);
  if (sent) files.current.addToSent(sent, []);
  files.current.choose(chosen);
}

interface ListProps {
  files: ChosenFiles;
  /** Takes the focus of a button that is gone. */
  onRemoved: () => void;
}

/** The chosen files with their states, each of which is said to screen readers. */
export function ChosenFileList({ files: chosen, onRemoved }: ListProps) {
  const { t } = useLanguage();
  const [removed, setRemoved] = useState<string>();
  const { files, hasTooMany, isLate, isEnquirySent } = useSyncExternalStore(
    chosen.subscribe,
    chosen.snapshot,
  );
  return (
    <>
      {files.length > 0 && (
        <Box component="ul" aria-label={t('Chosen files')} sx={list}>
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              onRetry={() => chosen.retry(file.key)}
              onRemove={
                isEnquirySent && file.state === 'sent'
                  ? undefined
                  : () => {
                      chosen.remove(file.key);
                      setRemoved(file.name);
                      onRemoved();
                    }
              }
            />
          ))}
        </Box>
      )}
      <Typography variant="caption" component="p" color="textSecondary">
        {t('At most 5 photos or PDF files')}
      </Typography>
      <div role="alert">
        {hasTooMany && (
          <Typography sx={{ color: 'error.main' }}>{t('At most 5 files can be sent')}</Typography>
        )}
      </div>
      {files.some(({ state, offersWhatsapp }) => state === 'failed' && offersWhatsapp) && (
        <WhatsappButton variant="outlined">{t('Send on WhatsApp')}</WhatsappButton>
      )}
      <Box role="status" sx={visuallyHidden}>
        {removed !== undefined && t('{name} is removed', { name: removed })}
      </Box>
      <div role="status">
        {isLate && (
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginBlockStart: 2 }}>
            <Typography>
              {t('The photos need more time. Your message can go first; they follow from the next page.')}
            </Typography>
            <Button variant="outlined" onClick={chosen.sendWithout}>
              {t('Send without the photos')}
            </Button>
          </Box>
        )}
      </div>
    </>
  );
}

const list = { display: 'grid', gap: 1, marginBlockStart: 2, padding: 0, listStyle: 'none' };

interface RowProps {
  file: ChosenFile;
  onRetry: () => void;
  /** Absent for a file that the office has. */
  onRemove: (() => void) | undefined;
}

function FileRow({ file, onRetry, onRemove }: RowProps) {
  const { t, translateIfKnown } = useLanguage();
  const nameId = useId();
  const removal = useRef<HTMLButtonElement>(null);
  /** The preview that the browser cannot show. */
  const [broken, setBroken] = useState<string>();
  const { name, state, progress, preview, error, canRetry } = file;
  const percent = Math.round(progress * 100);
  return (
    <Box component="li" sx={row}>
      <Box sx={thumbnail}>
        {preview && preview !== broken ? (
          <Box component="img" src={preview} alt="" onError={() => setBroken(preview)} sx={picture} />
        ) : (
          <span aria-hidden>{extensionOf(name)}</span>
        )}
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography id={nameId} component="bdi" dir="auto" translate="no" sx={{ overflowWrap: 'anywhere' }}>
          {bidiText(name)}
        </Typography>
        {state === 'sending' && (
          <Box component="progress" aria-labelledby={nameId} value={percent} max={100} sx={bar} />
        )}
        <Typography
          role="status"
          variant="body2"
          sx={{ color: state === 'failed' ? 'error.main' : 'text.secondary' }}
        >
          <Box component="span" sx={visuallyHidden}>
            {name}:{' '}
          </Box>
          <StateText state={state}>{error && translateIfKnown(error)}</StateText>
        </Typography>
      </Box>
      {canRetry && state === 'failed' && (
        <Button
          aria-describedby={nameId}
          onClick={() => {
            // This button is about to disappear.
            removal.current?.focus();
            onRetry();
          }}
        >
          {t('Try again')}
        </Button>
      )}
      {onRemove && (
        <IconButton
          ref={removal}
          aria-label={t('Remove {name}', { name })}
          onClick={onRemove}
          sx={{ marginInlineStart: 'auto' }}
        >
          <Close />
        </IconButton>
      )}
    </Box>
  );
}

function StateText({ state, children }: { state: ChosenFile['state']; children: ReactNode }) {
  const { t } = useLanguage();
  switch (state) {
    case 'waiting':
      return t('Waiting');
    case 'preparing':
      return t('Being prepared');
    case 'sending':
      return t('Being sent');
    case 'sent':
      return t('Added');
    case 'failed':
      return children;
  }
}

const extensionOf = (name: string) => /.\.(\w{1,4})$/.exec(name)?.[1]?.toUpperCase();

const row = { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 56 };
const thumbnail = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  overflow: 'hidden',
  borderRadius: '4px',
  backgroundColor: 'action.hover',
  fontSize: '0.75rem',
  color: 'text.secondary',
};
const picture = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' };
const bar = { display: 'block', inlineSize: '100%', accentColor: 'var(--mui-palette-primary-main)' };
