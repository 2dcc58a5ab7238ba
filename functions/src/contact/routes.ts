import { createHash } from 'node:crypto';
import { type Enquiry, IDEMPOTENCY_HEADER, sendEnquiry } from '@alnafitha/contract';
import { z } from 'zod';
import { enquiryReceived, enquiryRepeated } from '../logs';
import { toMessageDocument } from '../messages/document';
import { type Route, route } from '../platform/route';
import type { EnquiryStore } from './store';

export interface ContactDependencies {
  readonly store: EnquiryStore;
  readonly clock: () => Date;
}

export function contactRoutes({ store, clock }: ContactDependencies): Route[] {
  return [
    route(sendEnquiry, async ({ body }, { header }) => {
      const wanted = idOfAttempt(header(IDEMPOTENCY_HEADER), body);
      const { id, repeated } = await store.add(toMessageDocument(body, clock()), wanted);
      if (repeated) enquiryRepeated(id);
      else enquiryReceived(id);
      return { id };
    }),
  ];
}

/** The same attempt with the same text has the same id; a changed text makes a second enquiry. */
function idOfAttempt(key: string | undefined, enquiry: Enquiry): string | undefined {
  if (!z.uuid().safeParse(key).success) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, enquiry]))
    .digest('hex');
}
