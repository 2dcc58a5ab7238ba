import Star from 'icon:Star';
import StarBorder from 'icon:StarBorder';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';

const STARS = [1, 2, 3, 4, 5];

/** A read-only rating of 1 to 5 in halves. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLanguage();
  return (
    <Box component="span" role="img" aria-label={t('Rated {rating} out of 5', { rating })} sx={row}>
      {STARS.map((star) => (
        <Box key={star} component="span" sx={{ display: 'flex', position: 'relative' }}>
          {rating < star && <StarBorder fontSize="inherit" sx={{ color: 'action.disabled' }} />}
          {rating > star - 1 && <Star fontSize="inherit" sx={rating < star ? half : undefined} />}
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'inline-flex', fontSize: '0.95rem', color: 'secondary.main' };
/** The half at inline start. */
const half = {
  position: 'absolute',
  insetInlineStart: 0,
  clipPath: 'inset(0 50% 0 0)',
  '[dir="rtl"] &': { clipPath: 'inset(0 0 0 50%)' },
};
