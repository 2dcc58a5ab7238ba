import * as logger from 'firebase-functions/logger';
import { describe, expect, it } from 'vitest';
import { toResponsiveImage } from '../media/stored-media';
import { bodyOf } from '../testing/admin-api';
import { aStoredImage, storeMediaFile } from '../testing/content';
import { entriesOf, posts } from '../testing/entries';
import { byMachine, byPerson, startTranslations } from '../translations/testing/suite';
import { failing, inArabic, translated } from '../translations/testing/upstream';
import { createTranslateMissing } from './translate-missing';

const api = await startTranslations('complete');
const { suite, send, upstream, translationsOf, leaveBudget } = api;
const { requestedTexts } = upstream;

const post = {
  title: 'Glass and heat',
  excerpt: 'What a coating does.',
  content: '<p>First paragraph.</p><p>Second <strong>and last</strong> one.</p>',
};
const { change, submitChange, ...requests } = entriesOf(api, posts);
const createPost = (fields: object = {}) => requests.create({ ...post, ...fields });

describe('a save', () => {
  it('translates the new texts in one request, without those of the dictionary', async () => {
    const { id, arabic } = await createPost();
    expect(arabic).toBe('machine');
    expect(requestedTexts()).toEqual([
      [post.title, post.excerpt, 'First paragraph.', 'Second', 'and last', 'one.'],
    ]);
    expect(await translationsOf(`posts/${id}`)).toEqual({
      title: byMachine(`ترجمة ${post.title}`, post.title),
      excerpt: byMachine(`ترجمة ${post.excerpt}`, post.excerpt),
      content: byMachine(
        '<p dir="auto">ترجمة First paragraph.</p><p dir="auto">ترجمة Second <strong>ترجمة and last</strong> ترجمة one.</p>',
        '<p dir="auto">First paragraph.</p><p dir="auto">Second <strong>and last</strong> one.</p>',
      ),
      category: byPerson('أحدث التوجهات', 'Trends'),
      author: byPerson('الإدارة', 'Admin'),
    });
  });

  it('of unchanged texts makes no request, of a changed paragraph one for that paragraph', async () => {
    const { id } = await createPost();
    await change(id, post);
    bodyOf(await send('PATCH', `/blog-posts/${id}/publish`, { body: { published: true } }));
    expect(requestedTexts()).toHaveLength(1);
    await change(id, { content: post.content.replace('First', 'Changed') });
    expect(requestedTexts().slice(1)).toEqual([['Changed paragraph.']]);
    expect((await translationsOf(`posts/${id}`)).content?.text).toContain('ترجمة Changed paragraph.');
  });

  it("translates a machine's text again when its original changes, and never changes a person's", async () => {
    const { id } = await createPost();
    const title = byPerson('زجاج وحر', post.title);
    await suite.db.doc(`posts/${id}`).update({ 'translations.title': title });
    const fields = { title: 'Glass, heat and light', excerpt: 'Changed.', category: 'Projects' };
    expect((await change(id, fields)).arabic).toBe('outdated');
    expect(await translationsOf(`posts/${id}`)).toMatchObject({
      title,
      excerpt: byMachine('ترجمة Changed.', 'Changed.'),
      category: byPerson('المشاريع', 'Projects'),
    });
    expect(requestedTexts().slice(1)).toEqual([['Changed.']]);
  });

  it('translates an Arabic original into English', async () => {
    upstream.behave((texts) => translated(...texts.map((_text, index) => `English ${index}`)));
    const arabic = { title: 'زجاج وحر', excerpt: 'ماذا يفعل الطلاء.', content: '<p>فقرة.</p>' };
    const { id } = await createPost(arabic);
    expect(upstream.requests[0]?.body).toMatchObject({ source: 'ar', target: 'en' });
    const { title, category } = await translationsOf(`posts/${id}`);
    expect(title).toEqual(byMachine('English 0', arabic.title));
    expect(category?.text).toBe('أحدث التوجهات');
  });

  it('keeps code, texts excluded by their author, links, images and exponents', async () => {
    const picture = aStoredImage({ key: 'villa-0a1b2c3d' });
    await storeMediaFile(suite.db, picture, ['images/i0']);
    const { image } = toResponsiveImage(picture);
    const rest = `<pre><code>if (a &lt; b) return;</code></pre><p translate="no" dir="auto">Al Nafitha</p>`;
    const contentOf = (link: string, and: string, alt: string) =>
      `<p dir="auto"><a href="/contact">${link}</a> ${and} see 10<sup>3</sup></p><img src="${image}" alt="${alt}" />${rest}`;
    const { id } = await createPost({ content: contentOf('Ask us', '&amp;', 'A villa') });
    expect((await translationsOf(`posts/${id}`)).content?.text).toBe(
      contentOf('ترجمة Ask us', 'ترجمة &amp;', 'ترجمة A villa'),
    );
  });

  it('that another one overtakes leaves the translation of the later text', async () => {
    const { id } = await createPost();
    await Promise.all(['One title', 'Another title'].map((title) => change(id, { title })));
    const title: string = (await suite.db.doc(`posts/${id}`).get()).get('title');
    expect((await translationsOf(`posts/${id}`)).title).toMatchObject({ text: `ترجمة ${title}`, of: title });
  });
});

describe('without Arabic, a save succeeds, and the next one completes it', () => {
  it('when Cloud Translation is down', async () => {
    upstream.behave(failing);
    const { id, arabic } = await createPost();
    expect(arabic).toBe('pending');
    expect(await translationsOf(`posts/${id}`)).toEqual({});
    expect(logger.warn).toHaveBeenCalledWith('translation pending', {
      path: `posts/${id}`,
      reason: expect.stringMatching(/^Cloud Translation responded with 500/),
    });
    upstream.behave(inArabic);
    expect((await change(id, {})).arabic).toBe('machine');
  });

  it("when the day's budget is spent, with what still fits", async () => {
    const left = post.title.length + 'First paragraph.'.length;
    await leaveBudget(left);
    const { id, arabic } = await createPost();
    expect(arabic).toBe('pending');
    expect(Object.keys(await translationsOf(`posts/${id}`)).sort()).toEqual(['author', 'category', 'title']);
    await leaveBudget(10_000);
    expect((await change(id, {})).arabic).toBe('machine');
    // The paragraph was paid before.
    expect(requestedTexts()[1]).not.toContain('First paragraph.');
  });

  it('when it takes too long', async () => {
    const translateTexts = () => new Promise<never>(() => undefined);
    const translateMissing = createTranslateMissing({ db: suite.db, translateTexts, timeout: 20 });
    const document = { title: 'Doors', translations: {} };
    expect(await translateMissing('images', 'd0', document)).toMatchObject({ state: 'pending' });
  });
});

it('a translation or its review does not change the version of a post, so that an open form has no conflict', async () => {
  upstream.behave(failing);
  const { id, version } = await createPost();
  const title = byPerson('زجاج وحر', post.title);
  await suite.db.doc(`posts/${id}`).update({ 'translations.title': title });
  upstream.behave(inArabic);
  expect((await change(id, { version, excerpt: 'Mine.' })).version).not.toBe(version);
  expect((await submitChange(id, { version })).status).toBe(409);
});
