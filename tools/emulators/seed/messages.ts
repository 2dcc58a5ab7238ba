import { EnquiryBody, MessageStatus, textLanguage } from '@alnafitha/contract';
import { MESSAGES, toMessageDocument } from '../../../functions/src/messages/document';
import { SAMPLE_IDS } from '../../../functions/src/messages/store';
import type { SeedDocument } from './document';
import messages from './messages.json';

const HOUR = 3_600_000;

/** The newest is first, each is seven hours older than the one before. Names and numbers are fictional. */
export function messageDocuments(now: number): SeedDocument[] {
  return messages.map(({ adminNote, ...message }, index) => {
    const enquiry = EnquiryBody.parse({ whatsappNumber: '', consent: true, ...message });
    const status = MessageStatus.optional().parse(message.status);
    const work = { status, ...(adminNote && { adminNote }) };
    const id = `${SAMPLE_IDS}${String(index + 1).padStart(2, '0')}`;
    const createdAt = new Date(now - (index * 7 + 1) * HOUR);
    const language = textLanguage(enquiry.message);
    const firstResponseAt = status && new Date(createdAt.getTime() + 2 * HOUR);
    const data = toMessageDocument(id, { ...enquiry, ...work, language, firstResponseAt }, createdAt);
    return { path: `${MESSAGES}/${id}`, data };
  });
}
