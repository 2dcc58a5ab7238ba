import type { AdminImage } from '@alnafitha/contract';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorText } from '../../language/error-text';
import { useLanguage } from '../../language/language-context';
import { FailedLoad } from '../../ui/failed-load';
import { imageQueries } from './image-queries';

interface Props {
  id: string;
  /** The version from which the form was made. */
  refused: string;
  onKeepMine: (theirs: AdminImage) => void;
  onTakeTheirs: (theirs: AdminImage) => void;
}

/** Shows what somebody else has stored meanwhile above the form, and lets the person choose between the two. */
export function ImageConflict({ id, refused, onKeepMine, onTakeTheirs }: Props) {
  const { t, translateKnown } = useLanguage();
  const { data: theirs, error, refetch } = useQuery(imageQueries.current(id, refused));
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  return (
    <Alert
      ref={panel}
      severity="warning"
      variant="outlined"
      tabIndex={-1}
      sx={{ '& .MuiAlert-message': { flexGrow: 1, minInlineSize: 0 } }}
    >
      <AlertTitle>{t('Somebody else has changed this picture in the meantime')}</AlertTitle>
      {error ? (
        <FailedLoad text={translateKnown(errorText(error))} retryLabel={t('Retry')} onRetry={refetch} />
      ) : theirs ? (
        <>
          <Stored image={theirs} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => onKeepMine(theirs)}>
              {t('Keep mine')}
            </Button>
            <Button variant="outlined" onClick={() => onTakeTheirs(theirs)}>
              {t('Use theirs')}
            </Button>
          </Box>
        </>
      ) : (
        <CircularProgress aria-label={t('Loading...')} />
      )}
    </Alert>
  );
}

function Stored({ image: { title, altText, category, subCategories } }: { image: AdminImage }) {
  const { t } = useLanguage();
  const rows = [
    [t('Title'), title],
    [t('Alt text'), altText],
    [t('Category'), [category, ...subCategories].map((each) => t(each)).join(' · ')],
  ];
  return (
    <Box component="dl" sx={{ margin: 0, marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
      {rows.map(([term, text]) => (
        <Box key={term}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ margin: 0 }}>
            <bdi>{text}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
