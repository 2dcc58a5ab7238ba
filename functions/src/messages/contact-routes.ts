import { createHash } from 'node:crypto';
import { type Enquiry, IDEMPOTENCY_HEADER, sendEnquiry } from '@alnafitha/contract';
import { z } from 'zod';
import { enquiryDoubted, enquiryReceived, enquiryRepeated } from '../logs';
import type { Limits } from '../platform/limits';
import { type Route, route } from '../platform/route';
import type { EnquiryStore } from './contact-store';
import { toMessageDocument } from './document';
import { CONTACT_LIMIT } from './rate-limit';
import { doubtOf } from './spam';

export interface ContactDependencies {
  readonly store: EnquiryStore;
  readonly limits: Limits;
  readonly clock: () => Date;
}

export function contactRoutes({ store, limits, clock }: ContactDependencies): Route[] {
  return [
    route(sendEnquiry, async ({ body }, { header, caller }) => {
      await limits.take(CONTACT_LIMIT, caller.peer, caller.address);
      const wanted = idOfAttempt(header(IDEMPOTENCY_HEADER), body);
      const doubt = doubtOf(header);
      const draft = { ...body, ...(doubt && { doubtful: true as const }) };
      const { id, repeated } = await store.add(toMessageDocument(draft, clock()), wanted);
      if (repeated) enquiryRepeated(id);
      else enquiryReceived(id);
      if (doubt) enquiryDoubted(id, doubt);
      return { id };
    }),
  ];
}

/** The same idempotency key with the same text gives the same id; a changed text creates a second enquiry. */
function idOfAttempt(key: string | undefined, enquiry: Enquiry): string | undefined {
  if (!z.uuid().safeParse(key).success) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, enquiry]))
    .digest('hex');
}
