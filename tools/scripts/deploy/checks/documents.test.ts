import { expect, it } from 'vitest';
import { checkDocuments } from './documents';

const count = { collection: 'posts', documents: 9, invalid: 0, older: 0, newer: 0 } as const;

it('counts invalid documents and those that need a migration', () => {
  expect(checkDocuments([count, { ...count, collection: 'messages' }])).toEqual([
    { name: 'documents', state: 'OK', found: 'all 18 can be read' },
  ]);
  expect(checkDocuments([count, { ...count, invalid: 2, example: 'posts/x', older: 2 }])).toMatchObject([
    {
      name: 'posts',
      state: 'WRONG',
      found: '2 of 9 cannot be read and are left out, such as posts/x; 2 of 9 are of an older version',
    },
  ]);
  expect(checkDocuments([{ ...count, newer: 1 }])).toMatchObject([
    { state: 'ADVICE', mend: 'Deploy the newer code.' },
  ]);
});
