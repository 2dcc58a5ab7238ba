import { expect, it } from 'vitest';
import { postIdOf, postPath } from './post-values';
import { PostQuery, posts } from './posts';

it('the list accepts any category, since authors may enter their own', () => {
  expect(PostQuery.parse({ category: 'نصائح' })).toMatchObject({ category: 'نصائح' });
  for (const category of ['', 'x'.repeat(61)])
    expect(PostQuery.safeParse({ category }).error?.issues[0]?.message).toBe('Unknown category');
});

it('a post rejects a category with the name of all posts', () => {
  const errorFor = (category: string) =>
    posts.Draft.shape.category.safeParse(category).error?.issues[0]?.message;
  const message = 'This name stands for all posts. Please choose another one.';
  for (const name of ['all', 'ALL', ' All ', 'Ａｌｌ', 'a\u200bll', 'الكل', 'الكلّ'])
    expect([name, errorFor(name)]).toEqual([name, message]);
  for (const name of ['All about glass', 'Small', 'كل', 'كل شيء'])
    expect([name, errorFor(name)]).toEqual([name, undefined]);
});

it('the path of a post has its id and a slug, which may be outdated', () => {
  for (const [title, path] of [
    ['Glass & heat', '/blog/heat01-glass-heat'],
    ['زجاج وحرارة', '/blog/heat01-زجاج-وحرارة'],
    ['؟', '/blog/heat01'],
  ] as const) {
    expect(postPath({ id: 'heat01', title })).toBe(path);
    expect(postIdOf(path.slice('/blog/'.length))).toBe('heat01');
  }
  expect(postIdOf('heat01-an-older-title')).toBe('heat01');
  expect(postIdOf('heat01.')).toBe('heat01');
});
