/** Returns a result for each item, in order. */
type Work<Item, Result> = (key: string, items: readonly Item[]) => Promise<readonly Result[]>;

/** Batches calls during a run: concurrent transactions on one document would make each other retry. */
export function serializePerKey<Item, Result>(work: Work<Item, Result>) {
  const queued = new Map<string, { items: Item[]; results: Promise<readonly Result[]> }>();
  const inFlight = new Map<string, Promise<unknown>>();

  const openBatch = (key: string) => {
    const items: Item[] = [];
    const run = () => {
      queued.delete(key);
      return work(key, items);
    };
    const results = (inFlight.get(key) ?? Promise.resolve()).then(run, run);
    const batch = { items, results };
    const cleanUp = () => {
      if (inFlight.get(key) === results) inFlight.delete(key);
    };
    results.then(cleanUp, cleanUp);
    queued.set(key, batch);
    inFlight.set(key, results);
    return batch;
  };

  return async (key: string, item: Item): Promise<Result> => {
    const batch = queued.get(key) ?? openBatch(key);
    const index = batch.items.push(item) - 1;
    return (await batch.results)[index] as Result;
  };
}
