/** Processes a batch of a key, in order; returns a result for each. */
type Work<Ask, Answer> = (key: string, asked: readonly Ask[]) => Promise<readonly Answer[]>;

/**
 * Serializes work per key; calls during a run are batched into the next one. Otherwise concurrent transactions
 * of one instance on one document would make each other retry.
 */
export function serializePerKey<Ask, Answer>(work: Work<Ask, Answer>) {
  const waiting = new Map<string, { asked: Ask[]; answers: Promise<readonly Answer[]> }>();
  const underWay = new Map<string, Promise<unknown>>();

  const open = (key: string) => {
    const asked: Ask[] = [];
    const begin = () => {
      waiting.delete(key);
      return work(key, asked);
    };
    const responses = (underWay.get(key) ?? Promise.resolve()).then(begin, begin);
    const turn = { asked, answers: responses };
    const end = () => {
      if (underWay.get(key) === responses) underWay.delete(key);
    };
    responses.then(end, end);
    waiting.set(key, turn);
    underWay.set(key, responses);
    return turn;
  };

  return async (key: string, ask: Ask): Promise<Answer> => {
    const turn = waiting.get(key) ?? open(key);
    const place = turn.asked.push(ask) - 1;
    return (await turn.answers)[place] as Answer;
  };
}
