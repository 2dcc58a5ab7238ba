import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { aStoredImage, identicalDocuments, store } from '../testing/content';
import { startCleanSuite, startSuite } from '../testing/emulators';
import { readXml } from '../testing/read-xml';
import { documentsRead } from '../testing/reads';

const ORIGIN = 'https://alnafitha.example';
const ENGLISH = { title: 'Glass and heat', excerpt: 'What a coating does.', category: 'Trends' };
const ARABIC = { title: 'الزجاج والحرارة', excerpt: 'ما يفعله الطلاء.', category: 'أحدث التوجهات' };
const HOSTILE = '<b>&amp; "quoted" \u0000\u0008\ufffe]]> \'n\' 👍';
const WRITTEN = '<b>&amp; "quoted" ]]> \'n\' 👍';

let now = Date.now();
const clock = () => new Date(now);
// Feeds are cached for a minute.
beforeEach(() => {
  now += 60_001;
});

const suite = await startCleanSuite('rss', { siteOrigin: ORIGIN, clock });

async function read(path: string) {
  const channel = readXml(await (await fetch(suite.origin + path)).text()).one('channel');
  return { channel, items: channel.all('item') };
}

/** The stored translations of texts, by field. */
function translationsOf(texts: Readonly<Record<string, string>>) {
  const fields = Object.entries(texts);
  return Object.fromEntries(fields.map(([field, text]) => [field, { text, by: 'machine' as const, of: '' }]));
}

describe.each([
  ['/rss.xml', 'en', ''],
  ['/ar/rss.xml', 'ar', '/ar'],
] as const)('%s', (path, language, prefix) => {
  it('is RSS, cacheable, and links to itself', async () => {
    const response = await fetch(suite.origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400',
    );
    expect(response.headers.get('set-cookie')).toBeNull();
    const { channel } = await read(path);
    const self = channel.one('atom:link');
    expect([self.attribute('rel'), self.attribute('href')]).toEqual(['self', ORIGIN + path]);
    expect(channel.one('language').text).toBe(language);
    expect(channel.one('link').text).toBe(`${ORIGIN}${prefix}/blog`);
    expect(/[ء-ي]/.test(channel.one('title').text)).toBe(language === 'ar');
    expect(/[ء-ي]/.test(channel.one('description').text)).toBe(language === 'ar');
    expect(channel.has('lastBuildDate')).toBe(false);
  });

  it('lists a post with all its fields', async () => {
    const translations = translationsOf(ARABIC);
    await store.posts(suite.db, [{ ...ENGLISH, picture: aStoredImage(), translations }, {}]);
    const [first, second] = (await read(path)).items;
    const { title, excerpt, category } = language === 'ar' ? ARABIC : ENGLISH;
    const expected = {
      title,
      description: excerpt,
      category,
      link: `${ORIGIN}${prefix}/blog/d0-glass-and-heat`,
      guid: `${ORIGIN}${prefix}/blog/d0`,
      pubDate: 'Sun, 01 Mar 2026 12:00:00 GMT',
      'atom:updated': '2026-03-01T12:00:00.000Z',
    };
    const texts = Object.keys(expected).map((name) => [name, first?.one(name).text]);
    expect(Object.fromEntries(texts)).toEqual(expected);
    expect(first?.one('guid').attribute('isPermaLink')).toBe('false');
    const url = `${ORIGIN}/media/villa-0a1b2c3d/1600.webp`;
    const enclosure = ['url', 'length', 'type'].map((name) => first?.one('enclosure').attribute(name));
    expect(enclosure).toEqual([url, '120000', 'image/webp']);
    expect(second?.has('enclosure')).toBe(false);
  });

  it('says when each post was edited after its date, and when the last one of all was', async () => {
    const editedAt = (at: string) => ({ edited: { by: 'Noor', at: new Date(at), key: 'k' } });
    await store.posts(suite.db, [
      {},
      editedAt('2026-03-05T08:30:00Z'),
      editedAt('2026-02-01T08:30:00Z'),
      editedAt('2026-03-04T08:30:00Z'),
    ]);
    const { channel, items } = await read(path);
    expect(items.map((item) => item.one('atom:updated').text)).toEqual([
      '2026-03-01T12:00:00.000Z',
      '2026-03-05T08:30:00.000Z',
      '2026-03-01T11:58:00.000Z',
      '2026-03-04T08:30:00.000Z',
    ]);
    expect(channel.one('lastBuildDate').text).toBe('Thu, 05 Mar 2026 08:30:00 GMT');
    expect(items[1]?.one('pubDate').text).toBe('Sun, 01 Mar 2026 11:59:00 GMT');
  });

  it('contains the newest twenty published posts, which both languages read once, and no others', async () => {
    await store.posts(suite.db, [{ published: false }, ...identicalDocuments(22)]);
    /** Company, categories, pages and blog, for each language: the suite caches no block. */
    const blockReads = 8;
    expect(await documentsRead(() => Promise.all([read('/rss.xml'), read('/ar/rss.xml')]))).toBe(
      20 + blockReads,
    );
    const { items } = await read(path);
    expect(items).toHaveLength(20);
    expect(items[0]?.one('guid').text).toBe(`${ORIGIN}${prefix}/blog/d1`);
    expect(items[19]?.one('guid').text).toBe(`${ORIGIN}${prefix}/blog/d20`);
  });

  it('marks the language of a post that has no translation, and stays well-formed for any content', async () => {
    const [title, other] = language === 'ar' ? ['New doors', 'en'] : ['أبواب جديدة', 'ar'];
    const hostile = { title: HOSTILE, excerpt: HOSTILE, category: HOSTILE };
    await store.posts(suite.db, [{ title, excerpt: '0.8', category: title }, hostile]);
    const [item, second, ...rest] = (await read(path)).items;
    const names = ['title', 'description', 'category'];
    const languages = names.map((name) => item?.one(name).attribute('xml:lang'));
    expect([languages, rest]).toEqual([[other, undefined, other], []]);
    expect(names.map((name) => second?.one(name).text)).toEqual([WRITTEN, WRITTEN, WRITTEN]);
    expect(second?.has('b')).toBe(false);
  });
});

it('the English feed has the English of an Arabic post, also in its URL', async () => {
  await store.posts(suite.db, [{ ...ARABIC, translations: translationsOf(ENGLISH) }]);
  const [item] = (await read('/rss.xml')).items;
  expect(item?.one('title').text).toBe(ENGLISH.title);
  expect(item?.one('link').text).toBe(`${ORIGIN}/blog/d0-glass-and-heat`);
});

it('URLs have the local host of the request without a configured origin, and never another', async () => {
  const local = await startSuite('rss-local', { clock });
  onTestFinished(local.stop);
  for (const path of ['/rss.xml', '/ar/rss.xml', '/sitemap.xml']) {
    const send = (host: string) => fetch(local.origin + path, { headers: { 'X-Forwarded-Host': host } });
    expect(await (await send('localhost:5000')).text()).toContain('http://localhost:5000/');
    for (const host of ['evil.example', 'evil.example/"><script>']) {
      const response = await send(host);
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).not.toContain('evil');
    }
  }
});

it('feeds accept GET and HEAD only', async () => {
  for (const path of ['/rss.xml', '/ar/rss.xml', '/sitemap.xml']) {
    const response = await suite.send('POST', path, { headers: { Origin: ORIGIN } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await suite.send('HEAD', path)).status).toBe(200);
  }
});
