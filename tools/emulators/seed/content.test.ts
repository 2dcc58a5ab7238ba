import {
  type CategoryList,
  Id,
  IMAGE_CATEGORIES,
  SAMPLE_BLOCKS,
  SERVICE_CHOICES,
  subCategorySlug,
  type TranslationState,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { IMAGES, ImageDocument } from '../../../functions/src/content/kinds/images';
import { POSTS, PostDocument } from '../../../functions/src/content/kinds/posts';
import { PROJECTS, ProjectDocument } from '../../../functions/src/content/kinds/projects';
import { SERVICES, ServiceDocument } from '../../../functions/src/content/kinds/services';
import { TESTIMONIALS, TestimonialDocument } from '../../../functions/src/content/kinds/testimonials';
import { sanitizeContent } from '../../../functions/src/rich-text/sanitize-content';
import { translationState } from '../../../functions/src/translations/originals';
import { IMAGE_NAMES } from './document';
import { CONTENT, elementsOf, entriesOf } from './testing/texts';

const images = entriesOf(IMAGES, ImageDocument);
const projects = entriesOf(PROJECTS, ProjectDocument);
const posts = entriesOf(POSTS, PostDocument);
const published = posts.filter((post) => post.published);

const keysOf = (list: CategoryList) => SAMPLE_BLOCKS.categories[list].map(({ key }) => key);

it('every document has a valid, unique path', () => {
  const ids = CONTENT.map(({ path }) => path.split('/')[1]);
  expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([]);
  expect(new Set(CONTENT.map(({ path }) => path)).size).toBe(CONTENT.length);
});

it('has its Arabic, most of it reviewed, and one text outdated', () => {
  const states = [
    ...images.map((image) => translationState('images', image)),
    ...projects.map((project) => translationState('projects', project)),
    ...posts.map((post) => translationState('posts', post)),
    ...entriesOf(SERVICES, ServiceDocument).map((service) => translationState('services', service)),
    ...entriesOf(TESTIMONIALS, TestimonialDocument).map((testimonial) =>
      translationState('testimonials', testimonial),
    ),
  ];
  const countOf = (state: TranslationState) => states.filter((other) => other === state).length;
  expect([countOf('pending'), countOf('outdated')]).toEqual([0, 1]);
  expect([countOf('machine'), countOf('reviewed')]).toEqual([
    images.length + 8,
    states.length - images.length - 9,
  ]);
});

it('has each image once in the library, and images of every category and sub-category', () => {
  const portfolio = images.filter(({ category }) => category === 'Portfolio');
  expect(images.map(({ id }) => id).sort()).toEqual([...IMAGE_NAMES].sort());
  expect(new Set(images.map(({ category }) => category))).toEqual(
    new Set(IMAGE_CATEGORIES.filter((category) => category !== 'Website')),
  );
  const subCategories = new Set(portfolio.flatMap((image) => image.subCategories));
  expect(subCategories).toEqual(new Set(keysOf('pictures')));
  const covers = projects.map(({ pictures: [cover] }) => cover?.key);
  expect(portfolio.filter(({ picture }) => covers.includes(picture.key))).toEqual([]);
});

it('shows every category of projects and posts', () => {
  expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(keysOf('projects')));
  expect(new Set(published.map(({ category }) => category))).toEqual(new Set(keysOf('posts')));
});

it('offers services of the contact form', () => {
  const titles = entriesOf(SERVICES, ServiceDocument).map(({ title }) => title);
  expect(titles.filter((title) => !SERVICE_CHOICES.some((choice) => choice === title))).toEqual([]);
});

describe('the posts', () => {
  it('fill one page and part of a second, and one is a draft', () => {
    expect([published.length, posts.length]).toEqual([13, 14]);
  });

  it('have ids without a hyphen', () => {
    expect(posts.filter(({ id }) => id.includes('-'))).toEqual([]);
  });

  it('lose no element or attribute when an administrator stores them', async () => {
    for (const { content } of posts) {
      const stored = elementsOf(await sanitizeContent(content));
      const kept = stored.map(({ name, attributes: { dir: _dir, ...attributes } }) => ({ name, attributes }));
      expect(kept).toEqual(elementsOf(content));
    }
  });

  it('only link to existing pages', () => {
    const pages = new Set([
      '/contact',
      '/services',
      ...SERVICE_CHOICES.map((service) => `/contact?service=${encodeURIComponent(service)}`),
      ...keysOf('pictures').map((name) => `/portfolio?category=${subCategorySlug(name)}`),
      ...projects.map(({ id }) => `/portfolio/${id}`),
      ...published.map(({ id }) => `/blog/${id}`),
    ]);
    const links = posts.flatMap(({ content }) =>
      elementsOf(content).flatMap(({ attributes: { href } }) => href ?? []),
    );
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
  });
});
