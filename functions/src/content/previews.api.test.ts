import { createHmac } from 'node:crypto';
import {
  type ContentKind,
  type EndpointResponse,
  ERROR_MESSAGES,
  type openPreview,
  PREVIEW_PATH,
  type PreviewLink,
  type readPreviewLink,
  type SiteContent,
} from '@alnafitha/contract';
import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bodyOf, startAdminApi } from '../testing/admin-api';
import { aStoredImage, RESPONSIVE_IMAGE, store } from '../testing/content';
import { ADMIN } from '../testing/emulators';

const DAY = 24 * 3_600_000;
const EXPIRES_AT = '2026-03-08T12:00:00.000Z';
const NOON = Date.parse('2026-03-01T12:00:00Z');
let now = NOON;
const { suite, send } = await startAdminApi({
  name: 'previews',
  path: '/api/admin/previews',
  changes: { clock: () => new Date(now) },
});
const { db } = suite;

const open = (token: string) => suite.send('POST', PREVIEW_PATH, { body: { token } });
const opened = async (token: string) => bodyOf<EndpointResponse<typeof openPreview>>(await open(token));

async function linkBy(method: string, kind: ContentKind, id: string): Promise<PreviewLink | null> {
  return bodyOf<EndpointResponse<typeof readPreviewLink>>(await send(method, `/${kind}/${id}`)).link;
}
const tokenOf = async (kind: ContentKind, id = 'd0') => (await linkBy('POST', kind, id))?.token ?? '';

async function expectClosed(...tokens: string[]): Promise<void> {
  const responses = await Promise.all(tokens.map(open));
  const closed = responses.map(({ status, body, headers }) => [status, body, headers.get('cache-control')]);
  expect(closed).toEqual(tokens.map(() => [404, { message: ERROR_MESSAGES.notFound }, 'private, no-store']));
}

const translations = { title: { text: 'الزجاج', by: 'person', of: 'Glass' } } as const;

beforeEach(async () => {
  now = NOON;
  await store.posts(db, [
    { title: 'Glass', published: false, translations, picture: aStoredImage() },
    { published: true, date: new Date(NOON + DAY) },
    { published: true },
  ]);
  await store.projects(db, [
    { client: 'A family', translations: { client: { text: 'عائلة', by: 'person', of: 'A family' } } },
    {},
  ]);
});

