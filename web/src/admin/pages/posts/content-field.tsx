import { ERROR_MESSAGES } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { connectionErrorText } from '../../../shared/i18n/error-text';
import { useLanguage } from '../../../shared/i18n/language-context';
import { ErrorBoundary } from '../../../shared/ui/error-boundary';
import { FailedLoad } from '../../../shared/ui/failed-load';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';
import type { PostValues } from './post-values';

// The editor is by far the largest chunk of the panel; it loads with the form.
const RichTextEditor = retryableLazy(() => import('./editor/rich-text-editor'));

/** As high as its container. */
const fills = { display: 'flex', flexDirection: 'column', flexGrow: 1 } as const;

/** The text of the post. */
export function ContentField() {
  const { t, translateIfKnown } = useLanguage();
  const { field, fieldState } = useController<PostValues, 'content'>({ name: 'content' });
  const [initialValue] = useState(field.value);
  const labelId = useId();
  const errorId = useId();
  const message = fieldState.error?.message;
  return (
    <Box sx={fills}>
      <FormLabel
        id={labelId}
        component="p"
        required
        error={message !== undefined}
        sx={{ marginBlock: 0, marginBlockEnd: 1 }}
      >
        {t('Content')}
      </FormLabel>
      <ErrorBoundary
        fallback={(error, retry) => (
          <FailedLoad
            text={t(connectionErrorText(error) ?? ERROR_MESSAGES.unexpected)}
            retryLabel={t('Retry')}
            onRetry={retry}
          />
        )}
      >
        <Suspense
          fallback={
            <Box role="status" aria-label={t('Loading...')}>
              <Skeleton variant="rounded" height={330} />
            </Box>
          }
        >
          <RichTextEditor
            initialValue={initialValue}
            onChange={field.onChange}
            onBlur={field.onBlur}
            onReady={field.ref}
            labelId={labelId}
            errorId={message === undefined ? undefined : errorId}
          />
        </Suspense>
      </ErrorBoundary>
      {message !== undefined && (
        <FormHelperText id={errorId} error>
          {translateIfKnown(message)}
        </FormHelperText>
      )}
    </Box>
  );
}
