import { useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { ServiceIcon } from '../../../shared/ui/service-icon';
import { Typography } from '../../../shared/ui/typography';
import { imageLink } from './image-link';
import type { ServiceTile } from './service-tiles';

/** A trade below its image; links to that work in the portfolio. */
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
        sx={{ aspectRatio: 'auto', blockSize: { xs: 200, md: 300, lg: 420 } }}
      />
      <div>
        <Box sx={{ display: 'flex', gap: 1.25, '& > svg': { color: 'secondary.main' } }}>
          <ServiceIcon name={icon} />
          <Typography
            id={id}
            className="title"
            variant="h3"
            sx={{ fontSize: { xs: '1.05rem', md: '1.35rem' } }}
          >
            {t(title)}
          </Typography>
        </Box>
        <Typography id={`${id}-text`} color="textSecondary" sx={{ maxInlineSize: '44ch', marginBlock: 0.75 }}>
          {t(description)}
        </Typography>
        <Box component="ul" sx={featureList}>
          {features.map((feature) => (
            <li key={feature}>{t(feature)}</li>
          ))}
        </Box>
      </div>
    </Box>
  );
}

/** If there is room for more than the description. */
const featureList = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  fontSize: '0.875rem',
  '& > li:not(:last-of-type)::after': { content: '"·"', marginInline: 1 },
};
