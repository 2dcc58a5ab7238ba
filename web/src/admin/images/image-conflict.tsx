import type { AdminImage } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../shared/i18n/language-context';
import { ConflictAlert } from '../ui/conflict-alert';
import { imageQueries } from './image-queries';

interface Props {
  id: string;
  /** The version that the form started from. */
  rejected: string;
  onKeepMine: (theirs: AdminImage) => void;
  onTakeTheirs: (theirs: AdminImage) => void;
}

/** Shows the other stored version above the form. */
export function ImageConflict({ id, rejected, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useLanguage();
  const theirs = useQuery(imageQueries.current(id, rejected));
  return (
    <ConflictAlert title={t('Somebody else has changed this image in the meantime')} theirs={theirs}>
      {(stored) => (
        <>
          <Stored image={stored} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => onKeepMine(stored)}>
              {t('Keep mine')}
            </Button>
            <Button variant="outlined" onClick={() => onTakeTheirs(stored)}>
              {t('Use theirs')}
            </Button>
          </Box>
        </>
      )}
    </ConflictAlert>
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
    <Box component="dl" sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
      {rows.map(([term, text]) => (
        <Box key={term}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {term}
          </Typography>
          <Typography component="dd" variant="body2">
            <bdi>{text}</bdi>
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
