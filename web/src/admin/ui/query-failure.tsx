import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { FailedLoad } from '../../shared/ui/failed-load';

interface Props {
  query: Pick<UseQueryResult, 'error' | 'isRefetchError' | 'refetch'>;
  /** Text in place of data that could not be loaded; by default the error's. */
  text?: string;
}

/** A failed query: an alert in place of its data, or a line beside data that was loaded before. */
export function QueryFailure({ query: { error, isRefetchError, refetch }, text }: Props) {
  const { t, translateIfKnown } = useLanguage();
  if (!error) return null;
  if (!isRefetchError)
    return (
      <FailedLoad
        text={text ?? translateIfKnown(errorText(error))}
        retryLabel={t('Retry')}
        onRetry={refetch}
        margin={0}
      />
    );
  return (
    <Typography component="div" variant="body2" role="status" sx={{ displayPrint: 'none' }}>
      {t('This could not be brought up to date.')}{' '}
      <Button size="small" onClick={() => refetch()}>
        {t('Try again')}
      </Button>
    </Typography>
  );
}
