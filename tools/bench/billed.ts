import { Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { spyOn } from '../../functions/src/testing/reads';

/** Of documents. */
export interface Billed {
  readonly reads: number;
  readonly writes: number;
}

interface Count {
  data(): { count: number };
}

/** Counts what Firestore bills: all reads and writes call one of these client methods. */
export async function billedFor(work: () => Promise<unknown>): Promise<Billed> {
  const queries: Promise<{ size: number }>[] = [];
  const counts: Promise<Count>[] = [];
  let reads = 0;
  let writes = 0;
  const read = (count: number) => {
    reads += count;
  };
  const write = () => {
    writes += 1;
  };
  const restore = [
    spyOn(Query.prototype, 'get', (result) => queries.push(result as Promise<{ size: number }>)),
    // Skipped documents are billed.
    spyOn(Query.prototype, 'offset', (_, [skipped]) => read(Number(skipped))),
    spyOn(Query.prototype, 'count', (aggregate) =>
      spyOn(aggregate as { get(): Promise<Count> }, 'get', (result) => counts.push(result as Promise<Count>)),
    ),
    spyOn(Firestore.prototype, 'getAll', (_, documents) => read(documents.filter(isReference).length)),
    spyOn(Transaction.prototype, 'get', () => read(1)),
    spyOn(WriteBatch.prototype, 'create', write),
    spyOn(WriteBatch.prototype, 'set', write),
    spyOn(WriteBatch.prototype, 'update', write),
    spyOn(WriteBatch.prototype, 'delete', write),
  ];
  try {
    await work();
    // A query without results is billed as one document.
    for (const { size } of await Promise.all(queries)) read(Math.max(1, size));
    // A count is billed as one document per thousand counted.
    for (const count of await Promise.all(counts)) read(Math.max(1, Math.ceil(count.data().count / 1000)));
    return { reads, writes };
  } finally {
    for (const each of restore) each();
  }
}

/** The last argument of `getAll` may be options. */
function isReference(argument: unknown): boolean {
  return typeof argument === 'object' && argument !== null && 'path' in argument;
}
