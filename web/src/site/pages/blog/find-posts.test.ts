import { localize } from '@alnafitha/contract';
import { aPostSummary } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { findPosts } from './find-posts';

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
