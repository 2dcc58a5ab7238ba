import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aStoredImage, identicalDocuments, store } from '../testing/content';
import { type Suite, startSuite } from '../testing/emulators';
import { readXml } from '../testing/read-xml';
import { documentsRead } from '../testing/reads';
import { closedPort } from '../testing/unreachable';
import { TRANSLATIONS, translationId } from '../translations/memory';
import { connectFakeApi } from '../translations/testing/fake-api';
import { createTranslator } from '../translations/translator';

const ORIGIN = 'https://alnafitha.example';
const GLOSSARY = {
  'Glass and heat': 'الزجاج والحرارة',
  'What a coating does.': 'ما يفعله الطلاء.',
  Trends: 'أحدث التوجهات',
};
const HOSTILE = '<b>&amp; "quoted" \u0000\u0008\ufffe]]> \'n\' 👍';
const WRITTEN = '<b>&amp; "quoted" ]]> \'n\' 👍';

const clock = () => new Date(now);

const { teach, callsDuring } = connectFakeApi();
let suite: Suite;
let now = Date.now();
let untranslated: Suite;
beforeAll(async () => {
  await teach(GLOSSARY);
  const endpoint = `http://${await closedPort()}/language/translate/v2`;
  suite = await startSuite('rss', { siteOrigin: ORIGIN, clock });
  untranslated = await startSuite('rss-english', { translator: createTranslator({ endpoint }), clock });
});
afterAll(() => Promise.all([suite.stop(), untranslated.stop()]));
beforeEach(async () => {
  // Feeds are cached for a minute.
  now += 60_001;
  await Promise.all([suite.clear(), untranslated.clear()]);
});

async function read(path: string, { origin } = suite) {
  const channel = readXml(await (await fetch(origin + path)).text()).one('channel');
  const items = channel.all('item');
  return { channel, items, titles: items.map((item) => item.one('title').text) };
}

describe.each([
  ['/rss.xml', 'en', ''],
  ['/ar/rss.xml', 'ar', '/ar'],
] as const)('%s', (path, language, prefix) => {
  it('is RSS, cacheable for a minute, and links to itself', async () => {
    const response = await fetch(suite.origin + path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
    expect(response.headers.get('set-cookie')).toBeNull();
    const { channel } = await read(path);
    const self = channel.one('atom:link');
    expect([self.attribute('rel'), self.attribute('href')]).toEqual(['self', ORIGIN + path]);
    expect(channel.one('language').text).toBe(language);
    expect(channel.one('link').text).toBe(`${ORIGIN}${prefix}/blog`);
    expect(/[ء-ي]/.test(channel.one('title').text)).toBe(language === 'ar');
    expect(/[ء-ي]/.test(channel.one('description').text)).toBe(language === 'ar');
  });

  it('lists a post with all its fields', async () => {
    await store.posts(suite.db, [{ picture: aStoredImage() }, {}]);
    const { items } = await read(path);
    const translate = (text: keyof typeof GLOSSARY) => (language === 'ar' ? GLOSSARY[text] : text);
    const [first, second] = items;
    expect(first?.one('title').text).toBe(translate('Glass and heat'));
    expect(first?.one('description').text).toBe(translate('What a coating does.'));
    expect(first?.one('category').text).toBe(translate('Trends'));
    expect(first?.one('link').text).toBe(`${ORIGIN}${prefix}/blog/d0-glass-and-heat`);
    expect(first?.one('guid').text).toBe(`${ORIGIN}${prefix}/blog/d0`);
    expect(first?.one('guid').attribute('isPermaLink')).toBe('false');
    expect(first?.one('pubDate').text).toBe('Sun, 01 Mar 2026 12:00:00 GMT');
    const enclosure = first?.one('enclosure');
    expect(['url', 'length', 'type'].map((name) => enclosure?.attribute(name))).toEqual([
      `${ORIGIN}/media/villa-0a1b2c3d/1600.webp`,
      '120000',
      'image/webp',
    ]);
    expect(second?.has('enclosure')).toBe(false);
  });

  it('contains the newest twenty published posts, and reads no others', async () => {
    await store.posts(suite.db, [{ published: false }, ...identicalDocuments(22)]);
    expect(await documentsRead(() => Promise.all([read(path), read(`${path}?x=1`)]))).toBe(
      // In Arabic, also the day's budget.
      language === 'ar' ? 21 : 20,
    );
    const { items } = await read(path);
    expect(items).toHaveLength(20);
    expect(items[0]?.one('guid').text).toBe(`${ORIGIN}${prefix}/blog/d1`);
    expect(items[19]?.one('guid').text).toBe(`${ORIGIN}${prefix}/blog/d20`);
  });

  it('marks the language of a post in the other language', async () => {
    const [title, other] = language === 'ar' ? ['New doors', 'en'] : ['أبواب جديدة', 'ar'];
    await store.posts(untranslated.db, [{ title, excerpt: '0.8', category: title }]);
    const [item] = (await read(path, untranslated)).items;
    const languages = ['title', 'description', 'category'].map((name) =>
      item?.one(name).attribute('xml:lang'),
    );
    expect(languages).toEqual([other, undefined, other]);
  });

  it('stays well-formed for any content', async () => {
    await store.posts(suite.db, [{ title: HOSTILE, excerpt: HOSTILE, category: HOSTILE }]);
    const { items } = await read(path);
    expect(items).toHaveLength(1);
    for (const name of ['title', 'description', 'category']) {
      expect(items[0]?.one(name).text).toBe(WRITTEN);
      expect(items[0]?.has('b')).toBe(false);
    }
  });
});

describe('the Arabic feed', () => {
  it('translates a text once, and the English feed none', async () => {
    await store.posts(suite.db, identicalDocuments(3));
    expect((await callsDuring(() => read('/rss.xml'))).requests).toBe(0);
    expect(await callsDuring(() => read('/ar/rss.xml'))).toMatchObject({ requests: 1, texts: 3 });
    expect((await callsDuring(() => read('/ar/rss.xml'))).requests).toBe(0);
  });

  it('falls back to English without the translation API, except for stored translations', async () => {
    await store.posts(untranslated.db, [{}, { title: 'A new machine' }]);
    const stored = {
      language: 'ar',
      text: 'A new machine',
      translation: 'آلة جديدة',
      createdAt: new Date(),
    };
    await untranslated.db.collection(TRANSLATIONS).doc(translationId('ar', stored.text)).set(stored);
    expect((await read('/ar/rss.xml', untranslated)).titles).toEqual(['Glass and heat', 'آلة جديدة']);
  });
});

describe('URLs', () => {
  it("use the request's local host when no origin is configured", async () => {
    for (const path of ['/rss.xml', '/sitemap.xml']) {
      const response = await fetch(untranslated.origin + path, {
        headers: { 'X-Forwarded-Host': 'localhost:5000' },
      });
      expect(await response.text()).toContain('http://localhost:5000/');
    }
  });

  it('never use another or an invalid host', async () => {
    for (const path of ['/rss.xml', '/ar/rss.xml', '/sitemap.xml']) {
      const response = await fetch(untranslated.origin + path, {
        headers: { 'X-Forwarded-Host': path === '/rss.xml' ? 'evil.example' : 'evil.example/"><script>' },
      });
      expect(response.status).toBe(400);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(await response.text()).not.toContain('evil');
    }
  });

  it('accept GET and HEAD only', async () => {
    for (const path of ['/rss.xml', '/ar/rss.xml', '/sitemap.xml']) {
      const response = await suite.send('POST', path, { headers: { Origin: ORIGIN } });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect((await suite.send('HEAD', path)).status).toBe(200);
    }
  });
});
