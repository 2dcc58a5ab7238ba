import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { dashboardQuery } from '../dashboard/dashboard-page';
import { translationQueries } from '../history/translation-queries';
import { adminImageList } from '../images/image-queries';
import { messageQueries } from '../messages/message-queries';
import { adminPostList } from '../posts/post-queries';
import { adminProjectList } from '../projects/project-queries';
import { adminServiceList } from '../services/service-queries';

it.each([
  ['the dashboard', dashboardQuery],
  ['messages', messageQueries.list({ page: 1, search: 'doors' })],
  ['a message', messageQueries.detail('m1')],
  ['images', adminImageList({ page: 1, search: 'doors' })],
  ['posts', adminPostList({ page: 1, search: 'doors' })],
  ['projects', adminProjectList({ page: 1, view: 'grid' })],
  ['services', adminServiceList],
  ['translations', translationQueries.queue()],
  ['a translation', translationQueries.entry('posts', 'p1')],
] as const)('aborts a request for %s that no page needs any more, as after another search', (_, query) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const observer = new QueryObserver(new QueryClient(), query as unknown as QueryObserverOptions);
  const leave = observer.subscribe(() => {});
  const signal = fetch.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  leave();
  expect(signal?.aborted).toBe(true);
});

it.each([
  ['messages', (page: number) => messageQueries.list({ page, search: 'doors' })],
  ['images', (page: number) => adminImageList({ page, search: 'doors' })],
  ['posts', (page: number) => adminPostList({ page, search: 'doors' })],
  ['projects', (page: number) => adminProjectList({ page, view: 'grid' })],
] as const)('requests a page of %s by the cursor of the previous page', (_, listAt) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const client = new QueryClient();
  const [previous, query] = [listAt(1), listAt(2)] as unknown as QueryObserverOptions[];
  client.setQueryData(previous?.queryKey ?? [], {
    pagination: { totalItems: 90, totalPages: 9, next: 'behind' },
  });
  new QueryObserver(client, query as QueryObserverOptions).subscribe(() => {})();
  expect(fetch.mock.calls[0]?.[0]).toMatch(/[?&]page=2&.*after=behind&skip=0$/);
});
