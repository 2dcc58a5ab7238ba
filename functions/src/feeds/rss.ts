import {
  type Company,
  categoryName,
  isolateRuns,
  type Language,
  localize,
  localizedPath,
  postPath,
  type SiteBlocks,
  textLanguage,
} from '@alnafitha/contract';
import { contentTypeOf, largestPath } from '../media/stored-media';
import { element, type Xml, xmlDocument } from '../platform/xml';
import type { FeedPost } from './store';

const BLOG = {
  en: {
    title: (company: string) => `Blog | ${company}`,
    sample: 'Advice on glass, heat, dust and sea air, and news from our workshop in Doha.',
    own: (company: string) => `Advice and news from ${company}.`,
  },
  ar: {
    title: (company: string) => `المدونة | ${company}`,
    sample: 'نصائح عن الزجاج والحرارة والغبار وهواء البحر، وأخبار من ورشتنا في الدوحة.',
    own: (company: string) => `نصائح وأخبار من ${company}.`,
  },
} as const satisfies Record<Language, object>;

interface Feed {
  readonly origin: string;
  readonly language: Language;
  readonly posts: readonly FeedPost[];
  readonly company: Pick<Company['en'], 'name' | 'isSample'>;
  readonly blog: Pick<SiteBlocks['blog'], 'introduction'>;
  readonly categories: Parameters<typeof categoryName>[0];
}

/** https://www.rssboard.org/rss-specification */
export function rss({ origin, language, posts, company, blog, categories }: Feed): string {
  const words = BLOG[language];
  const usual = company.isSample ? words.sample : words.own(company.name);
  const urlOf = (path: string) => origin + encodeURI(localizedPath(language, path));
  /** A feed has one language, and a post may be in the other. */
  const localizedElement = (name: string, text: string) => {
    const written = textLanguage(text) ?? language;
    return element(name, isolateRuns(text), written === language ? {} : { 'xml:lang': written });
  };
  const item = (post: FeedPost) => {
    const { title, category, excerpt } = localize(post, language);
    return element('item', [
      localizedElement('title', title),
      element('link', urlOf(postPath(post))),
      // The title is left out: a retitled post would look new to feed readers.
      element('guid', urlOf(`/blog/${post.id}`), { isPermaLink: 'false' }),
      element('pubDate', post.date.toUTCString()),
      element('atom:updated', post.modified.toISOString()),
      localizedElement('category', categoryName(categories, post.category, category)),
      localizedElement('description', excerpt),
      ...enclosureOf(origin, post),
    ]);
  };
  const channel = element('channel', [
    element('title', words.title(company.name)),
    element('link', urlOf('/blog')),
    element('description', blog.introduction || usual),
    element('language', language),
    ...lastBuildDate(posts),
    element('atom:link', [], {
      href: urlOf('/rss.xml'),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...posts.map(item),
  ]);
  return xmlDocument(
    element('rss', [channel], { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' }),
  );
}

/** Returns when the content of the feed changed last. */
function lastBuildDate(posts: readonly FeedPost[]): Xml[] {
  if (posts.length === 0) return [];
  const newest = Math.max(...posts.map(({ modified }) => modified.getTime()));
  return [element('lastBuildDate', new Date(newest).toUTCString())];
}

/** Only the largest width has a known byte size. */
function enclosureOf(origin: string, { picture: image }: FeedPost): Xml[] {
  if (!image) return [];
  const url = origin + largestPath(image);
  return [element('enclosure', [], { url, length: String(image.size), type: contentTypeOf(image) })];
}
