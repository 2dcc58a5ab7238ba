import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { status } from '@grpc/grpc-js';
import { afterEach, expect, it, vi } from 'vitest';
import { Backend } from './backend';

const DATABASE = 'projects/demo-one/databases/(default)';
const NAME = `${DATABASE}/documents/counters/one`;
const set = (value: number) => ({
  database: DATABASE,
  writes: [{ update: { name: NAME, fields: { value: { integerValue: value } } } }],
});

afterEach(() => {
  vi.restoreAllMocks();
});

it('aborts a transaction when a document it read was written in the same millisecond', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const backend = new Backend('demo-one');
  await backend.request('commit', set(1));
  const { transaction } = await backend.request<{ transaction: Uint8Array }>('beginTransaction', {
    database: DATABASE,
    options: { readWrite: {} },
  });
  const read = await backend.stream('batchGetDocuments', {
    database: DATABASE,
    documents: [NAME],
    transaction,
  });
  await once(read.resume(), 'end');
  await backend.request('commit', set(2));
  await expect(backend.request('commit', { ...set(3), transaction })).rejects.toMatchObject({
    code: status.ABORTED,
  });
});

it('restores many documents with their values and times', async () => {
  const start = 1_700_000_000_000;
  const documents = Array.from({ length: 15_000 }, (_, index) => ({
    path: `messages/${index}${index % 5 ? '' : '/replies/one'}`,
    fields: {
      text: { stringValue: `النافذة ${index}` },
      double: { doubleValue: index % 2 ? '-0' : '0.1' },
      time: { timestampValue: { seconds: `${1_800_000_000 + index}`, nanos: 123_456_000 } },
      list: { arrayValue: [{ mapValue: {} }, { stringValue: '' }] },
    },
    // Some are changed a minute later, when others have been created.
    created: start + 1000 * index,
    updated: start + 1000 * index + (index % 3 ? 0 : 60_000),
  }));
  const backend = new Backend('demo-one');
  await backend.restore(documents);
  expect(backend.documents()).toHaveLength(documents.length);
  const changed = documents.filter(
    (document) => !isDeepStrictEqual(backend.document(document.path), document),
  );
  expect(changed).toEqual([]);
});
