import { type BlockId, type readSite, SITE_PATH } from '@alnafitha/contract';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call, type EndpointRoute } from '../../api/call';
import { CONTENT_STALE_TIME } from '../../api/use-content-query';
import { useLanguage } from '../language-context';

const route: EndpointRoute<typeof readSite> = { method: 'GET', path: SITE_PATH };

/** All blocks, which a page's hydration data leaves out: it has those that the page shows. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => call(route, {}),
  staleTime: CONTENT_STALE_TIME,
});

/** A block in both languages, so that a switch needs no network. */
export const blockQuery = <Id extends BlockId>(id: Id) =>
  queryOptions({
    queryKey: ['site', id],
    queryFn: async ({ client }) => {
      const { en, ar } = await client.fetchQuery(siteQuery);
      return { en: en[id], ar: ar[id] };
    },
    staleTime: CONTENT_STALE_TIME,
  });

/** A page's hydration data has it in place of the text, which only its own page needs. */
const termsQuery = queryOptions({
  queryKey: ['site', 'has terms'],
  queryFn: async ({ client }) => (await client.fetchQuery(siteQuery)).en.terms.wording !== '',
  staleTime: CONTENT_STALE_TIME,
});

/** Whether the site has terms of service. */
export function useHasTerms(): boolean {
  return useSuspenseQuery(termsQuery).data;
}

/** The company's texts in the language of the page; suspends until they have arrived. */
export function useBlock<Id extends BlockId>(id: Id) {
  const { language } = useLanguage();
  return useSuspenseQuery(blockQuery(id)).data[language];
}
