import {
  BLOG_CATEGORIES,
  Id,
  IMAGE_CATEGORIES,
  PORTFOLIO_SUB_CATEGORIES,
  PROJECT_CATEGORIES,
  SERVICE_CHOICES,
  subCategorySlug,
  type TranslationState,
} from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { IMAGES, ImageDocument } from '../../../functions/src/images/document';
import { POSTS, PostDocument } from '../../../functions/src/posts/document';
import { PROJECTS, ProjectDocument } from '../../../functions/src/projects/document';
import { SERVICES, ServiceDocument } from '../../../functions/src/services/document';
import { TESTIMONIALS, TestimonialDocument } from '../../../functions/src/testimonials/document';
import { translationState } from '../../../functions/src/translations/originals';
import { IMAGE_NAMES } from './alt-texts';
import { CONTENT, elementsOf, entriesOf } from './testing/texts';

const images = entriesOf(IMAGES, ImageDocument);
const projects = entriesOf(PROJECTS, ProjectDocument);
const posts = entriesOf(POSTS, PostDocument);
const published = posts.filter((post) => post.published);

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
    ...entriesOf(TESTIMONIALS, TestimonialDocument).map((each) => translationState('testimonials', each)),
  ];
  const countOf = (state: TranslationState) => states.filter((each) => each === state).length;
  expect([countOf('pending'), countOf('outdated')]).toEqual([0, 1]);
  expect([countOf('machine'), countOf('reviewed')]).toEqual([
    images.length + 8,
    states.length - images.length - 9,
  ]);
});

describe('the image library', () => {
  const portfolio = images.filter(({ category }) => category === 'Portfolio');

  it('has each image once, and images of every category and sub-category', () => {
    expect(images.map(({ id }) => id).sort()).toEqual([...IMAGE_NAMES].sort());
    expect(new Set(images.map(({ category }) => category))).toEqual(new Set(IMAGE_CATEGORIES));
    expect(new Set(portfolio.flatMap(({ subCategories }) => subCategories))).toEqual(
      new Set(PORTFOLIO_SUB_CATEGORIES),
    );
  });

  it('can be searched in the admin panel', () => {
    const prefixes = images.find(({ id }) => id === 'kitchen-island-walnut')?.searchPrefixes;
    expect(prefixes).toEqual(expect.arrayContaining(['w', 'walnut', 'kitch', 'island']));
  });

  it('has portfolio images besides those of the projects, some with more tags than a thumbnail shows', () => {
    expect(images.length).toBeGreaterThan(30);
    expect(portfolio.length).toBeGreaterThanOrEqual(24);
    const covers = projects.map(({ pictures: [cover] }) => cover?.key);
    expect(portfolio.filter(({ picture: image }) => covers.includes(image.key))).toEqual([]);
    expect(portfolio.filter(({ subCategories }) => subCategories.length > 2).length).toBeGreaterThan(3);
    expect(portfolio.filter(({ subCategories }) => subCategories.length === 0)).toEqual([]);
  });
});

describe('the projects, services and testimonials', () => {
  it('show every category of projects', () => {
    expect(projects).toHaveLength(10);
    expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(PROJECT_CATEGORIES));
  });

  it('offer services of the contact form', () => {
    const titles = entriesOf(SERVICES, ServiceDocument).map(({ title }) => title);
    expect(titles).toHaveLength(6);
    expect(titles.filter((title) => !SERVICE_CHOICES.some((choice) => choice === title))).toEqual([]);
  });

  it('have ratings of four stars and more', () => {
    const ratings = entriesOf(TESTIMONIALS, TestimonialDocument).map(({ rating }) => rating);
    expect(ratings).toHaveLength(8);
    expect(new Set(ratings)).toEqual(new Set([4, 4.5, 5]));
  });
});

describe('the posts', () => {
  it('fill one page and part of a second, and one is a draft', () => {
    expect(published).toHaveLength(13);
    expect(posts).toHaveLength(14);
    expect(new Set(published.map(({ category }) => category))).toEqual(new Set(BLOG_CATEGORIES));
  });

  it('are newest first, with ids without a hyphen', () => {
    const dates = posts.map(({ date }) => date.getTime());
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(posts.filter(({ id }) => id.includes('-'))).toEqual([]);
  });

  it('include a long one with images, and one with code', () => {
    const countWords = (html: string) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/).length;
    const long = posts.filter(({ content }) => countWords(content) > 1500);
    expect(long).toHaveLength(1);
    const names = elementsOf(long[0]?.content ?? '').map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['h2', 'h3', 'ul', 'ol', 'blockquote', 'figure', 'img', 'a']),
    );
    expect(posts.filter(({ content }) => content.includes('<pre><code>'))).toHaveLength(1);
  });

  const ALLOWED: Readonly<Record<string, readonly string[]>> = {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ...Object.fromEntries(
      'p h2 h3 ul ol li blockquote strong em code pre figure figcaption br'
        .split(' ')
        .map((name) => [name, []]),
    ),
  };

  it.each(posts)('$id has only allowed elements and attributes', ({ content }) => {
    for (const { name, attributes } of elementsOf(content)) {
      expect(Object.keys(attributes), name).toEqual(ALLOWED[name]);
    }
  });

  it('only link to existing pages', () => {
    const pages = new Set([
      '/contact',
      '/services',
      ...SERVICE_CHOICES.map((service) => `/contact?service=${encodeURIComponent(service)}`),
      ...PORTFOLIO_SUB_CATEGORIES.map((name) => `/portfolio?category=${subCategorySlug(name)}`),
      ...projects.map(({ id }) => `/portfolio/${id}`),
      ...published.map(({ id }) => `/blog/${id}`),
    ]);
    const links = posts.flatMap(({ content }) =>
      elementsOf(content).flatMap(({ attributes: { href } }) => href ?? []),
    );
    expect(links.filter((link) => !pages.has(link))).toEqual([]);
  });
});
