import { RECENT_MESSAGES } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { referenceOf } from '../messages/reference';
import { startAdminApi } from '../testing/admin-api';
import { identicalDocuments, store } from '../testing/content';
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

it('counts all content, including drafts, and returns the five newest messages', async () => {
  await Promise.all([
    storeMessages(suite.db, identicalDocuments(7)),
    store.posts(suite.db, [{}, { published: false }]),
    store.projects(suite.db, identicalDocuments(3)),
    store.images(suite.db, identicalDocuments(4)),
  ]);
  const { body } = await read();
  expect(body).toEqual({
    counts: { contacts: 7, blogPosts: 2, projects: 3, images: 4 },
    waiting: {
      newEnquiries: 7,
      oldestNew: { id: 'm6', createdAt: '2026-03-01T11:54:00.000Z' },
      undelivered: null,
      drafts: 1,
      undescribedImages: 0,
    },
    recentSubmissions: [0, 1, 2, 3, 4].map((index) =>
      aMessage({
        id: `m${index}`,
        reference: referenceOf(`m${index}`),
        createdAt: new Date(Date.UTC(2026, 2, 1, 12, -index)).toISOString(),
      }),
    ),
  });
});

it('reports pending work: the oldest new message, drafts, and images without a description', async () => {
  await Promise.all([
    storeMessages(suite.db, [{}, {}, { status: 'processing' }, {}, { status: 'completed' }]),
    store.posts(suite.db, [{ published: false }, {}, { published: false }]),
    store.images(suite.db, [{}, { altText: 'Sliding doors' }]),
  ]);
  expect((await read()).body).toMatchObject({
    waiting: {
      newEnquiries: 3,
      oldestNew: { id: 'm3', createdAt: '2026-03-01T11:57:00.000Z' },
      drafts: 2,
      undescribedImages: 1,
    },
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
