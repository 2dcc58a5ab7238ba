import { once } from 'node:events';
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
