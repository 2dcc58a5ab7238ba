import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import type { SxProps } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { FailedLoad } from '../../shared/ui/failed-load';

interface Props<T> {
  title: string;
  text?: string;
  /** The other stored version. */
  theirs: UseQueryResult<T>;
  children: (theirs: T) => ReactNode;
  sx?: SxProps;
}

/** Receives the focus, and offers the choice between both versions. */
export function ConflictAlert<T>({ title, text, theirs, children, sx }: Props<T>) {
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
      sx={[{ '& .MuiAlert-message': { flexGrow: 1, minInlineSize: 0 } }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <AlertTitle>{title}</AlertTitle>
      {text}
      {error ? (
        <FailedLoad text={translateIfKnown(errorText(error))} retryLabel={t('Retry')} onRetry={refetch} />
      ) : data ? (
        children(data)
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 120 }}>
          <CircularProgress aria-label={t('Loading...')} />
        </Box>
      )}
    </Alert>
  );
}
