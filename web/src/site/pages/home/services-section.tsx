import { servicePath } from '@alnafitha/contract';
import type { ComponentProps } from 'react';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { bidiText } from '../../../shared/ui/bidi-text';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { ServiceIcon } from '../../../shared/ui/service-icon';
import { Skeleton } from '../../../shared/ui/skeleton';
import { Typography } from '../../../shared/ui/typography';
import { useIsPageShown } from '../../layout/links';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { homeGalleryQuery, homeServicesQuery } from './home-queries';
import { imageLink } from './image-link';
import { SERVICE_TILES, type ServiceTile } from './service-tiles';

interface Tile extends Pick<ServiceTile, 'icon'> {
  readonly to: string;
  readonly title: string;
  readonly description: string;
  readonly features: readonly string[];
  readonly image: ComponentProps<typeof Image>['image'];
  readonly picture: ComponentProps<typeof Image>['picture'];
}

function TileLink({ tile: { to, icon, title, description, features, image, picture } }: { tile: Tile }) {
  return (
    <Box sx={[imageLink, { position: 'relative' }]}>
      <Image
        image={image}
        picture={picture}
        alt=""
        sizes="(min-width: 1280px) 813px, (min-width: 768px) 63vw, 92vw"
        sx={{ aspectRatio: 'auto', blockSize: { xs: 200, md: 300, lg: 420 } }}
      />
      <div>
        <Box sx={{ display: 'flex', gap: 1.25, '& > svg': { color: 'secondary.main' } }}>
          <ServiceIcon name={icon} />
          <Typography variant="h3" sx={{ fontSize: { xs: '1.05rem', md: '1.35rem' } }}>
            <Box component={LocaleLink} to={to} className="title" sx={overTile}>
              {bidiText(title)}
            </Box>
          </Typography>
        </Box>
        <Typography color="textSecondary" sx={{ maxInlineSize: '44ch', marginBlock: 0.75 }}>
          {bidiText(description)}
        </Typography>
        <Box component="ul" sx={featureList}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
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

/** Those of the sample link to the trade's work: tiles with a gallery image; without any, all with their fallbacks. */
function useSampleTiles() {
  const { t } = useLanguage();
  const { isSample } = useBlock('company');
  const isPageShown = useIsPageShown();
  const { data, isPending } = useContentQuery({ ...homeGalleryQuery, enabled: isSample });
  const withImage = SERVICE_TILES.flatMap((tile) => {
    const match = data?.tiles.find(({ slug }) => slug === tile.slug);
    return match ? [{ ...tile, responsiveImage: { image: match.image, picture: match.picture } }] : [];
  });
  // Texts that are looked up come with the document.
  const sampleTiles = isSample ? SERVICE_TILES : [];
  const tiles = (withImage.length > 0 ? withImage : sampleTiles).map(
    ({ slug, icon, title, description, features, responsiveImage }): Tile => ({
      to: isPageShown('/portfolio') ? `/portfolio?category=${slug}` : '/services',
      ...{ icon, title: t(title), description: t(description) },
      features: features.map((feature) => t(feature)),
      ...responsiveImage,
    }),
  );
  return { tiles, isPending, size: SERVICE_TILES.length };
}

/** An own company's services lead to their pages. */
function useServiceTiles() {
  const { isSample, services } = useBlock('company');
  const { data = [], isPending } = useContentQuery({ ...homeServicesQuery, enabled: !isSample });
  const tiles = useLocalized('services', data).map(
    ({ slugs, icon, title, description, image, picture }): Tile => ({
      ...{ to: servicePath(slugs[0] ?? ''), icon, title, description, features: [], image, picture },
    }),
  );
  return { tiles, isPending, size: services.length };
}

export default function ServicesSection() {
  const { t } = useLanguage();
  const isPageShown = useIsPageShown();
  const { isSample } = useBlock('company');
  const { servicesTitle } = useBlock('hero');
  const sample = useSampleTiles();
  const own = useServiceTiles();
  const { tiles, isPending, size } = isSample ? sample : own;
  if (!isPending && tiles.length === 0) return null;
  return (
    <Section
      overline={t('Services')}
      title={servicesTitle}
      {...(isSample &&
        isPageShown('/portfolio') && { introduction: t('Choose a category to see examples.') })}
      tone="band"
      action={<ArrowLink to="/services">{t('Our services')}</ArrowLink>}
    >
      <Box component="ul" sx={mosaic}>
        {isPending
          ? Array.from({ length: size }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a skeleton.
              <li key={place}>
                <Skeleton variant="rectangular" sx={{ blockSize: { xs: 330, md: 410, lg: 530 } }} />
              </li>
            ))
          : tiles.map((tile) => (
              <Box key={tile.to + tile.title} component="li">
                <TileLink tile={tile} />
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
