import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { documentsRead, spyOn } from '../../functions/src/testing/reads';

/** Numbers of documents. */
export interface Billed {
  readonly reads: number;
  readonly writes: number;
}

interface Count {
  data(): { count: number };
}

/** Counts what Firestore bills: `documentsRead`, what that leaves out, and writes. */
export async function billedFor(work: () => Promise<unknown>): Promise<Billed> {
  const queries: Promise<{ size: number }>[] = [];
  const counts: Promise<Count>[] = [];
  let otherReads = 0;
  let writes = 0;
  const write = () => {
    writes += 1;
  };
  const restore = [
    spyOn(Query.prototype, 'get', (result) => queries.push(result as Promise<{ size: number }>)),
    spyOn(Query.prototype, 'count', (aggregate) =>
      spyOn(aggregate as { get(): Promise<Count> }, 'get', (result) => counts.push(result as Promise<Count>)),
    ),
    spyOn(Firestore.prototype, 'getAll', (_, targets) => {
      // The last argument may be options.
      otherReads += targets.filter((target) => target instanceof DocumentReference).length;
    }),
    // `documentsRead` counts it, and it calls `getAll`.
    spyOn(DocumentReference.prototype, 'get', () => {
      otherReads -= 1;
    }),
    ...(['create', 'set', 'update', 'delete'] as const).map((method) =>
      spyOn(WriteBatch.prototype, method, write),
    ),
  ];
  try {
    const reads = await documentsRead(work);
    // A query without results is billed as one document, and a count as one per thousand counted.
    otherReads += (await Promise.all(queries)).filter(({ size }) => size === 0).length;
    for (const count of await Promise.all(counts))
      otherReads += Math.max(1, Math.ceil(count.data().count / 1000));
    return { reads: reads + otherReads, writes };
  } finally {
    for (const restoreMethod of restore) restoreMethod();
  }
}
