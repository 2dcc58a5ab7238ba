import { DocumentReference, Firestore, Query, Transaction, WriteBatch } from 'firebase-admin/firestore';

type Method = (...args: never[]) => unknown;

interface Count {
  data(): { count: number };
}

/** What Firestore bills; `documents` are the reads without those of counts and of queries that find nothing. */
export interface Billed {
  readonly documents: number;
  readonly reads: number;
  readonly writes: number;
}

/** Counts what Firestore bills for the work, including skipped documents and those of transactions. */
export async function billedFor(work: () => Promise<unknown>): Promise<Billed> {
  const queries: Promise<{ size: number }>[] = [];
  const counts: Promise<Count>[] = [];
  let documents = 0;
  let writes = 0;
  const addQuery = (result: unknown) => queries.push(result as Promise<{ size: number }>);
  const addReferences = (_: unknown, targets: readonly unknown[]) => {
    // The last argument may be options.
    documents += targets.filter((target) => target instanceof DocumentReference).length;
  };
  const restore = [
    spyOn(Transaction.prototype, 'get', (result, [target]) => {
      if (target instanceof Query) addQuery(result);
      else documents += 1;
    }),
    spyOn(Transaction.prototype, 'getAll', addReferences),
    // A reference's own `get` calls it.
    spyOn(Firestore.prototype, 'getAll', addReferences),
    spyOn(Query.prototype, 'get', addQuery),
    spyOn(Query.prototype, 'offset', (_, [skipped]) => {
      documents += Number(skipped);
    }),
    spyOn(Query.prototype, 'count', (aggregate) =>
      spyOn(aggregate as { get(): Promise<Count> }, 'get', (result) => counts.push(result as Promise<Count>)),
    ),
    ...(['create', 'set', 'update', 'delete'] as const).map((method) =>
      spyOn(WriteBatch.prototype, method, () => {
        writes += 1;
      }),
    ),
  ];
  try {
    await work();
    const found = (await Promise.all(queries)).map(({ size }) => size);
    for (const size of found) documents += size;
    // A query without results is billed as one document, and a count as one per thousand counted.
    let reads = documents + found.filter((size) => size === 0).length;
    for (const count of await Promise.all(counts)) reads += Math.max(1, Math.ceil(count.data().count / 1000));
    return { documents, reads, writes };
  } finally {
    for (const restoreMethod of restore) restoreMethod();
  }
}

/** The documents that the work reads, including skipped ones and those of transactions. */
export async function documentsRead(work: () => Promise<unknown>): Promise<number> {
  return (await billedFor(work)).documents;
}

/** Observes the calls of a method; the returned function restores it. */
export function spyOn<T extends object, K extends keyof T & string>(
  target: T,
  name: K,
  onCall: (result: unknown, args: readonly unknown[]) => void,
): () => void {
  const original = target[name] as Method;
  const observed = function (this: unknown, ...args: never[]) {
    const result = original.apply(this, args);
    onCall(result, args);
    return result;
  };
  Object.assign(target, { [name]: observed });
  return () => Object.assign(target, { [name]: original });
}
