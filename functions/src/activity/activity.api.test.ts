import {
  ACTIVITY_PAGE,
  type ActivityRow,
  deleteMessages,
  exportMessages,
  listActivity,
  restoreDeleted,
  sendReply,
} from '@alnafitha/contract';
import { beforeEach, expect, it } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { ADMIN } from '../testing/emulators';
import { storeMessages } from '../testing/messages';
import { billedFor } from '../testing/reads';

let now = new Date('2026-03-01T12:00:00Z');
const { suite, send, submit } = await startAdminApi({
  name: 'activity',
  path: '/api/admin',
  changes: { clock: () => now },
});
beforeEach(async () => {
  await suite.auth.updateUser(ADMIN.uid, { displayName: 'Site Administrator' });
  now = new Date(now.getTime() + 60_000);
});

interface Page {
  readonly rows: ActivityRow[];
  readonly next?: string;
}
const list = async (query = '') =>
  bodyOf<Page>(await send('GET', `${listActivity.path.slice('/api/admin'.length)}${query}`));
const actions = async (query = '') => (await list(query)).rows.map(({ area, action }) => `${area} ${action}`);
const SERVICE = {
  title: 'Doors',
  description: 'Of glass.',
  icon: 'Grid',
  features: [],
  order: 1,
  active: true,
};
const wait = () => {
  now = new Date(now.getTime() + 1000);
};

async function changeService(): Promise<string> {
  const { id, version } = bodyOf<{ id: string; version: string }>(
    await submit('POST', '/services', { data: SERVICE }, [], { 'user-agent': 'Firefox/142 (Windows)' }),
  );
  wait();
  bodyOf(await submit('PATCH', `/services/${id}`, { data: { version, title: 'Gates' } }));
  wait();
  bodyOf(await send('DELETE', `/services/${id}`));
  wait();
  bodyOf(
    await send(
      'POST',
      restoreDeleted.path.slice('/api/admin'.length).replace(':kind', 'services').replace(':id', id),
    ),
  );
  return id;
}

it('lists who created, changed, deleted and restored an entry, newest first, with where it came from', async () => {
  const id = await changeService();
  const { rows } = await list();
  expect(rows.map(({ action }) => action)).toEqual(['restored', 'deleted', 'changed', 'created']);
  expect(rows[2]).toMatchObject({
    ...{ by: 'Site Administrator', area: 'services', entry: id, title: 'Doors' },
    changed: ['title'],
  });
  expect(rows[3]).toMatchObject({
    by: 'Site Administrator',
    entry: id,
    device: 'Firefox, Windows',
  });
});

it('lists answers, deletions and exports of enquiries once, without a text of a customer', async () => {
  await storeMessages(suite.db, [
    { name: 'Huda Customer', email: 'huda@example.com', message: 'SECRET' },
    {},
  ]);
  const reply = { id: 'c0ffee00-0000-4000-8000-000000000000', subject: 'Doors', text: 'We come.' };
  bodyOf(await send('POST', sendReply.path.slice('/api/admin'.length).replace(':id', 'm0'), { body: reply }));
  wait();
  const path = exportMessages.path.slice('/api/admin'.length);
  const { next } = bodyOf<{ next?: string }>(await send('GET', path));
  if (next) await send('GET', `${path}?after=${next}`);
  wait();
  bodyOf(await send('POST', deleteMessages.path.slice('/api/admin'.length), { body: { ids: ['m0', 'm1'] } }));
  const page = await list();
  expect(page.rows.map(({ action, area }) => `${area} ${action}`)).toEqual([
    'messages deleted',
    'messages exported',
    'messages answered',
  ]);
  expect(page.rows[0]).toMatchObject({ count: 2 });
  expect(JSON.stringify(page)).not.toMatch(/Huda|SECRET|example\.com|We come/);
});

it('knows publication and its end from revisions, and nothing of more than a year ago', async () => {
  const day = 24 * 60 * 60 * 1000;
  const store = (number: string, published: boolean, at: Date) =>
    suite.db.doc(`posts/p1/revisions/${number}`).set({
      ...{ kind: 'posts', by: 'Noor', changed: ['published'], before: { title: 'Doors', published }, at },
    });
  await store('00000001', false, new Date(now.getTime() - 366 * day));
  await store('00000002', true, new Date(now.getTime() - 364 * day));
  await store('00000003', false, now);
  expect(await actions()).toEqual(['posts appeared', 'posts withdrawn']);
});

it('filters by kind, person and day', async () => {
  await changeService();
  await storeMessages(suite.db, [{}]);
  bodyOf(await send('GET', exportMessages.path.slice('/api/admin'.length)));
  expect(await actions('?area=messages')).toEqual(['messages exported']);
  expect(new Set((await actions('?area=services')).map((row) => row.split(' ')[0]))).toEqual(
    new Set(['services']),
  );
  expect(await actions('?area=posts')).toEqual([]);
  expect(await actions(`?person=${ADMIN.uid}`)).toHaveLength(5);
  expect(await actions('?person=nobody')).toEqual([]);
  expect(await actions(`?day=2026-03-01&area=services&person=${ADMIN.uid}`)).toHaveLength(4);
  expect(await actions('?day=2026-02-28')).toEqual([]);
});

it.each([
  '?area=owners',
  '?day=2026-02-30',
  '?day=1999-01-01',
  '?after=x',
  `?after=${'x'.repeat(601)}`,
  '?person=../x',
])('%s is a bad request', async (query) => expect((await send('GET', `/activity${query}`)).status).toBe(400));

it('pages through many rows, each once, with the reads of one page', async () => {
  const batch = suite.db.batch();
  for (let index = 0; index < 3 * ACTIVITY_PAGE; index += 1)
    batch.set(suite.db.doc(`services/s${index % 7}/revisions/${String(index).padStart(8, '0')}`), {
      ...{ kind: 'services', by: 'Noor', before: { title: 'Doors' }, changed: ['title'] },
      // Many at the same time.
      at: new Date(now.getTime() - Math.floor(index / 60)),
    });
  await batch.commit();
  const seen: string[] = [];
  for (let after: string | undefined = ''; after !== undefined; ) {
    const query: string = after && `?after=${after}`;
    const { documents } = await billedFor(async () => {
      const page = await list(query);
      seen.push(...page.rows.map(({ id }) => id));
      after = page.next;
    });
    expect(documents).toBeLessThanOrEqual(ACTIVITY_PAGE + 10);
  }
  expect(seen).toHaveLength(3 * ACTIVITY_PAGE);
  expect(new Set(seen).size).toBe(3 * ACTIVITY_PAGE);
});
