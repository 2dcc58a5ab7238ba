import { ERROR_MESSAGES, type Language } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { Suspense, useId, useState } from 'react';
import { connectionErrorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { ErrorBoundary } from '../../shared/ui/error-boundary';
import { FailedLoad } from '../../shared/ui/failed-load';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { Skeleton } from '../../shared/ui/skeleton';

// The editor is by far the largest chunk of the panel; it loads with the form.
const RichTextEditor = retryableLazy(() => import('./editor/rich-text-editor'));

const fills = { display: 'flex', flexDirection: 'column', flexGrow: 1 } as const;

interface Props {
  label: string;
  /** HTML; a change from outside needs another `key`. */
  value: string;
  /** Language of the text; the default is that of each paragraph. */
  language?: Language;
  isRequired?: boolean;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Receives a function that focuses the text. */
  onReady?: (handle: { focus: () => void }) => void;
  error: string | undefined;
}

const ignore = () => undefined;

export function RichTextField({
  label,
  value,
  isRequired = true,
  error,
  onBlur = ignore,
  onReady = ignore,
  ...editor
}: Props) {
  const { t, translateIfKnown } = useLanguage();
  const [initialValue] = useState(value);
  const labelId = useId();
  const errorId = useId();
  return (
    <Box sx={fills}>
      <FormLabel
        id={labelId}
        component="p"
        required={isRequired}
        error={error !== undefined}
        sx={{ marginBlock: 0, marginBlockEnd: 1 }}
      >
        {label}
      </FormLabel>
      <ErrorBoundary
        fallback={(failure, retry) => (
          <FailedLoad
            text={t(connectionErrorText(failure) ?? ERROR_MESSAGES.unexpected)}
            retryLabel={t('Retry')}
            onRetry={retry}
          />
        )}
      >
        <Suspense
          fallback={
            <Box role="status" aria-label={t('Loading...')}>
              <Skeleton variant="rounded" sx={{ blockSize: 330 }} />
            </Box>
          }
        >
          <RichTextEditor
            {...editor}
            initialValue={initialValue}
            onBlur={onBlur}
            onReady={onReady}
            labelId={labelId}
            errorId={error === undefined ? undefined : errorId}
          />
        </Suspense>
      </ErrorBoundary>
      {error !== undefined && (
        <FormHelperText id={errorId} error>
          {translateIfKnown(error)}
        </FormHelperText>
      )}
    </Box>
  );
}
