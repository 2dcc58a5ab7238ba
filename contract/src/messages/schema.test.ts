import { describe, expect, it } from 'vitest';
import { MessageQuery, MessageUpdate } from './schema';

describe('MessageUpdate', () => {
  it.each([[{ status: 'new' }], [{ adminNote: 'Called' }], [{ status: 'completed', adminNote: '' }]])(
    'accepts %j',
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
  ])('rejects %j', (update, message) => {
    expect(MessageUpdate.safeParse(update).error?.issues[0]?.message).toBe(message);
  });
});

it('a query defaults to ten messages a page and no filter', () => {
  expect(MessageQuery.parse({})).toEqual({ page: 1, limit: 10, search: '' });
  expect(MessageQuery.safeParse({ status: 'done' }).success).toBe(false);
  expect(MessageQuery.safeParse({ search: 'x'.repeat(201) }).success).toBe(false);
});
