import { useContentQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Section } from '../../layout/section';
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
      action={
        <Button component={LocaleLink} to="/services" variant="outlined">
          {t('Our services')}
        </Button>
      }
    >
      <Box component="ul" sx={mosaic}>
        {gallery.isPending
          ? SERVICE_TILES.map(({ slug }) => (
              <li key={slug}>
                <Skeleton variant="rounded" sx={{ blockSize: '100%' }} />
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

/** The first of two, four or five. */
const FIRST_OF_SOME =
  '& > li:first-of-type:is(:nth-last-of-type(2), :nth-last-of-type(4), :nth-last-of-type(5))';

/** Rows without gaps for one to five tiles. */
const mosaic = {
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' },
  gridAutoRows: { xs: 260, md: 280, lg: 340 },
  '& > li': { gridColumn: { md: 'span 2' } },
  // An odd number would leave half a row on a phone.
  '& > li:first-of-type:nth-last-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'span 2' } },
  // Two, or the remaining two of five.
  '& > li:first-of-type:nth-last-of-type(1)': { gridColumn: '1 / -1' },
  [`${FIRST_OF_SOME}, ${FIRST_OF_SOME} + li`]: { gridColumn: { md: 'span 3' } },
  '& > li:first-of-type:nth-last-of-type(4) ~ li': { gridColumn: { md: 'span 3' } },
};
