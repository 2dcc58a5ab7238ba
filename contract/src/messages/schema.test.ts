import { expect, it } from 'vitest';
import { deleteMessages } from './endpoints';
import { MessageQuery, MessageUpdate } from './schema';

it('an update has a status, a note or both', () => {
  for (const update of [{ status: 'new' }, { adminNote: 'Called' }, { status: 'completed', adminNote: '' }])
    expect(MessageUpdate.parse(update)).toEqual(update);
});

it.each([
  [{}, 'Nothing to change'],
  [{ status: 'done' }, 'Unknown status'],
  [{ status: null }, 'Unknown status'],
  [{ adminNote: 5 }, 'Invalid value'],
  [{ adminNote: 'x'.repeat(2001) }, 'Note is too long'],
])('rejects the update %j', (update, message) => {
  expect(MessageUpdate.safeParse(update).error?.issues[0]?.message).toBe(message);
});

it('the list has known states and a short search', () => {
  for (const query of [{ status: 'done' }, { search: 'x'.repeat(201) }])
    expect(MessageQuery.safeParse(query).success).toBe(false);
});

it('deletes between one and a hundred messages per request', () => {
  const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `m${index}`) });
  const bodies = [ids(100), ids(0), ids(101), { ids: 'm1' }, { ids: ['../x'] }, {}];
  expect(bodies.filter((body) => deleteMessages.body.safeParse(body).success)).toEqual([ids(100)]);
});
