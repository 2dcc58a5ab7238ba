import { type Language, type openPreview, PREVIEW_PATH } from '@alnafitha/contract';
import { queryOptions } from '@tanstack/react-query';
import { callOrNull, type EndpointRoute } from '../../../shared/api/call';
import { parsePost } from '../../posts/post-queries';

const route: EndpointRoute<typeof openPreview> = { method: 'POST', path: PREVIEW_PATH };

export const previewQueries = {
  /** A post has its text in one language; `null` if the token opens nothing. */
  open: (token: string, language: Language) =>
    queryOptions({
      queryKey: ['preview', token, language],
      queryFn: () => fetchPreview(token, language),
      // Each visit shows what is saved now.
      gcTime: 0,
    }),
};

async function fetchPreview(token: string, language: Language) {
  const preview = await callOrNull(route, { body: { token } });
  if (preview?.kind !== 'posts') return preview;
  return { ...preview, entry: await parsePost(preview.entry, language) };
}
