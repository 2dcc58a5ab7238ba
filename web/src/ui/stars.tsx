import Rating from '@mui/material/Rating';
import { useLanguage } from '../language/language-context';

/** A rating of 1 to 5 in halves, to be read only. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLanguage();
  return (
    <Rating
      value={rating}
      precision={0.5}
      readOnly
      size="small"
      getLabelText={(value) => t('Rated {rating} out of 5', { rating: value })}
      sx={{ color: 'secondary.main' }}
    />
  );
}
