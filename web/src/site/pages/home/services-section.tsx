import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Section } from '../../layout/section';
import { ArrowLink } from '../../ui/arrow-link';
import { Skeleton } from '../../ui/skeleton';
import { homeGalleryQuery } from './home-gallery-query';
import { ServiceTileLink } from './service-tile-link';
import { SERVICE_TILES } from './service-tiles';
import { shownTiles } from './shown-tiles';

// React.lazy takes a module's default export.
export default function ServicesSection() {
  const { t } = useLanguage();
  const gallery = useContentQuery(homeGalleryQuery);
  return (
    <Section
      overline={t('Services')}
      title={t('What we can make for you')}
      introduction={t('Choose a category to see our work.')}
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

/** The second of two, four or five is twice as wide as the others, and the third of four. */
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
