import { type BlockId, type Language, type readSite, SITE_PATH } from '@alnafitha/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call, type EndpointRoute } from '../../api/call';
import { CONTENT_STALE_TIME } from '../../api/use-content-query';
import { useLanguage } from '../language-context';

const route: EndpointRoute<typeof readSite> = { method: 'GET', path: SITE_PATH };

/** All blocks, which a page's hydration data leaves out: it has those that the page shows, in its language. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => call(route, {}),
  staleTime: CONTENT_STALE_TIME,
});

export const blockQuery = <Id extends BlockId>(id: Id, language: Language) =>
  queryOptions({
    queryKey: ['site', id, language],
    queryFn: async ({ client }) => (await client.fetchQuery(siteQuery))[language][id],
    staleTime: CONTENT_STALE_TIME,
  });

/** The company's texts in the language of the page; suspends until they have arrived. */
export function useBlock<Id extends BlockId>(id: Id) {
  const { language } = useLanguage();
  return useSuspenseQuery(blockQuery(id, language)).data;
}
