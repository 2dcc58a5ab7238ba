import { expect, it } from 'vitest';
import { deleteMessages } from './endpoints';

it('deletes between one and a hundred messages per request', () => {
  const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `m${index}`) });
  expect(deleteMessages.body.safeParse(ids(100)).success).toBe(true);
  for (const body of [ids(0), ids(101), { ids: 'm1' }, { ids: ['../x'] }, {}]) {
    expect(deleteMessages.body.safeParse(body).success).toBe(false);
  }
});
