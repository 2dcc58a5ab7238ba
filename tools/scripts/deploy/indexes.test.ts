import { describe, expect, it } from 'vitest';
import { ROOT } from '../suite/config';
import { compareIndexes, readIndexSpec } from './indexes';

const index = (
  collection: string,
  state: string,
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[],
) => ({
  name: `projects/p/databases/(default)/collectionGroups/${collection}/indexes/x`,
  queryScope: 'COLLECTION',
  state,
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
});
const byStatus = [
  { fieldPath: 'status', order: 'ASCENDING' },
  { fieldPath: 'createdAt', order: 'DESCENDING' },
];

describe('the indexes of a database', () => {
  const wanted = [
    'messages (status ascending, createdAt descending)',
    'posts (tags contains, date descending)',
  ];
  const posts = [
    { fieldPath: 'tags', arrayConfig: 'CONTAINS' },
    { fieldPath: 'date', order: 'DESCENDING' },
  ];

  it('are ready, building, broken or missing', () => {
    expect(compareIndexes(wanted, [])).toMatchObject({ total: 2, ready: 0, missing: wanted });
    expect(
      compareIndexes(wanted, [index('messages', 'READY', byStatus), index('posts', 'CREATING', posts)]),
    ).toEqual({ total: 2, ready: 1, missing: [], broken: [], building: [wanted[1]] });
    expect(compareIndexes(wanted, [index('posts', 'NEEDS_REPAIR', posts)])).toMatchObject({
      missing: [wanted[0]],
      broken: [wanted[1]],
    });
  });

  it('differ by direction and by collection', () => {
    const ascending = byStatus.map((field) => ({ ...field, order: 'ASCENDING' }));
    const others = [index('messages', 'READY', ascending), index('posts', 'READY', byStatus)];
    expect(compareIndexes(wanted.slice(0, 1), others).missing).toHaveLength(1);
  });

  it('are read from the deployed file', () => {
    expect(readIndexSpec(ROOT)).toContain('messages (status ascending, createdAt descending)');
  });
});
