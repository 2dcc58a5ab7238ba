import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { ServiceIcon } from '../../../shared/ui/service-icon';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import type { HomeGallery } from './choose-images';
import { homeGalleryQuery } from './home-queries';
import { imageLink } from './image-link';
import { SERVICE_TILES, type ServiceTile } from './service-tiles';

/** Links to the trade's work in the portfolio. */
function ServiceTileLink({ tile }: { tile: ServiceTile }) {
  const { t } = useLanguage();
  const { slug, icon, title, description, features, responsiveImage: image } = tile;
  return (
    <Box sx={[imageLink, { position: 'relative' }]}>
      <Image
        {...image}
        alt=""
        sizes="(min-width: 1280px) 813px, (min-width: 768px) 63vw, 92vw"
        sx={{ aspectRatio: 'auto', blockSize: { xs: 200, md: 300, lg: 420 } }}
      />
      <div>
        <Box sx={{ display: 'flex', gap: 1.25, '& > svg': { color: 'secondary.main' } }}>
          <ServiceIcon name={icon} />
          <Typography variant="h3" sx={{ fontSize: { xs: '1.05rem', md: '1.35rem' } }}>
            <Box component={LocaleLink} to={`/portfolio?category=${slug}`} className="title" sx={overTile}>
              {t(title)}
            </Box>
          </Typography>
        </Box>
        <Typography color="textSecondary" sx={{ maxInlineSize: '44ch', marginBlock: 0.75 }}>
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

/** The whole tile is the link's, but its name is the title only. */
const overTile = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

/** The element is hidden where there is room for the description only. */
const featureList = {
  display: { xs: 'none', md: 'flex' },
  flexWrap: 'wrap',
  fontSize: '0.875rem',
  '& > li:not(:last-of-type)::after': { content: '"·"', marginInline: 1 },
};

/** The tiles with a gallery image; without any, all tiles with their fallbacks. */
function shownTiles(images: HomeGallery['tiles']): readonly ServiceTile[] {
  const tiles = SERVICE_TILES.flatMap((tile) => {
    const match = images.find(({ slug }) => slug === tile.slug);
    return match ? [{ ...tile, responsiveImage: { image: match.image, picture: match.picture } }] : [];
  });
  return tiles.length > 0 ? tiles : SERVICE_TILES;
}

export default function ServicesSection() {
  const { t } = useLanguage();
  const gallery = useContentQuery(homeGalleryQuery);
  return (
    <Section
      overline={t('Services')}
      title={t('What we can make for you')}
      introduction={t('Choose a category to see examples.')}
      tone="band"
      action={<ArrowLink to="/services">{t('Our services')}</ArrowLink>}
    >
      <Box component="ul" sx={mosaic}>
        {gallery.isPending
          ? SERVICE_TILES.map(({ slug }) => (
              <li key={slug}>
                <Skeleton variant="rectangular" sx={{ blockSize: { xs: 330, md: 410, lg: 530 } }} />
              </li>
            ))
          : shownTiles(gallery.data?.tiles ?? []).map((tile) => (
              <Box key={tile.slug} component="li">
                <ServiceTileLink tile={tile} />
              </Box>
            ))}
      </Box>
    </Section>
  );
}

/** Tiles of double width: the second of two, four or five, and the third of four. */
const WIDE =
  '& > li:nth-of-type(2):is(:nth-last-of-type(1), :nth-last-of-type(3), :nth-last-of-type(4)), & > li:nth-of-type(3):nth-last-of-type(2)';

/** Rows without gaps for one to five tiles. */
const mosaic = {
  display: 'grid',
  columnGap: { xs: 1.5, md: 3 },
  rowGap: { xs: 4, md: 7 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  // An odd number would leave half a row on a phone.
  '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > li:first-of-type:nth-last-of-type(1)': { gridColumn: '1 / -1' },
  [WIDE]: { gridColumn: { md: 'span 2' } },
};
