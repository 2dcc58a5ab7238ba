import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { dashboardQuery } from '../dashboard/dashboard-page';
import { imageQueries } from '../images/image-queries';
import { messageQueries } from '../messages/message-queries';
import { adminPostQueries } from '../posts/post-queries';
import { projectQueries } from '../projects/project-queries';
import { adminServiceQueries } from '../services/service-queries';
import { translationQueries } from '../translations/translation-queries';

it.each([
  ['the dashboard', dashboardQuery],
  ['messages', messageQueries.list({ page: 1, search: 'doors' })],
  ['a message', messageQueries.detail('m1')],
  ['images', imageQueries.list({ page: 1, search: 'doors' })],
  ['an image', imageQueries.current('i1', 'v1')],
  ['posts', adminPostQueries.list(1)],
  ['a post', adminPostQueries.current('p1', 'v1')],
  ['projects', projectQueries.list({ page: 1, view: 'grid' })],
  ['services', adminServiceQueries.list],
  ['translations', translationQueries.queue],
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
