/** Processes a batch of a key, in order; returns a result for each. */
type Work<Ask, Result> = (key: string, asked: readonly Ask[]) => Promise<readonly Result[]>;

/**
 * Serializes work per key; calls during a run are batched into the next one. Otherwise concurrent transactions
 * of one instance on one document would make each other retry.
 */
export function serializePerKey<Ask, Result>(work: Work<Ask, Result>) {
  const waiting = new Map<string, { asked: Ask[]; results: Promise<readonly Result[]> }>();
  const inFlight = new Map<string, Promise<unknown>>();

  const open = (key: string) => {
    const asked: Ask[] = [];
    const begin = () => {
      waiting.delete(key);
      return work(key, asked);
    };
    const responses = (inFlight.get(key) ?? Promise.resolve()).then(begin, begin);
    const turn = { asked, results: responses };
    const end = () => {
      if (inFlight.get(key) === responses) inFlight.delete(key);
    };
    responses.then(end, end);
    waiting.set(key, turn);
    inFlight.set(key, responses);
    return turn;
  };

  return async (key: string, ask: Ask): Promise<Result> => {
    const turn = waiting.get(key) ?? open(key);
    const place = turn.asked.push(ask) - 1;
    return (await turn.results)[place] as Result;
  };
}
