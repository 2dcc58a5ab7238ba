import { describe, expect, it } from 'vitest';
import { PostDraft, PostQuery } from './schema';

describe('PostQuery', () => {
  const errorFor = (query: unknown) => PostQuery.safeParse(query).error?.issues[0]?.message;

  it('defaults to twelve posts a page', () => {
    expect(PostQuery.parse({})).toEqual({ page: 1, limit: 12 });
  });

  it('accepts any category, since authors may enter their own', () => {
    expect(PostQuery.parse({ category: 'نصائح' })).toMatchObject({ category: 'نصائح' });
    expect(errorFor({ category: '' })).toBe('Unknown category');
    expect(errorFor({ category: 'x'.repeat(61) })).toBe('Unknown category');
  });

  it('accepts only a well-formed cursor', () => {
    expect(PostQuery.parse({ after: '1772366400.0.heat01' }).after).toBe('1772366400.0.heat01');
    for (const after of ['', ' ', 'a/b', 'ü', 'x'.repeat(201)]) {
      expect(errorFor({ after })).toBe('Invalid value');
    }
  });
});

describe('PostDraft', () => {
  it('rejects a category with the name of all posts', () => {
    const errorFor = (category: string) =>
      PostDraft.shape.category.safeParse(category).error?.issues[0]?.message;
    for (const name of ['all', 'ALL', ' All ', 'Ａｌｌ', 'a\u200bll', 'الكل', 'الكلّ'])
      expect([name, errorFor(name)]).toEqual([
        name,
        'This name stands for all posts. Please choose another one.',
      ]);
    for (const name of ['All about glass', 'Small', 'كل', 'كل شيء'])
      expect([name, errorFor(name)]).toEqual([name, undefined]);
  });
});
