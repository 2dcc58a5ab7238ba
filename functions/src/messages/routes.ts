import { randomUUID } from 'node:crypto';
import {
  addEnquiryFiles,
  type Company,
  deleteMessage,
  deleteMessages,
  ENQUIRY_FILE_LIMITS,
  type Enquiry,
  ERROR_MESSAGES,
  exportMessages,
  FORM_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  type Language,
  listMessages,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
  purgeMessage,
  readMessage,
  readMessageFile,
  readOpening,
  recordContact,
  removeEnquiryFile,
  restoreMessage,
  SERVICE_CHOICES,
  sendEnquiry,
  sendMails,
  sendReply,
  updateMessage,
  updateMessages,
  uploadAttachment,
  uploadEnquiryFile,
} from '@alnafitha/contract';
import { z } from 'zod';
import type { Session } from '../platform/access';
import { AppError, foundOr404, toAppError } from '../platform/errors';
import { enquiryReceived, enquiryRepeated, enquirySuspected } from '../platform/logs';
import type { RateLimits } from '../platform/rate-limits';
import { type Route, route } from '../platform/route';
import { paginationOf } from '../platform/search/search-page';
import { sha256 } from '../platform/sha256';
import { toMessageDocument } from './document';
import { messagesToCsv } from './export';
import {
  CONTACT_LIMIT,
  CONTACT_NETWORK_LIMIT,
  fileByteLimits,
  fileLimits,
  MORE_FILES_LIMIT,
} from './rate-limit';
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
  /** Its services can be chosen. */
  readonly readCompany: () => Promise<Company>;
  readonly clock: () => Date;
}

