import { type Localized, type Service, servicePath, slugify } from '@alnafitha/contract';
import { useSearchParams } from 'react-router-dom';
import { serviceQueries } from '../../../shared/api/service-queries';
import { useContentQuery } from '../../../shared/api/use-content-query';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { BUILT_IN_SERVICES } from './built-in-services';

const BUILT_IN: readonly Service[] = BUILT_IN_SERVICES.map(
  ({ responsiveImage: image, features, ...service }) => ({
    id: service.title,
    onHome: true,
    ...service,
    features: [...features],
    slugs: [slugify(service.title)],
    ...image,
  }),
);

interface Services {
  services: readonly Localized<Service>[];
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
  /** The service of the URL, once the services are loaded. */
  chosen: Localized<Service> | undefined;
  isOpening: boolean;
  /** The path to show instead, for a former or unknown slug. */
  redirect: string | undefined;
}

/** The active services of the panel; the sample's company has built-in ones without any. */
export function useServices(): Services {
  const [params] = useSearchParams();
  const slug = params.get('service');
  const { data, isPending, isLoadingError: hasFailed, refetch } = useContentQuery(serviceQueries.list);
  const { isSample } = useBlock('company');
  const services = useLocalized('services', data?.length === 0 && isSample ? BUILT_IN : (data ?? []));
  const named = slug === null ? [] : services.filter(({ slugs }) => slugs.includes(slug));
  const chosen = named.find(({ slugs }) => slugs[0] === slug);
  const [current] = named[0]?.slugs ?? [];
  const other = current === undefined ? '/services' : servicePath(current);
  return {
    services,
    isPending,
    hasFailed,
    retry: () => void refetch(),
    chosen,
    isOpening: isPending && slug !== null,
    redirect: slug === null || !data || chosen ? undefined : other,
  };
}
