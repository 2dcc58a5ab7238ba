import { EnquiryBody, SERVICE_CHOICES } from '@alnafitha/contract';
import type { Firestore } from 'firebase-admin/firestore';
import { MESSAGES, toMessageDocument } from '../../functions/src/messages/document';

const FIRST = ['Mariam', 'Khalid', 'Noora', 'Hamad', 'فاطمة', 'يوسف', 'عائشة', 'سالم'];
const LAST = ['Al-Kuwari', 'Haddad', 'Rahman', 'Fernandes', 'المري', 'الهاجري', 'السليطي'];
const WISHES = [
  'We need four sliding doors for a villa in Al Wakrah.',
  'Please quote a glass partition for our office in West Bay.',
  'نحتاج إلى نوافذ جديدة لفيلا في الخور.',
  'The shower glass in two bathrooms must be replaced.',
];
const MINUTE = 60_000;

/** An enquiry that differs from its neighbours. The same index always creates the same one. */
export function enquiryNumber(index: number) {
  const pick = <T>(choices: readonly T[]) => choices[index % choices.length] as T;
  return {
    name: `${pick(FIRST)} ${pick(LAST)}`,
    email: `client${index}@example.com`,
    whatsappNumber: `+974 5555 ${String(index % 10_000).padStart(4, '0')}`,
    subject: `Enquiry ${index}`,
    service: pick(SERVICE_CHOICES),
    message: `${pick(WISHES)} (${index})`,
    consent: true,
  };
}

/** Replaces all messages by `count` new ones. */
export async function replaceMessages(db: Firestore, count: number): Promise<void> {
  const messages = db.collection(MESSAGES);
  await db.recursiveDelete(messages);
  const writer = db.bulkWriter();
  const newest = Date.now();
  const writes = Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(newest - index * MINUTE);
    return writer.create(
      messages.doc(),
      toMessageDocument(EnquiryBody.parse(enquiryNumber(index)), createdAt),
    );
  });
  await Promise.all([...writes, writer.close()]);
  const { count: written } = (await messages.count().get()).data();
  if (written !== count) throw new Error(`${written} messages were written instead of ${count}`);
}
