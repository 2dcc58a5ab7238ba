import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { ServiceIcon } from '../../../shared/ui/service-icon';
import { Typography } from '../../../shared/ui/typography';
import { imageLink } from './image-link';
import type { ServiceTile } from './service-tiles';

/** A trade over its image; links to that work in the portfolio. */
export function ServiceTileLink({ tile }: { tile: ServiceTile }) {
  const { t } = useLanguage();
  const { slug, icon, title, description, features, responsiveImage: image } = tile;
  const id = useId();
  return (
    <Box
      component={LocaleLink}
      to={`/portfolio?category=${slug}`}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      sx={imageLink}
    >
      <Image
        {...image}
        alt=""
        sizes="(min-width: 768px) 50vw, 100vw"
        sx={{ position: 'absolute', inset: 0, aspectRatio: 'auto' }}
      />
      <Box className="caption">
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <ServiceIcon name={icon} />
          <Typography id={id} component="h3" sx={{ fontWeight: 700, lineHeight: 1.35 }}>
            {t(title)}
          </Typography>
        </Box>
        <Typography id={`${id}-text`} component="p" variant="body2" sx={{ marginBlockStart: 0.75 }}>
          {t(description)}
        </Typography>
        <Box component="ul" sx={featureList}>
          {features.map((feature) => (
            <li key={feature}>{t(feature)}</li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}

/** If there is room for more than the description. */
const featureList = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 2,
  marginBlock: 0,
  marginBlockStart: 0.75,
  padding: 0,
  // An outside marker would overlap the text before it.
  listStylePosition: 'inside',
  fontSize: '0.8125rem',
  lineHeight: 1.7,
};
