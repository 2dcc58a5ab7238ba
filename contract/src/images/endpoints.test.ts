import { expect, it } from 'vitest';
import { listGallery } from './endpoints';

it('listGallery accepts one category or none', () => {
  expect(listGallery.query.parse({})).toEqual({});
  expect(listGallery.query.parse({ category: 'Portfolio' })).toEqual({ category: 'Portfolio' });
  for (const category of ['portfolio', '', 'GLASS']) {
    expect(listGallery.query.safeParse({ category }).error?.issues[0]?.message).toBe('Unknown category');
  }
});
