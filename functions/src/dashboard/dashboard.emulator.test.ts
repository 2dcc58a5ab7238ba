import { RECENT_MESSAGES } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { referenceOf } from '../messages/reference';
import { startAdminApi } from '../testing/admin-api';
import { identicalDocuments, minutesBefore, store } from '../testing/content';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';

const { suite, send } = await startAdminApi({ name: 'dashboard', path: '/api/admin/dashboard' });

const read = () => send('GET');

it('counts nothing in an empty project', async () => {
  expect(await read()).toMatchObject({
    status: 200,
    body: {
      counts: { contacts: 0, blogPosts: 0, projects: 0, images: 0 },
      waiting: { newEnquiries: 0, oldestNew: null, drafts: 0, undescribedImages: 0 },
      recentSubmissions: [],
    },
  });
});

it('counts all content and pending work, and returns the five newest messages', async () => {
  await Promise.all([
    storeMessages(suite.db, [
      ...identicalDocuments(6),
      { status: 'processing' },
      {},
      { status: 'completed' },
    ]),
    store.posts(suite.db, [{ published: false }, {}, { published: false }]),
    store.projects(suite.db, identicalDocuments(3)),
    store.images(suite.db, [{}, { altText: 'Sliding doors' }]),
  ]);
  expect((await read()).body).toEqual({
    counts: { contacts: 9, blogPosts: 3, projects: 3, images: 2 },
    waiting: {
      newEnquiries: 7,
      oldestNew: { id: 'm7', createdAt: '2026-03-01T11:53:00.000Z' },
      undelivered: null,
      drafts: 2,
      undescribedImages: 1,
    },
    recentSubmissions: [0, 1, 2, 3, 4].map((index) =>
      aMessage({
        id: `m${index}`,
        reference: referenceOf(`m${index}`),
        createdAt: minutesBefore(index).toISOString(),
      }),
    ),
  });
});

it('reads the returned messages and the oldest new one, and only counts the rest', async () => {
  await Promise.all([
    storeMessages(suite.db, identicalDocuments(7)),
    store.projects(suite.db, identicalDocuments(30)),
    store.posts(suite.db, identicalDocuments(3)),
    store.images(suite.db, identicalDocuments(3)),
  ]);
  const sessionReads = 1;
  const oldestReads = 1;
  expect(await documentsRead(read)).toBe(RECENT_MESSAGES + oldestReads + sessionReads);
});
