import railing from 'image:glass-railing-balcony';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { Typography } from '../../../shared/ui/typography';

export function ProjectImage() {
  const { t } = useLanguage();
  return (
    <Box component="figure" sx={{ margin: 0, display: { lg: 'contents' } }}>
      <Image
        {...railing}
        alt={t('A balcony with a glass railing and two chairs, with towers across the bay')}
        sizes="(min-width: 1920px) 1100px, (min-width: 1024px) 58vw, 100vw"
      />
      <Typography
        component="figcaption"
        variant="body2"
        color="textSecondary"
        sx={{ gridColumn: { lg: 2 }, paddingBlockStart: 1.5, paddingInline: { xs: 2, sm: 3, lg: 0 } }}
      >
        {t('A glass railing of the kind our team makes and installs')}
      </Typography>
    </Box>
  );
}
