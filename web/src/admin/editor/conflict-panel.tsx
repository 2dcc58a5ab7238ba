import type { Difference, Edited } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { FailedLoad } from '../../shared/ui/failed-load';
import { HAIRLINE } from '../../shared/ui/hairline';
import { useToast } from '../../shared/ui/toast/toast-context';
import { Differences, IMAGE_FIELDS } from '../history/differences';
import { fieldAt } from '../history/field-labels';
import { LastEdited } from '../history/last-edited';
import { plainTextOf } from '../history/word-differences';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useObjectUrl } from '../ui/use-object-url';
import type { EditedEntry, Versions } from './use-editor';

interface Props {
  /** The current entry. */
  theirs: UseQueryResult<EditedEntry>;
  versions: () => Versions;
  isBeside: boolean;
  kind: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Receives the focus, shows what differs, and offers the choice between both versions. */
export default function ConflictPanel({ theirs, isBeside, ...choice }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const { data, error, refetch } = theirs;
  return (
    <Alert
      ref={alert}
      severity="warning"
      variant="outlined"
      tabIndex={-1}
      sx={{
        '& .MuiAlert-message': { flexGrow: 1, minInlineSize: 0 },
        ...(isBeside && { position: { lg: 'sticky' }, insetBlockStart: 0, order: { lg: 1 } }),
      }}
    >
      <AlertTitle>{t('Somebody else has changed this in the meantime')}</AlertTitle>
      {t('Your changes are not saved, but nothing is lost: your text is still in the form.')}{' '}
      {t('If you keep yours, theirs stays in the history.')}
      {data ? (
        <Choice key={data.version} edited={data.edited} {...choice} />
      ) : error ? (
        <FailedLoad text={translateIfKnown(errorText(error))} retryLabel={t('Retry')} onRetry={refetch} />
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 120 }}>
          <CircularProgress aria-label={t('Loading...')} />
        </Box>
      )}
    </Alert>
  );
}

interface ChoiceProps extends Pick<Props, 'kind' | 'versions' | 'onKeepMine' | 'onTakeTheirs'> {
  edited: Edited | undefined;
}

function Choice({ edited, kind, versions, onKeepMine, onTakeTheirs }: ChoiceProps) {
  const { t } = useLanguage();
  const copy = useCopy();
  const [isAsking, setAsking] = useState(false);
  // Typing does not compare again.
  const [{ theirs, mine }] = useState(versions);
  const file = useObjectUrl('file' in mine && mine.file instanceof File ? mine.file : null);
  const differences = differencesBetween(
    theirs,
    { ...mine, ...(file && { image: file }) },
    kind.startsWith('translations'),
  );
  return (
    <>
      <LastEdited edited={edited} />
      <Box
        role="region"
        tabIndex={0}
        aria-label={t('Their version')}
        sx={{
          marginBlock: 2,
          padding: 2,
          maxBlockSize: { xs: 320, lg: '46vh' },
          overflow: 'auto',
          border: HAIRLINE,
          borderRadius: 1,
          color: 'text.primary',
          backgroundColor: 'background.default',
        }}
      >
        {differences.length > 0 ? (
          <Differences differences={differences} labels={{ before: t('Their version'), now: t('Yours') }} />
        ) : (
          t('Both versions are the same.')
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={onKeepMine}>
          {t('Keep mine')}
        </Button>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t('Use theirs')}
        </Button>
        <Button onClick={() => copy(versions().mine)}>{t('Copy mine')}</Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        title={t('Discard your version?')}
        text={t(
          'What you have written in this form will be replaced and lost. Copy it first if you still need it.',
        )}
        confirmLabel={t('Use theirs')}
        cancelLabel={t('Cancel')}
        isPending={false}
        onConfirm={() => {
          setAsking(false);
          onTakeTheirs();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const IS_NO_TEXT: readonly string[] = [...IMAGE_FIELDS, 'file', 'newImages'];

function differencesBetween(
  theirs: Versions['theirs'],
  mine: Versions['mine'],
  isTranslation: boolean,
): Difference[] {
  const [stored, typed] = [new Map(Object.entries(theirs)), new Map(Object.entries(mine))];
  // A list may have more rows in one of the versions.
  return [...new Set([...typed.keys(), ...stored.keys()])]
    .filter((field) => field !== 'file')
    .map((field) => ({
      field,
      isTranslation,
      before: textOf(stored.get(field)),
      now: textOf(typed.get(field)),
    }))
    .filter(({ before, now }) => before !== now);
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** Copies all texts to the clipboard, a post's text with its formatting. */
function useCopy() {
  const { t } = useLanguage();
  const toast = useToast();
  return async (values: object) => {
    const texts = Object.entries(values)
      .filter(([field, value]) => !IS_NO_TEXT.includes(fieldAt(field)) && typeof value !== 'boolean')
      .map(([field, value]) => (field === 'content' ? plainTextOf(textOf(value)) : textOf(value)))
      .filter((text) => text.trim());
    const html = 'content' in values && new Blob([textOf(values.content)], { type: 'text/html' });
    try {
      const item = new ClipboardItem({
        'text/plain': new Blob([texts.join('\n\n')], { type: 'text/plain' }),
        ...(html && { 'text/html': html }),
      });
      await navigator.clipboard.write([item]);
      toast({ title: t('Text copied') });
    } catch (error) {
      console.warn('The text could not be copied.', error);
      toast({ title: t('The text could not be copied'), variant: 'destructive' });
    }
  };
}
