import { expect, it } from 'vitest';
import { ERROR_MESSAGES } from '../error-messages';
import { deleteMessages } from './endpoints';
import { MessageQuery, MessagesUpdate, MessageUpdate } from './schema';

it('an update has a status, a note or both', () => {
  for (const update of [{ status: 'new' }, { adminNote: 'Called' }, { status: 'completed', adminNote: '' }])
    expect(MessageUpdate.parse(update)).toEqual(update);
});

const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, index) => `m${index}`) });
const { invalidValue, nothingSelected, pageInvalid, statusUnknown, tooManySelected } = ERROR_MESSAGES;

it.each([
  [MessageUpdate, {}, '', ERROR_MESSAGES.nothingToChange],
  [MessageUpdate, { name: 'Somebody else' }, '', ERROR_MESSAGES.nothingToChange],
  [MessageUpdate, { status: 'done' }, 'status', statusUnknown],
  [MessageUpdate, { status: null }, 'status', statusUnknown],
  [MessageUpdate, { adminNote: 5 }, 'adminNote', invalidValue],
  [MessageUpdate, { adminNote: 'x'.repeat(2001) }, 'adminNote', ERROR_MESSAGES.noteTooLong],
  [MessageUpdate, { suspectedSpam: true }, 'suspectedSpam', invalidValue],
  [MessagesUpdate, { ids: [], status: 'new' }, 'ids', nothingSelected],
  [MessagesUpdate, ids(1), 'status', statusUnknown],
  [
    MessagesUpdate,
    { ...ids(1), status: 'new', adminNote: 'x'.repeat(2001) },
    'adminNote',
    ERROR_MESSAGES.noteTooLong,
  ],
  [deleteMessages.body, ids(0), 'ids', nothingSelected],
  [deleteMessages.body, ids(101), 'ids', tooManySelected],
  [deleteMessages.body, { ids: ['m0', 7] }, 'ids.1', invalidValue],
  [deleteMessages.body, { ids: ['../x'] }, 'ids.0', ERROR_MESSAGES.notFound],
  [deleteMessages.body, { ids: 'm1' }, 'ids', invalidValue],
  [MessageQuery, { page: '0' }, 'page', pageInvalid],
  [MessageQuery, { page: '99999999999' }, 'page', pageInvalid],
  [MessageQuery, { limit: '101' }, 'limit', ERROR_MESSAGES.limitInvalid],
  [MessageQuery, { status: '' }, 'status', statusUnknown],
  [MessageQuery, { search: 'x'.repeat(201) }, 'search', ERROR_MESSAGES.searchTooLong],
  [MessageQuery, { service: 'x'.repeat(121) }, 'service', ERROR_MESSAGES.serviceUnknown],
  [MessageQuery, { spam: 'true' }, 'spam', invalidValue],
  [MessageQuery, { from: '2026-02-30' }, 'from', invalidValue],
])('row %# is rejected at its field', (schema, input, field, message) => {
  const [issue] = schema.safeParse(input).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
});

it('a hundred messages are deleted per request', () => {
  expect(deleteMessages.body.parse(ids(100))).toEqual(ids(100));
});
