import { localize } from '@alnafitha/contract';
import { aPostSummary } from '@alnafitha/contract/factories';
import { DIFFERENT_WORDS, FOUND_BY, SPELLING_PAIRS } from '@alnafitha/contract/spelling-pairs';
import { expect, it } from 'vitest';
import { findPosts } from './blog-page';

const posts = [
  aPostSummary({ id: 'frames', title: 'إطارات الألمنيوم', excerpt: 'نافذة واحدة، أو الصيانة السنوية' }),
  aPostSummary({ id: 'upvc', title: 'لماذا يو بي في سي؟', excerpt: 'عزل لفيلا في الوكرة' }),
  aPostSummary({
    id: 'doors',
    title: 'UPVC doors',
    excerpt: 'Quiet rooms, with an Émail finish',
    translations: { ar: { title: 'أبواب UPVC' } },
  }),
].map((post) => localize(post, 'ar'));
const find = (search: string) => findPosts(posts, search).map(({ id }) => id);

it.each([
  ['نافذه', ['frames']],
  ['نافذة', ['frames']],
  ['النافذة', ['frames']],
  ['اطارات', ['frames']],
  ['إِطَارَات', ['frames']],
  ['المنيوم', ['frames']],
  ['ألمنيوم', ['frames']],
  ['صيانة', ['frames']],
  ['وصيانة', ['frames']],
  ['بالصيانة', ['frames']],
  ['للصيانه', ['frames']],
  ['الفيلا', ['upvc']],
  ['ڤيلا', ['upvc']],
  ['يو بي في سي', ['upvc', 'doors']],
  ['يو بي', ['upvc']],
  ['UPVC', ['upvc', 'doors']],
  ['ابواب', ['doors']],
  ['doors QUIET', ['doors']],
  ['email', ['doors']],
  ['marble', []],
  [' ', ['frames', 'upvc', 'doors']],
])('%s finds %j', (search, ids) => {
  expect(find(search)).toEqual(ids);
});

/** Whether a search finds posts with these titles. */
const findsTitles = (titles: readonly string[], search: string) => {
  const titled = titles.map((title, index) =>
    aPostSummary({ id: `p${index}`, title, excerpt: 'x', translations: {} }),
  );
  return (
    findPosts(
      titled.map((post) => localize(post, 'ar')),
      search,
    ).length === titles.length
  );
};

it('finds each spelling by the other', () => {
  const missed = SPELLING_PAIRS.filter((pair) => !pair.every((search) => findsTitles(pair, search)));
  expect(missed).toEqual([]);
  expect(FOUND_BY.filter(([title, search]) => !findsTitles([title], search))).toEqual([]);
});

it('does not find other words', () => {
  expect(DIFFERENT_WORDS.filter(([title, search]) => findsTitles([title], search))).toEqual([]);
});
