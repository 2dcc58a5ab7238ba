import { describe, expect, it } from 'vitest';
import { aMessage } from './factories';
import { deleteMessages, MessageQuery, MessageUpdate } from './messages';

describe('MessageUpdate', () => {
  it.each([[{ status: 'new' }], [{ adminNote: 'Called' }], [{ status: 'completed', adminNote: '' }]])(
    'takes %j',
    (update) => {
      expect(MessageUpdate.safeParse(update).success).toBe(true);
    },
  );

  it.each([
    [{}, 'Nothing to change'],
    [{ status: 'done' }, 'Unknown status'],
    [{ status: null }, 'Unknown status'],
    [{ adminNote: 5 }, 'Invalid value'],
    [{ adminNote: 'x'.repeat(2001) }, 'Note is too long'],
  ])('refuses %j', (update, message) => {
    expect(MessageUpdate.safeParse(update).error?.issues[0]?.message).toBe(message);
  });
});

it('a query has ten to a page and no filter unless it says so', () => {
  expect(MessageQuery.parse({})).toEqual({ page: 1, limit: 10, search: '' });
  expect(MessageQuery.safeParse({ status: 'done' }).success).toBe(false);
  expect(MessageQuery.safeParse({ search: 'x'.repeat(201) }).success).toBe(false);
});

it('between one and a hundred messages are deleted at once', () => {
  const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `m${index}`) });
  expect(deleteMessages.body.safeParse(ids(100)).success).toBe(true);
  for (const body of [ids(0), ids(101), { ids: 'm1' }, { ids: ['../x'] }, {}]) {
    expect(deleteMessages.body.safeParse(body).success).toBe(false);
  }
});

it('a factory refuses to make what the contract refuses', () => {
  expect(() => aMessage({ createdAt: 'yesterday' })).toThrow();
});