describe('a preview link', () => {
  it('shows a post as saved to anybody, in both languages and any state, and nobody caches it', async () => {
    const token = await tokenOf('posts');
    const response = await open(token);
    expect(response.body).toEqual({
      kind: 'posts',
      id: 'd0',
      entry: {
        id: 'd0',
        title: 'Glass',
        excerpt: 'What a coating does.',
        category: 'Trends',
        author: 'Admin',
        content: '<p>What a coating does, at length.</p>',
        contentPictures: [],
        date: '2026-03-01T12:00:00.000Z',
        ...RESPONSIVE_IMAGE,
        translations: { ar: { title: 'الزجاج' } },
      },
      published: false,
      expiresAt: EXPIRES_AT,
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await db.doc('posts/d0').update({ title: 'Glass and shade' });
    expect((await opened(token)).entry).toMatchObject({ title: 'Glass and shade' });
    const scheduled = await opened(await tokenOf('posts', 'd1'));
    expect(scheduled).toMatchObject({ published: true, entry: { date: '2026-03-02T12:00:00.000Z' } });
    expect((await suite.send('GET', '/api/blog/d1')).status).toBe(404);
  });

  it('is made for what exists only, and shows a project as its page does', async () => {
    for (const [path, message] of [
      ['posts/absent', ERROR_MESSAGES.entryNotFound],
      ['projects/absent', ERROR_MESSAGES.entryNotFound],
      ['services/absent', ERROR_MESSAGES.entryNotFound],
      ['blocks/absent', ERROR_MESSAGES.entryNotFound],
      ['pages/d0', ERROR_MESSAGES.invalidValue],
    ] as const)
      expect(await send('POST', `/${path}`), path).toMatchObject({ status: 404, body: { message } });
    expect((await db.collection('previews').get()).size).toBe(0);
    const { entry, ...rest } = await opened(await tokenOf('projects'));
    expect(rest).toEqual({ kind: 'projects', id: 'd0', published: true, expiresAt: EXPIRES_AT });
    expect(entry).toEqual((await suite.send('GET', '/api/projects/d0')).body);
    expect(entry).toMatchObject({ translations: { ar: { client: 'عائلة' } } });
  });

  it('shows hidden services and testimonials, images and blocks as saved, and no field that visitors do not see', async () => {
    await store.services(db, [{ title: 'Gates', active: false }]);
    await store.testimonials(db, [{ name: 'Mariam', published: false, source: 'A letter' }]);
    await store.images(db, [{ title: 'Villa', category: 'Gallery' }]);
    const titles = {
      services: { title: 'Gates' },
      testimonials: { name: 'Mariam' },
      images: { title: 'Villa' },
    };
    for (const [kind, shown] of Object.entries(titles) as [ContentKind, object][]) {
      const { entry, published } = await opened(await tokenOf(kind));
      expect([entry, published]).toEqual([expect.objectContaining(shown), false]);
      for (const field of ['active', 'source', 'order', 'edited']) expect(entry).not.toHaveProperty(field);
    }
    const { en, ar } = bodyOf<SiteContent>(await suite.send('GET', '/api/site'));
    expect(await opened(await tokenOf('blocks', 'hero'))).toMatchObject({
      entry: { en: en.hero, ar: ar.hero },
      published: true,
    });
  });

  it('is the same until it is replaced or revoked, of which each ends it', async () => {
    expect(await linkBy('GET', 'posts', 'd0')).toBeNull();
    const first = await linkBy('POST', 'posts', 'd0');
    expect(first?.expiresAt).toBe(EXPIRES_AT);
    expect(await linkBy('GET', 'posts', 'd0')).toEqual(first);
    const second = await linkBy('POST', 'posts', 'd0');
    expect(await linkBy('GET', 'posts', 'd0')).toEqual(second);
    await expectClosed(first?.token ?? '');
    expect((await opened(second?.token ?? '')).id).toBe('d0');
    expect(await linkBy('DELETE', 'posts', 'd0')).toBeNull();
    expect(await linkBy('GET', 'posts', 'd0')).toBeNull();
    await expectClosed(second?.token ?? '');
  });

  it('ends after seven days', async () => {
    const token = await tokenOf('posts');
    now = NOON + 7 * DAY - 1;
    expect((await opened(token)).kind).toBe('posts');
    now += 1;
    await expectClosed(token);
    now = NOON;
    await db.doc('previews/posts-d0').update({ expireAt: new Date(NOON + 8 * DAY) });
    await expectClosed(token);
  });

  it('opens no other entry, no deleted one, and nothing with another signature or text', async () => {
    const [token, project] = [await tokenOf('posts'), await tokenOf('projects')];
    for (const kind of ['posts', 'projects'] as const) await tokenOf(kind, 'd1');
    const payload = token.slice(0, token.lastIndexOf('.'));
    const [, , expiry = ''] = token.split('.');
    const later = (Number.parseInt(expiry, 36) + 1).toString(36);
    const foreign = createHmac('sha256', 'foreign').update(payload).digest('base64url');
    await expectClosed(
      token.replace('.d0.', '.d1.'),
      token.replace('.d0.', '.d2.'),
      token.replace('posts.', 'projects.'),
      project.replace('.d0.', '.d1.'),
      project.replace('projects.', 'posts.'),
      `${payload}.${foreign}`,
      token.replace(`.${expiry}.`, `.${later}.`),
      `${token}x`,
      ` ${token}`,
      token.slice(0, -1),
      `${payload}.`,
      payload,
      token.replace('posts.', 'admins.'),
      token.replace('.d0.', '.__proto__.'),
      '',
      'x'.repeat(5000),
    );
    expect([(await open(token)).status, (await open(project)).status]).toEqual([200, 200]);
    await Promise.all([db.doc('posts/d0').delete(), db.doc('projects/d0').delete()]);
    await expectClosed(token, project);
  });

  it('ends with the rights of the administrator who made it', async () => {
    const token = await tokenOf('posts');
    await db.doc('previews/posts-d0').update({ by: 'gone' });
    await expectClosed(token);
    expect(await linkBy('GET', 'posts', 'd0')).toBeNull();
    await db.doc('previews/posts-d0').update({ by: ADMIN.uid });
    const { auth } = suite;
    await auth.updateUser(ADMIN.uid, { disabled: true });
    await expectClosed(token);
    await auth.updateUser(ADMIN.uid, { disabled: false });
    await auth.setCustomUserClaims(ADMIN.uid, {});
    await expectClosed(token);
    await auth.setCustomUserClaims(ADMIN.uid, { admin: true });
    expect((await opened(token)).id).toBe('d0');
  });

  it('is in no log', async () => {
    const token = await tokenOf('posts');
    await opened(token);
    await send('DELETE', '/posts/d0');
    await expectClosed(token);
    await db.doc('previews/posts-d0').set({ key: 1, by: ADMIN.uid });
    await expectClosed(token);
    const another = await tokenOf('posts', 'd1');
    vi.spyOn(suite.auth, 'getUser').mockRejectedValueOnce(new Error('unexpected'));
    expect((await open(another)).status).toBe(500);
    const { debug, error, info, log, warn, write } = logger;
    const calls = [debug, error, info, log, warn, write].map((method) => vi.mocked(method).mock.calls);
    const logged = JSON.stringify(calls);
    for (const fact of ['admin change', 'document invalid', 'request failed']) expect(logged).toContain(fact);
    for (const closed of [token, another]) expect(logged).not.toContain(closed.split('.').at(-1));
  });
});
