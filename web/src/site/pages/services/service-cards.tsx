import type { Service } from '@alnafitha/contract';
import { serviceQueries } from '../../../shared/api/service-queries';
import { useContentQuery, useStartedQuery } from '../../../shared/api/use-content-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { Box } from '../../../shared/ui/box';
import { Section } from '../../layout/section';
import { Skeleton } from '../../ui/skeleton';
import { BUILT_IN_SERVICES } from './built-in-services';
import { projectCountsQuery } from './project-counts';
import { ServiceCard } from './service-card';

const BUILT_IN: readonly Service[] = BUILT_IN_SERVICES.map(
  ({ responsiveImage: image, features, ...service }) => ({
    id: service.title,
    ...service,
    features: [...features],
    ...image,
  }),
);

/** The active services from the panel; the built-in ones if there are none or the request fails. */
export function ServiceCards() {
  const { t } = useLanguage();
  useStartedQuery(projectCountsQuery);
  const { data = [], isPending } = useContentQuery(serviceQueries.list);
  const { data: counts = {} } = useContentQuery(projectCountsQuery);
  const services = useLocalized('services', data.length > 0 ? data : BUILT_IN);
  return (
    <Section
      title={t('What we make')}
      introduction={t('All our trades work under one roof, so everything fits together.')}
    >
      <Box aria-busy={isPending} sx={{ display: 'grid', gap: { xs: 7, md: 12 } }}>
        {isPending
          ? BUILT_IN.map(({ id }) => (
              <Skeleton key={id} variant="rectangular" sx={{ blockSize: { xs: 640, md: 460 } }} />
            ))
          : services.map((service) => <ServiceCard key={service.id} service={service} counts={counts} />)}
      </Box>
    </Section>
  );
}
