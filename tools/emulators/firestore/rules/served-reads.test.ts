import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { EventRecorder } from '../testing/event-recorder';
import {
  DATABASE,
  note,
  OWNER,
  permissionDenied,
  ROOT,
  useRuledServer,
  VISITOR,
} from '../testing/ruled-server';

// Each reading method of the API, for callers who are subject to the rules.

const { call, commit, get, listen: openListener, stream } = useRuledServer();

describe('documents', () => {
  it('are returned when the rules allow it', async () => {
    expect(await get(VISITOR, 'open')).toMatchObject([{ found: { name: `${ROOT}/notes/open` } }]);
    await expect(get(VISITOR, 'closed')).rejects.toMatchObject(permissionDenied);
    expect(await get(OWNER, 'closed')).toMatchObject([{ found: {} }]);
  });

  it('are all denied when one is, in transactions as well', async () => {
    await expect(get(VISITOR, 'open', 'closed')).rejects.toMatchObject(permissionDenied);
    const { transaction } = (await call('beginTransaction', { database: DATABASE }, VISITOR)) as {
      transaction: Buffer;
    };
    const documents = [`${ROOT}/notes/closed`];
    const request = { database: DATABASE, documents, transaction };
    await expect(stream('batchGetDocuments', request, VISITOR)).rejects.toMatchObject(permissionDenied);
    await call('rollback', { database: DATABASE, transaction }, VISITOR);
  });
});

describe('queries', () => {
  const isOpen = {
    fieldFilter: { field: { fieldPath: 'open' }, op: 'EQUAL', value: { booleanValue: true } },
  };
  const from = [{ collectionId: 'notes' }];
  const counted = (structuredQuery: object) => ({
    structuredQuery,
    aggregations: [{ count: {}, alias: 'n' }],
  });

  it('are allowed when the rules allow all possible results', async () => {
    const structuredQuery = { from, where: isOpen };
    expect(await stream('runQuery', { parent: ROOT, structuredQuery }, VISITOR)).toMatchObject([
      { document: { name: `${ROOT}/notes/open` } },
    ]);
    await expect(
      stream('runQuery', { parent: ROOT, structuredQuery: { from } }, VISITOR),
    ).rejects.toMatchObject(permissionDenied);
  });

  it('are counted under the same condition', async () => {
    const count = (structuredQuery: object) =>
      stream(
        'runAggregationQuery',
        { parent: ROOT, structuredAggregationQuery: counted(structuredQuery) },
        VISITOR,
      );
    expect(await count({ from, where: isOpen })).toMatchObject([
      { result: { aggregateFields: { n: { integerValue: '1' } } } },
    ]);
    await expect(count({ from })).rejects.toMatchObject(permissionDenied);
  });
});

describe('listeners', () => {
  interface Response {
    targetChange?: { targetChangeType?: string; cause?: { code: number } };
    documentChange?: object;
  }

  async function listen(id: string) {
    const responses = openListener(VISITOR);
    const recorder = new EventRecorder<Response>();
    responses.on('data', recorder.add);
    const addTarget = { targetId: 2, documents: { documents: [`${ROOT}/notes/${id}`] } };
    responses.write({ database: DATABASE, addTarget });
    return {
      recorder,
      async end() {
        responses.end();
        await once(responses, 'end');
      },
    };
  }

  it('are denied documents that the rules deny', async () => {
    const { recorder, end } = await listen('closed');
    const { targetChange } = await recorder.waitFor((response) => response.targetChange?.cause !== undefined);
    expect(targetChange).toMatchObject({ targetChangeType: 'REMOVE', cause: permissionDenied });
    await end();
  });

  it('end when the rules no longer allow the document', async () => {
    await commit(OWNER, note('heard', true));
    const { recorder, end } = await listen('heard');
    await recorder.waitFor(({ documentChange }) => documentChange !== undefined);
    await commit(OWNER, note('heard', false));
    const { targetChange } = await recorder.waitFor((response) => response.targetChange?.cause !== undefined);
    expect(targetChange?.cause).toMatchObject(permissionDenied);
    expect(recorder.items.filter(({ documentChange }) => documentChange)).toHaveLength(1);
    await end();
  });
});
