import Star from 'icon:Star';
import StarBorder from 'icon:StarBorder';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';

const PLACES = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 in halves, to be read only. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLanguage();
  return (
    <Box component="span" role="img" aria-label={t('Rated {rating} out of 5', { rating })} sx={row}>
      {PLACES.map((place) => (
        <Box key={place} component="span" sx={{ display: 'flex', position: 'relative' }}>
          {rating < place && <StarBorder fontSize="inherit" sx={{ color: 'action.disabled' }} />}
          {rating > place - 1 && <Star fontSize="inherit" sx={rating < place ? half : undefined} />}
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'inline-flex', fontSize: '1.125rem', color: 'secondary.main' };
/** The half where reading begins. */
const half = {
  position: 'absolute',
  insetInlineStart: 0,
  clipPath: 'inset(0 50% 0 0)',
  '[dir="rtl"] &': { clipPath: 'inset(0 0 0 50%)' },
};
