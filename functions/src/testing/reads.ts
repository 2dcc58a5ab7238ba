import { DocumentReference, Query } from 'firebase-admin/firestore';
import { vi } from 'vitest';

/** The documents that Firestore bills while the work is done: those that it hands out and those that it skips. */
export async function documentsRead(work: () => Promise<unknown>): Promise<number> {
  const queries = vi.spyOn(Query.prototype, 'get');
  const documents = vi.spyOn(DocumentReference.prototype, 'get');
  const offsets = vi.spyOn(Query.prototype, 'offset');
  try {
    await work();
    const snapshots = await Promise.all(queries.mock.results.map(({ value }) => value));
    const handedOut = snapshots.reduce((sum, { size }) => sum + size, documents.mock.calls.length);
    return offsets.mock.calls.reduce((sum, [skipped]) => sum + skipped, handedOut);
  } finally {
    for (const spy of [queries, documents, offsets]) spy.mockRestore();
  }
}
