import { dayInDoha } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { MAILS, queuedOfficeMail } from '../mails/mail-document';
import { codeOf, GRPC } from '../platform/errors';
import { sha256 } from '../platform/sha256';
import { readShown } from './kinds/block-documents';

/** The office is told so long before the last day. */
const NOTICE_MS = 30 * 24 * 60 * 60 * 1000;

/** Queues a mail about each certificate that ends within a month, once for its last day. */
export async function queueCertificateMails(db: Firestore, now: Date): Promise<void> {
  const { en } = await readShown(db, 'trust', now);
  const latest = dayInDoha(new Date(now.getTime() + NOTICE_MS));
  const ending = en.certificates.filter(({ validUntil }) => validUntil && validUntil <= latest);
  for (const { name, validUntil } of ending) {
    const mail = { kind: 'certificate' as const, messages: [], certificate: { name, validUntil } };
    const reference = db.collection(MAILS).doc(`certificate-${sha256(`${validUntil} ${name}`)}`);
    try {
      await reference.create(queuedOfficeMail(mail, now));
    } catch (error) {
      // An earlier night has queued it.
      if (codeOf(error) !== GRPC.alreadyExists) throw error;
    }
  }
}
