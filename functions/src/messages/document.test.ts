import { ContactEnquiry } from '@alnafitha/contract';
import { anEnquiry } from '@alnafitha/contract/factories';
import { expect, it } from 'vitest';
import { toMessageDocument } from './document';

const createdAt = new Date('2026-03-01T09:30:00Z');

it('contains the whole enquiry as new, with its search prefixes', () => {
  const enquiry = ContactEnquiry.parse(anEnquiry());
  expect(toMessageDocument('m1', enquiry, createdAt)).toEqual({
    ...enquiry,
    status: 'new',
    doubtful: false,
    createdAt,
    searchPrefixes: expect.arrayContaining(['mariam', 'mariam@example', 'slidi', 'wakrah']),
  });
});

it('omits missing fields, because Firestore rejects undefined', () => {
  const document = toMessageDocument(
    'm1',
    {
      name: 'N',
      email: 'n@example.com',
      message: '',
      consent: false,
      subject: undefined,
      service: undefined,
    },
    createdAt,
  );
  expect(Object.keys(document).sort()).toEqual(
    ['consent', 'createdAt', 'doubtful', 'email', 'message', 'name', 'searchPrefixes', 'status'].sort(),
  );
});

it('uses the status and note of an existing message', () => {
  const enquiry = ContactEnquiry.parse(anEnquiry());
  expect(
    toMessageDocument('m1', { ...enquiry, status: 'completed', adminNote: 'Called' }, createdAt),
  ).toMatchObject({
    status: 'completed',
    adminNote: 'Called',
  });
});
