import { DocumentReference, Query, Transaction } from 'firebase-admin/firestore';

type Method = (...args: never[]) => unknown;

/** The document reads that Firestore bills during the work, including skipped ones and those of transactions. */
export async function documentsRead(work: () => Promise<unknown>): Promise<number> {
  const pages: Promise<{ size: number }>[] = [];
  let read = 0;
  const restore = [
    spyOn(Transaction.prototype, 'get', (result, [target]) => {
      if (target instanceof Query) pages.push(result as Promise<{ size: number }>);
      else read += 1;
    }),
    spyOn(Transaction.prototype, 'getAll', (_, references) => {
      read += references.filter((reference) => reference instanceof DocumentReference).length;
    }),
    spyOn(Query.prototype, 'get', (result) => pages.push(result as Promise<{ size: number }>)),
    spyOn(DocumentReference.prototype, 'get', () => {
      read += 1;
    }),
    spyOn(Query.prototype, 'offset', (_, [skipped]) => {
      read += Number(skipped);
    }),
  ];
  try {
    await work();
    for (const { size } of await Promise.all(pages)) read += size;
    return read;
  } finally {
    for (const restoreMethod of restore) restoreMethod();
  }
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
