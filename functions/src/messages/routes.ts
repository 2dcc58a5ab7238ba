import {
  deleteMessage,
  deleteMessages,
  type Enquiry,
  ERROR_MESSAGES,
  exportMessages,
  IDEMPOTENCY_HEADER,
  type Language,
  listMessages,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
  readMessage,
  recordContact,
  sendEnquiry,
  sendMails,
  sendReply,
  updateMessage,
  updateMessages,
} from '@alnafitha/contract';
import { z } from 'zod';
import type { Session } from '../platform/access';
import { foundOr404 } from '../platform/errors';
import { enquiryReceived, enquiryRepeated, enquirySuspected } from '../platform/logs';
import type { RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import { paginationOf } from '../platform/search/search-page';
import { sha256 } from '../platform/sha256';
import { toMessageDocument } from './document';
import { messagesToCsv } from './export';
import { CONTACT_LIMIT, CONTACT_NETWORK_LIMIT } from './rate-limit';
import { referenceOf } from './reference';
import { suspectSpam } from './spam';
import type { MessageStore } from './store';
import type { Signature } from './timeline';

interface MessageDependencies {
  readonly store: MessageStore;
  readonly limits: RateLimits;
  readonly admins: {
    findAdminByUid(uid: string): Promise<{ readonly username: string; readonly name: string | null } | null>;
  };
  readonly clock: () => Date;
}

export function messageRoutes({ store, limits, admins, clock }: MessageDependencies): Route[] {
  const readDetails = async (id: string) =>
    foundOr404(await store.readDetails(id), ERROR_MESSAGES.messageNotFound);

  const sign = async ({ id, name }: Session): Promise<Signature> => {
    const account = await admins.findAdminByUid(id);
    return { by: account?.name ?? name ?? account?.username ?? id, at: clock().toISOString() };
  };

  return [
    route(sendEnquiry, async ({ body }, { header, client: caller }) => {
      const { ip, connectingIp, network } = caller;
      await limits.acquireAll([
        [CONTACT_LIMIT, connectingIp, ip],
        ...(network ? [[CONTACT_NETWORK_LIMIT, network, ip] as const] : []),
      ]);
      const id = idFromIdempotencyKey(header(IDEMPOTENCY_HEADER), body) ?? store.newId();
      const spamReason = suspectSpam(header);
      const language: Language = header('Content-Language') === 'ar' ? 'ar' : 'en';
      const draft = {
        ...body,
        language,
        ...(body.consent && { consentVersion: consentVersion(header(PRIVACY_VERSION_HEADER)) }),
        ...(spamReason && { suspectedSpam: true as const }),
      };
      const { repeated } = await store.add(id, toMessageDocument(id, draft, clock()));
      if (repeated) enquiryRepeated(id);
      else enquiryReceived(id);
      if (spamReason) enquirySuspected(id, spamReason);
      return { id, reference: referenceOf(id) };
    }),
    route(listMessages, async ({ query }) => {
      const results = await store.list(query);
      return { messages: results.entries, pagination: paginationOf(results, query.limit) };
    }),
    route(exportMessages, async ({ query }) => {
      const { entries, next } = await store.batch(query);
      return { csv: messagesToCsv(entries, { hasHeader: query.after === undefined }), next };
    }),
    route(readMessage, ({ params }) => readDetails(params.id)),
    route(updateMessage, async ({ params, body }, { session }) => {
      await store.update([params.id], body, await sign(session));
      return readDetails(params.id);
    }),
    route(sendMails, async ({ params }) => {
      await store.outbox.sendAgain(params.id, clock());
      return readDetails(params.id);
    }),
    route(sendReply, async ({ params, body }, { session }) => {
      await store.reply(params.id, body, await sign(session));
      return readDetails(params.id);
    }),
    route(recordContact, async ({ params, body }, { session }) => {
      await store.recordContact(params.id, body.kind, await sign(session));
      return readDetails(params.id);
    }),
    route(updateMessages, async ({ body: { ids, ...update } }, { session }) => ({
      updated: await store.update(ids, update, await sign(session)),
    })),
    route(deleteMessage, async ({ params }) => {
      foundOr404((await store.remove([params.id])) || null, ERROR_MESSAGES.messageNotFound);
      return { id: params.id };
    }),
    route(deleteMessages, async ({ body }) => ({ deleted: await store.remove(body.ids) })),
  ];
}

/** Equal for the same key and text; a changed text makes a second enquiry. */
function idFromIdempotencyKey(key: string | undefined, enquiry: Enquiry): string | undefined {
  if (!z.uuid().safeParse(key).success) return undefined;
  return sha256(JSON.stringify([key, enquiry]));
}

/** Wordings that open pages may still show. */
const EARLIER_VERSIONS: readonly string[] = [];

/** The current version if the page names no known one. */
function consentVersion(shown: string | undefined): string {
  return EARLIER_VERSIONS.find((version) => version === shown) ?? PRIVACY_VERSION;
}
