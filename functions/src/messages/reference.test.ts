import { parseReference } from '@alnafitha/contract';
import { expect, it } from 'vitest';
import { referenceOf } from './reference';

it('a visitor can name her enquiry: the reference of an id is always the same, and unlike that of others', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `message-${index}`);
  const references = ids.map(referenceOf);
  expect(references).toEqual(ids.map(referenceOf));
  expect(new Set(references).size).toBe(1000);
  expect(references.filter((reference) => parseReference(reference) !== reference)).toEqual([]);
});
