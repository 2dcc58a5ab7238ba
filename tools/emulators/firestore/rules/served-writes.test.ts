import { status } from '@grpc/grpc-js';
import { describe, expect, it } from 'vitest';
import {
  as,
  DATABASE,
  encode,
  note,
  OWNER,
  permissionDenied,
  ROOT,
  RULES,
  tokenOf,
  useRuledServer,
  VISITOR,
  WRITER,
} from '../testing/ruled-server';

const { call, commit, get, putRules } = useRuledServer();

describe('writes', () => {
  it('are applied all or not at all', async () => {
    await expect(commit(WRITER, note('a', true), note('b', false))).rejects.toMatchObject(permissionDenied);
    expect(await get(OWNER, 'a')).toMatchObject([{ missing: `${ROOT}/notes/a` }]);
    await commit(WRITER, note('a', true));
    expect(await get(VISITOR, 'a')).toMatchObject([{ found: {} }]);
    await expect(commit(VISITOR, note('a', true))).rejects.toMatchObject(permissionDenied);
  });

  it('of a transaction that only reads are rejected after a document has changed', async () => {
    const [{ found }] = (await get(OWNER, 'open')) as [{ found: { updateTime: object } }];
    const verify = { verify: `${ROOT}/notes/open`, currentDocument: { updateTime: found.updateTime } };
    await commit(VISITOR, verify);
    await commit(OWNER, {
      ...note('open', true),
      updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
    });
    await expect(commit(VISITOR, verify)).rejects.toMatchObject({ code: status.FAILED_PRECONDITION });
    await expect(commit(VISITOR, { verify: `${ROOT}/notes/closed` })).rejects.toMatchObject(permissionDenied);
  });

  it.each([
    ['batchWrite', { database: DATABASE, writes: [] }],
    ['listCollectionIds', { parent: ROOT }],
    ['listDocuments', { parent: ROOT, collectionId: 'notes' }],
  ])('and other methods of the Admin SDK are denied: %s', async (method, request) => {
    await expect(call(method, request, WRITER)).rejects.toMatchObject(permissionDenied);
  });
});

it.each([
  ['with another algorithm', tokenOf({ writer: true }, 'RS256')],
  ['with a signature', `${tokenOf({ writer: true })}abc`],
  ['without a subject', `${encode({ alg: 'none' })}.${encode({ writer: true })}.`],
  ['without JSON', 'a.b.'],
  ['without parts', 'somebody'],
])('a token %s has no access', async (_kind, token) => {
  await expect(get(as(token), 'open')).rejects.toMatchObject(permissionDenied);
});

it('broken rules are rejected with the position, and deny everything until they are replaced', async () => {
  const broken = RULES.replace('== true;', '= true;');
  const issue = {
    severity: 'ERROR',
    description: "Expected ';', not '='.",
    sourcePosition: { fileName: 'x.rules', line: 5, column: 41 },
  };
  expect(await putRules(broken)).toMatchObject({ status: 400, body: { issues: [issue] } });
  await expect(get(VISITOR, 'open')).rejects.toMatchObject(permissionDenied);
  expect(await putRules(RULES)).toMatchObject({ status: 200 });
  expect(await get(VISITOR, 'open')).toMatchObject([{ found: {} }]);
  expect(await putRules(broken, { ignore_errors: true })).toMatchObject({
    status: 200,
    body: { issues: [issue] },
  });
  await expect(get(VISITOR, 'open')).rejects.toMatchObject(permissionDenied);
});
