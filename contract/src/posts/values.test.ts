import { describe, expect, it } from 'vitest';
import { postIdOf, postPath } from './values';

describe('the path of a post', () => {
  it.each([
    ['Glass & heat', '/blog/heat01-glass-heat'],
    ['زجاج وحرارة', '/blog/heat01-زجاج-وحرارة'],
    ['؟', '/blog/heat01'],
  ])('with the title %j is %s and contains its id', (title, path) => {
    expect(postPath({ id: 'heat01', title })).toBe(path);
    expect(postIdOf(path.slice('/blog/'.length))).toBe('heat01');
  });

  it('yields the id even when the slug is outdated', () => {
    expect(postIdOf('heat01-an-older-title')).toBe('heat01');
  });
});
