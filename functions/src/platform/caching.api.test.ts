import { expect, it } from 'vitest';
import { startFilledSuite } from '../testing/admin-api';
import { identicalDocuments, store } from '../testing/content';
import { startSuite } from '../testing/emulators';
import { documentsRead } from '../testing/reads';

const { suite, session } = await startFilledSuite('shared', ({ db }) =>
  Promise.all(Object.values(store).map((storeSome) => storeSome(db, identicalDocuments(1)))),
);

const CONTENT = [
  ...['/api/gallery', '/api/gallery?category=Portfolio', '/api/projects', '/api/projects/d0'],
  ...['/api/testimonials', '/api/services', '/api/blog', '/api/blog?page=2', '/api/blog/d0'],
];

it('a list is read once within its time to live, for the API and pages alike', async () => {
  let now = Date.now();
  const caching = await startSuite('cached', { contentCacheMs: 10_000, clock: () => new Date(now) });
  await caching.reset();
  await Promise.all([store.projects, store.images].map((fill) => fill(caching.db, [{}])));
  const read = (path: string) => documentsRead(() => caching.send('GET', path));
  try {
    // With the categories.
    expect(await read('/api/projects')).toBe(2);
    for (const path of ['/api/projects', '/api/projects?x=1', '/api/projects?x=2']) {
      expect(await read(path), path).toBe(0);
    }
    // A filter or an id has its own entry.
    expect(await read('/api/gallery')).toBe(1);
    expect(await read('/api/gallery?category=Portfolio')).toBe(1);
    expect(await read('/api/projects/d0')).toBeGreaterThan(0);
    expect(await read('/api/projects/d0')).toBeGreaterThan(0);
    now += 10_001;
    expect(await read('/api/projects')).toBe(2);
    expect(await read('/api/projects')).toBe(0);
    const cookie = await caching.logInAdmin();
    expect(await documentsRead(() => caching.send('GET', '/api/projects', { cookie }))).toBe(1);
    const ofVisitor = (await caching.logInUser()).replace(/^u/, 'a');
    expect(ofVisitor).toMatch(/^a\./);
    for (const cookie of [ofVisitor, 'a.forged.forged.forged']) {
      const get = () => caching.send('GET', '/api/projects', { cookie });
      expect(await documentsRead(get)).toBe(0);
    }
    // A change, here a rejected one, empties the cache.
    await caching.send('DELETE', '/api/admin/projects/absent', { cookie });
    expect(await read('/api/projects')).toBe(2);
  } finally {
    await caching.stop();
  }
});

it('content is the same for everybody, is cacheable without a session, and sets no cookie', async () => {
  for (const path of CONTENT) {
    for (const method of ['GET', 'HEAD']) {
      const visitor = await suite.send(method, path);
      const cacheable = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
      expect([visitor.status, visitor.headers.get('cache-control')], path).toEqual([200, cacheable]);
      const conditional = await suite.send(method, path, { headers: { 'If-None-Match': '*' } });
      expect([conditional.status, conditional.body], path).toEqual([200, visitor.body]);
      for (const cookie of [session.cookie, 'u.a.b.c~a.d.e.f']) {
        const { status, headers, body } = await suite.send(method, path, { cookie });
        expect([status, headers.get('cache-control')], path).toEqual([200, 'private, no-store']);
        expect(headers.get('set-cookie'), path).toBeNull();
        expect(body, path).toEqual(visitor.body);
      }
    }
  }
});
