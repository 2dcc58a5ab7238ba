import { describe, expect, it } from 'vitest';
import { listPosts } from './blog';
import { postIdOf, postPath } from './posts';

describe('the address of a post', () => {
  it.each([
    ['Glass & heat', '/blog/heat01-glass-heat'],
    ['زجاج وحرارة', '/blog/heat01-زجاج-وحرارة'],
    ['؟', '/blog/heat01'],
  ])('entitled %j is %s, and leads back to its id', (title, path) => {
    expect(postPath({ id: 'heat01', title })).toBe(path);
    expect(postIdOf(path.slice('/blog/'.length))).toBe('heat01');
  });

  it('leads to the id whatever the slug has become', () => {
    expect(postIdOf('heat01-an-older-title')).toBe('heat01');
  });
});

describe('the query', () => {
  const refusal = (query: unknown) => listPosts.query.safeParse(query).error?.issues[0]?.message;

  it('has twelve to a page', () => {
    expect(listPosts.query.parse({})).toEqual({ page: 1, limit: 12 });
  });

  it('takes any category, since authors may name their own', () => {
    expect(listPosts.query.parse({ category: 'نصائح' })).toMatchObject({ category: 'نصائح' });
    expect(refusal({ category: '' })).toBe('Unknown category');
    expect(refusal({ category: 'x'.repeat(61) })).toBe('Unknown category');
  });

  it('takes only what could be a cursor', () => {
    expect(listPosts.query.parse({ after: '1772366400.0.heat01' }).after).toBe('1772366400.0.heat01');
    for (const after of ['', ' ', 'a/b', 'ü', 'x'.repeat(201)]) {
      expect(refusal({ after })).toBe('Invalid value');
    }
  });
});
