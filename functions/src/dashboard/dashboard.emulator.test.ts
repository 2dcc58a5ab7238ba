import { RECENT_SUBMISSIONS } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it, vi } from 'vitest';
import { startAdminApi } from '../testing/admin-api';
import { alike, store } from '../testing/content';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';

vi.mock('firebase-functions/logger');

const { suite, send } = await startAdminApi({ name: 'dashboard', path: '/api/admin/dashboard' });

const read = () => send('GET');

it('counts nothing where there is nothing', async () => {
  expect(await read()).toMatchObject({
    status: 200,
    body: { counts: { contacts: 0, blogPosts: 0, projects: 0, images: 0 }, recentSubmissions: [] },
  });
});

it('counts what there is to manage, drafts too, and shows the five newest enquiries', async () => {
  await Promise.all([
    storeMessages(suite.db, alike(7)),
    store.posts(suite.db, [{}, { published: false }]),
    store.projects(suite.db, alike(3)),
    store.images(suite.db, alike(4)),
  ]);
  const { body } = await read();
  expect(body).toEqual({
    counts: { contacts: 7, blogPosts: 2, projects: 3, images: 4 },
    recentSubmissions: [0, 1, 2, 3, 4].map((index) =>
      aMessage({ id: `m${index}`, createdAt: new Date(Date.UTC(2026, 2, 1, 12, -index)).toISOString() }),
    ),
  });
});

it('reads the messages that it shows, and of all else the counts', async () => {
  await Promise.all([storeMessages(suite.db, alike(7)), store.projects(suite.db, alike(30))]);
  const sessionReads = 1;
  expect(await documentsRead(read)).toBe(RECENT_SUBMISSIONS + sessionReads);
});
