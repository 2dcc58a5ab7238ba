import { type Dashboard, RECENT_MESSAGES } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { referenceOf } from '../messages/reference';
import { createScheduleRuns } from '../platform/schedule-runs';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { identicalDocuments, minutesBefore, store } from '../testing/content';
import { storeMessages } from '../testing/messages';
import { documentsRead } from '../testing/reads';

const { suite, send } = await startAdminApi({ name: 'dashboard', path: '/api/admin/dashboard' });

const read = () => send('GET');

const IDLE = { newEnquiries: 0, oldestUnanswered: null, unsent: null, drafts: 0, scheduled: null };

it('counts nothing in an empty project', async () => {
  expect(bodyOf(await read())).toEqual({
    counts: { contacts: 0, blogPosts: 0, projects: 0, images: 0 },
    waiting: { ...IDLE, undescribedImages: 0, untranslated: { en: 0, ar: 0 } },
    responses: { medianMs: null, withinPromise: null },
    recentSubmissions: [],
    stopped: [],
  });
});

it('counts all content and pending work, and returns the five newest messages', async () => {
  const firstResponseAt = '2026-03-01T11:59:00.000Z';
  await Promise.all([
    storeMessages(suite.db, [
      ...identicalDocuments(6),
      { status: 'processing' },
      { firstResponseAt },
      { status: 'completed', firstResponseAt, unsentFrom: '2126-03-01T12:00:00.000Z' },
      { suspectedSpam: true },
      { status: 'processing', firstResponseAt, unsentFrom: firstResponseAt },
    ]),
    store.posts(suite.db, [{ published: false }, {}, { published: false }]),
    store.projects(suite.db, identicalDocuments(3)),
    store.images(suite.db, [{}, { altText: 'Sliding doors' }]),
  ]);
  expect((await read()).body).toEqual({
    counts: { contacts: 11, blogPosts: 3, projects: 3, images: 2 },
    waiting: {
      newEnquiries: 8,
      oldestUnanswered: { id: 'm6', createdAt: '2026-03-01T11:54:00.000Z', isOverdue: true },
      unsent: { count: 1, id: 'm10' },
      drafts: 2,
      scheduled: null,
      undescribedImages: 1,
      untranslated: { en: 0, ar: 8 },
    },
    // All are older than thirty days.
    responses: { medianMs: null, withinPromise: null },
    recentSubmissions: ['m0', 'm1', 'm2', 'm3', 'm4'].map((id, index) =>
      aMessage({ id, reference: referenceOf(id), createdAt: minutesBefore(index).toISOString() }),
    ),
    stopped: [],
  });
});

it('reads the returned messages and the oldest unanswered one, and only counts the rest', async () => {
  await Promise.all([
    storeMessages(suite.db, identicalDocuments(7)),
    store.projects(suite.db, identicalDocuments(30)),
    store.posts(suite.db, identicalDocuments(3)),
    store.images(suite.db, identicalDocuments(3)),
  ]);
  const reads = { session: 1, oldest: 1, hours: 1, schedules: 2, messages: RECENT_MESSAGES };
  expect(await documentsRead(read)).toBe(Object.values(reads).reduce((sum, count) => sum + count));
});

it('names a schedule whose last run is more than twice its interval ago, until it runs', async () => {
  const runs = createScheduleRuns(suite.db);
  const stopped = async () => bodyOf<Dashboard>(await read()).stopped;
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
  const lastRun = hoursAgo(49);
  await runs.run('tidyUp', lastRun, async () => undefined);
  await runs.run('checkWaiting', hoursAgo(0.4), async () => undefined);
  expect(await stopped()).toEqual([{ name: 'tidyUp', since: lastRun.toISOString() }]);
  const failed = runs.run('tidyUp', new Date(), () => Promise.reject(new Error('Storage is down')));
  await expect(failed).rejects.toThrow('Storage is down');
  expect(await stopped()).toHaveLength(1);
  await runs.run('tidyUp', hoursAgo(47), async () => undefined);
  expect(await stopped()).toEqual([]);
});

it('counts from the first look at a schedule that never ran', async () => {
  const { stopped } = createScheduleRuns(suite.db);
  const deployed = new Date('2026-03-01T00:00:00.000Z');
  const after = (minutes: number) => stopped(new Date(deployed.getTime() + minutes * 60_000));
  expect(await after(0)).toEqual([]);
  expect(await after(30)).toEqual([]);
  expect(await after(31)).toEqual([{ name: 'checkWaiting', since: deployed.toISOString() }]);
});