export function messageRoutes({ store, limits, admins, readCompany, clock }: MessageDependencies): Route[] {
  const readDetails = async (id: string) =>
    foundOr404(await store.readDetails(id), ERROR_MESSAGES.messageNotFound);

  const idOr404 = (id: string, exists: boolean) =>
    foundOr404(exists ? { id } : null, ERROR_MESSAGES.messageNotFound);

  const sign = async ({ id, name }: Session): Promise<Signature> => {
    const account = await admins.findAdminByUid(id);
    return { by: account?.name ?? name ?? account?.username ?? id, at: clock().toISOString() };
  };

  return [
    route(sendEnquiry, async ({ body: { files: fileIds = [], ...enquiry } }, { header, client: caller }) => {
      const { ip, connectingIp, network } = caller;
      await checkService(enquiry.service, readCompany);
      await limits.acquireAll([
        [CONTACT_LIMIT, connectingIp, ip],
        ...(network ? [[CONTACT_NETWORK_LIMIT, network, ip] as const] : []),
      ]);
      const now = clock();
      const id = idFromIdempotencyKey(header(IDEMPOTENCY_HEADER), enquiry) ?? store.newId();
      const formKey = header(FORM_KEY_HEADER);
      const files = await store.files.claimable(fileIds, formKey, id, now);
      const spamReason = suspectSpam(header) ?? files.find(({ suspected }) => suspected)?.suspected ?? null;
      const language: Language = header('Content-Language') === 'ar' ? 'ar' : 'en';
      const draft = {
        ...enquiry,
        language,
        ...(enquiry.consent && { consentVersion: consentVersion(header(PRIVACY_VERSION_HEADER)) }),
        ...(spamReason && { suspectedSpam: true as const }),
        ...(formKey !== undefined && { form: sha256(formKey) }),
      };
      const { repeated, files: own } = await store.add(id, toMessageDocument(id, draft, now), files);
      if (repeated) enquiryRepeated(id);
      else enquiryReceived(id);
      if (spamReason) enquirySuspected(id, spamReason);
      // A repeated request may have files that had not arrived before.
      const stored = repeated ? await store.addFiles(id, files, now) : own;
      return { id, reference: referenceOf(id), files: stored };
    }),
    route(uploadEnquiryFile, async ({ files: [file] }, { header, client: caller }) => {
      if (!file) throw new AppError(400, ERROR_MESSAGES.enquiryFileMissing);
      const formKey = header(FORM_KEY_HEADER);
      const form = formKey === undefined ? undefined : sha256(formKey);
      const { length } = file.bytes;
      const id = randomUUID();
      const releases = [await limits.acquireAll(fileLimits(caller, form, length), id)];
      try {
        const prepared = await store.files.prepare(file, clock());
        const more = prepared.stored - length;
        if (more > 0) releases.push(await limits.acquireAll(fileByteLimits(caller, form, more), id));
        await store.files.save(prepared, { id, formKey, suspected: suspectSpam(header) }, clock());
        return { id };
      } catch (error) {
        // An outage is not the visitor's fault.
        if (toAppError(error)?.status === 503) await Promise.all(releases.map((release) => release()));
        throw error;
      }
    }),
    route(removeEnquiryFile, async ({ params: { id } }, { header, client: caller }) => {
      const formKey = header(FORM_KEY_HEADER) ?? '';
      const isRemoved = await store.files.remove(id, formKey);
      if (isRemoved) await limits.forget(fileLimits(caller, sha256(formKey)), id);
      return foundOr404(isRemoved ? { id } : null, ERROR_MESSAGES.notFound);
    }),
    route(addEnquiryFiles, async ({ params, body }, { header, client: { ip, connectingIp } }) => {
      await limits.acquire(MORE_FILES_LIMIT, connectingIp, ip);
      const now = clock();
      const since = new Date(now.getTime() - ENQUIRY_FILE_LIMITS.openMs);
      const formKey = header(FORM_KEY_HEADER);
      const found = await store.findByReference(params.reference, since);
      // A reference stands on screens and in chats.
      const isOwn = found?.form === undefined || found.form === sha256(formKey ?? '');
      const { id } = foundOr404(isOwn ? found : null, ERROR_MESSAGES.enquiryClosed);
      const files = await store.files.claimable(body.files, formKey, id, now);
      return { files: await store.addFiles(id, files, now) };
    }),
    route(listMessages, async ({ query }) => {
      const results = await store.list(query, clock());
      return { messages: results.entries, pagination: paginationOf(results, query.limit) };
    }),
    route(exportMessages, async ({ query }) => {
      const { entries, next } = await store.batch(query, clock());
      return { csv: messagesToCsv(entries, { hasHeader: query.after === undefined }), next };
    }),
    route(readMessage, ({ params }) => readDetails(params.id)),
    route(readMessageFile, async ({ params, query }) =>
      foundOr404(await store.files.read(params.id, params.file, query.size), ERROR_MESSAGES.notFound),
    ),
    route(updateMessage, async ({ params, body }, { session }) => {
      await store.update([params.id], body, await sign(session));
      return readDetails(params.id);
    }),
    route(sendMails, async ({ params }) => {
      await store.mails.sendAgain(params.id, clock());
      return readDetails(params.id);
    }),
    route(uploadAttachment, async ({ params, files: [file] }) => {
      await readDetails(params.id);
      if (!file) throw new AppError(400, ERROR_MESSAGES.attachmentNotFound);
      return store.attachments.save(params.id, file);
    }),
    route(readOpening, async ({ params: { id } }, { session }) => {
      const name = session.name ?? 'Administrator';
      return { others: await store.noteOpening(id, { id: session.id, name }, clock()) };
    }),
    route(sendReply, async ({ params, body }, { session }) => {
      const attachments = await store.attachments.describe(params.id, body.attachments ?? []);
      await store.reply(params.id, { ...body, attachments }, await sign(session));
      return readDetails(params.id);
    }),
    route(recordContact, async ({ params, body }, { session }) => {
      await store.recordContact(params.id, body, await sign(session));
      return readDetails(params.id);
    }),
    route(updateMessages, async ({ body: { ids, ...update } }, { session }) => ({
      updated: await store.update(ids, update, await sign(session)),
    })),
    route(deleteMessage, async ({ params: { id } }, { session }) => {
      const count = await store.deleted.remove([id], await sign(session));
      return idOr404(id, count > 0);
    }),
    route(deleteMessages, async ({ body }, { session }) => ({
      deleted: await store.deleted.remove(body.ids, await sign(session)),
    })),
    route(restoreMessage, async ({ params: { id } }, { session }) =>
      idOr404(id, await store.deleted.restore(id, await sign(session))),
    ),
    route(purgeMessage, async ({ params: { id } }) => idOr404(id, await store.deleted.purge(id))),
  ];
}

/** The same key and text have the same id; a changed text makes a second enquiry. */
function idFromIdempotencyKey(key: string | undefined, enquiry: Omit<Enquiry, 'files'>): string | undefined {
  if (!z.uuid().safeParse(key).success) return undefined;
  return sha256(JSON.stringify([key, enquiry]));
}

/** A page that is still open may show an earlier wording. */
function consentVersion(version = PRIVACY_VERSION): string {
  return z.iso.date().safeParse(version).success && version < PRIVACY_VERSION ? version : PRIVACY_VERSION;
}

/** Throws 400 unless it is a choice of the sample, which a page may still show, or a service of the company. */
async function checkService(service: string | undefined, readCompany: () => Promise<Company>): Promise<void> {
  if (service === undefined || SERVICE_CHOICES.some((choice) => choice === service)) return;
  if ((await readCompany()).en.services.some(({ name }) => name === service)) return;
  const message = ERROR_MESSAGES.serviceUnknown;
  throw new AppError(400, ERROR_MESSAGES.checkFields, [{ path: 'service', message }]);
}
