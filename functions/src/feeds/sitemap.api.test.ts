import * as logger from 'firebase-functions/logger';
import { beforeEach, describe, expect, it } from 'vitest';
import { aStoredImage, identicalDocuments, store } from '../testing/content';
import { startCleanSuite } from '../testing/emulators';
import { readXml } from '../testing/read-xml';
import { documentsRead } from '../testing/reads';

const ORIGIN = 'https://alnafitha.example';
const MINUTE_MS = 60_000;

let now = Date.now();
beforeEach(() => {
  now += MINUTE_MS + 1;
});

const suite = await startCleanSuite('sitemap', { siteOrigin: ORIGIN, clock: () => new Date(now) });

const get = () => fetch(`${suite.origin}/sitemap.xml`);

/** Each URL with its entry. */
async function read() {
  const urls = readXml(await (await get()).text()).all('url');
  return new Map(
    urls.map((url) => [
      url.one('loc').text,
      {
        modified: url.has('lastmod') ? url.one('lastmod').text : undefined,
        alternates: url
          .all('xhtml:link')
          .map((link) => [link.attribute('rel'), link.attribute('hreflang'), link.attribute('href')]),
        images: url.all('image:loc').map(({ text }) => text),
      },
    ]),
  );
}

const NAMES = ['about', 'services', 'portfolio', 'chairman', 'testimonials', 'blog', 'contact', 'privacy'];
const PAGES = ['', ...NAMES.map((name) => `/${name}`)];

describe('the sitemap', () => {
  it('is XML, cacheable, and lists every page in both languages', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('set-cookie')).toBeNull();
    expect([...(await read()).keys()]).toEqual(
      PAGES.flatMap((path) => [`${ORIGIN}${path || '/'}`, `${ORIGIN}/ar${path}`]),
    );
  });

  it('lists posts and projects with their last change and their images, each language linked to the other', async () => {
    const large = aStoredImage({ key: 'large', widths: [480, 1200] });
    const editedAt = (at: string) => ({ edited: { by: 'Noor', at: new Date(at), key: 'k' } });
    await store.posts(suite.db, [
      {},
      { picture: large, ...editedAt('2026-03-05T08:30:00Z') },
      editedAt('2026-02-01T08:30:00Z'),
    ]);
    await store.projects(suite.db, [{ pictures: [large, aStoredImage()] }]);
    const urls = await read();
    expect(urls.size).toBe(2 * (PAGES.length + 4));
    for (const [pageUrl, { alternates }] of urls) {
      const [english = '', arabic = ''] = alternates.map(([, , href]) => href);
      expect(alternates).toEqual([
        ['alternate', 'en', english],
        ['alternate', 'ar', arabic],
        ['alternate', 'x-default', english],
      ]);
      expect([english, arabic]).toContain(pageUrl);
      expect(urls.get(english)?.alternates).toEqual(alternates);
      expect(urls.get(arabic)?.alternates).toEqual(alternates);
      expect(english).not.toBe(arabic);
    }
    const project = await suite.db.doc('projects/d0').get();
    const imageUrls = ['/media/large/1200.webp', '/media/villa-0a1b2c3d/1600.webp'];
    for (const [path, modified, images] of [
      ['/blog/d0-glass-and-heat', '2026-03-01T12:00:00.000Z', []],
      ['/blog/d1-glass-and-heat', '2026-03-05T08:30:00.000Z', ['/media/large/1200.webp']],
      ['/blog/d2-glass-and-heat', '2026-03-01T11:58:00.000Z', []],
      ['/portfolio/d0', project.updateTime?.toDate().toISOString(), imageUrls],
    ] as const) {
      for (const prefix of ['', '/ar']) {
        expect(urls.get(ORIGIN + prefix + path)).toMatchObject({
          modified,
          images: images.map((image) => ORIGIN + image),
        });
      }
    }
  });

  it('lists the active services and the images of the gallery, encodes URLs, and omits drafts and invalid posts', async () => {
    const posts = [
      {},
      { published: false },
      { title: '<نوافذ> & "glass" ]]>\u0000\ud800' },
      { title: '???' },
    ];
    await store.posts(suite.db, posts);
    await suite.db.doc('posts/d0').update({ title: 7 });
    await store.images(suite.db, [{}, { category: 'Services', subCategories: [] }]);
    await store.services(suite.db, [
      { picture: aStoredImage() },
      { title: 'أبواب', slugs: [] },
      { slugs: ['hidden'], active: false },
    ]);
    const urls = await read();
    for (const path of ['/portfolio', '/ar/portfolio'])
      expect(urls.get(ORIGIN + path)?.images).toEqual([`${ORIGIN}/media/villa-0a1b2c3d/1600.webp`]);
    const withName = (part: string) => [...urls.keys()].filter((url) => url.includes(part)).sort();
    const inBoth = (paths: readonly string[]) =>
      paths.flatMap((path) => [`${ORIGIN}${path}`, `${ORIGIN}/ar${path}`]).sort();
    const services = ['curtain-wall-systems', encodeURIComponent('أبواب')];
    expect(withName('?')).toEqual(inBoth(services.map((slug) => `/services?service=${slug}`)));
    expect(urls.get(`${ORIGIN}/services?service=${services[0]}`)?.images).toHaveLength(1);
    expect(withName('/blog/')).toEqual(inBoth([`/blog/d2-${encodeURIComponent('نوافذ')}-glass`, '/blog/d3']));
    expect(logger.error).toHaveBeenCalledWith('document invalid', { path: 'posts/d0', fields: ['title'] });
  });

  it('lists the terms of service once they have a wording', async () => {
    await suite.db.doc('blocks/terms').set({ wording: '' });
    expect([...(await read()).keys()]).not.toContain(`${ORIGIN}/terms`);
    await suite.db.doc('blocks/terms').update({ wording: 'We measure first.' });
    now += MINUTE_MS + 1;
    expect([...(await read()).keys()]).toEqual(
      expect.arrayContaining([`${ORIGIN}/terms`, `${ORIGIN}/ar/terms`]),
    );
  });

  it('reads its entries once a minute, however many requests come', async () => {
    await store.posts(suite.db, [...identicalDocuments(3), { published: false }]);
    await store.projects(suite.db, identicalDocuments(2));
    await store.images(suite.db, [{}, { category: 'Blog', subCategories: [] }]);
    const pagesRead = 1;
    expect(await documentsRead(() => Promise.all([read(), read()]))).toBe(3 + 2 + 1 + 2 * pagesRead);
    now += MINUTE_MS;
    expect(await documentsRead(read)).toBe(pagesRead);
    now += 1;
    expect(await documentsRead(read)).toBe(3 + 2 + 1 + pagesRead);
  });
});
