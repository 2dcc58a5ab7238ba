import { Id } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { mailsOf } from '../../mails/mail-document';
import { deleteOrphans } from '../../media/orphans';
import type { Bucket } from '../../platform/firebase';
import { ATTACHMENTS, attachmentPath } from './attachments';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 100;

/** Deletes files that were uploaded a day ago or before, and that no reply names, even of a deleted message. */
export async function deleteUnsentAttachments(
  db: Firestore,
  bucket: () => Promise<Bucket>,
  now: Date,
): Promise<void> {
  const target = await bucket();
  let pageToken: string | undefined;
  do {
    const page = { maxResults: PAGE, autoPaginate: false, ...(pageToken && { pageToken }) };
    const [files, next] = await target.getFiles({ prefix: ATTACHMENTS, ...page });
    // The reply of a younger file may still be written.
    const isOld = ({ metadata: { timeCreated } }: (typeof files)[number]) =>
      now.getTime() - Date.parse(timeCreated ?? '') >= DAY_MS;
    const old = files.filter(isOld).map(({ name }) => name);
    const messages = new Set(old.map((path) => path.split('/')[1]).filter(isId));
    const sent = new Set((await Promise.all([...messages].map((id) => sentPaths(db, id)))).flat());
    const unsent = old.filter((path) => !sent.has(path));
    await deleteOrphans(
      target,
      unsent.map((path) => ({ path })),
    );
    // There is no next query after the last page, whatever the type says.
    pageToken = next?.pageToken;
  } while (pageToken);
}

/** The console makes an object for a folder, which has no id. */
const isId = (text: string | undefined): text is string => Id.safeParse(text).success;

const Named = z.array(z.object({ id: z.string() })).catch([]);

/** Returns the files that the replies of a message name. */
async function sentPaths(db: Firestore, messageId: string): Promise<string[]> {
  const { docs } = await mailsOf(db, messageId).select('reply.attachments').get();
  // No schema parses the whole: the files of a reply that is broken otherwise are kept.
  const named = docs.flatMap((mail) => Named.parse(mail.get('reply.attachments')));
  return named.map(({ id }) => attachmentPath(messageId, id));
}
