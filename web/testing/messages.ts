import { listMessages, type MessageDetails, readMessage } from '@alnafitha/contract';
import { aMessageWithDetails } from '@alnafitha/contract/factories';
import { mockEndpoint } from './server';

/** Mocks an inbox with the message m1, as it is at each request, between two others. */
export function mockMessages(current: () => MessageDetails): void {
  const visitor = (id: string) => aMessageWithDetails({ id, name: `Visitor ${id}` });
  const all = () => [visitor('m0'), current(), visitor('m2')];
  mockEndpoint(listMessages, () => ({ messages: all(), pagination: { totalItems: 3, totalPages: 1 } }));
  mockEndpoint(readMessage, ({ params }) => all().find(({ id }) => id === params.id) ?? current());
}
