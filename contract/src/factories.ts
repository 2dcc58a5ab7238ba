import type { z } from 'zod';
import { ContactEnquiry, type ContactEnquiryInput } from './contact';
import { Message } from './messages';
import { AdminSession, UserSession } from './session';

/** An enquiry as the contact page sends it. */
export function anEnquiry(changes: Partial<ContactEnquiryInput> = {}): ContactEnquiryInput {
  const enquiry = {
    name: 'Mariam Al-Kuwari',
    email: 'mariam@example.com',
    whatsappNumber: '+974 5555 0101',
    subject: 'Sliding doors for a villa',
    service: 'Sliding & Folding Doors',
    message: 'We need four sliding doors, three metres wide, for a villa in Al Wakrah.',
    consent: true,
    ...changes,
  } satisfies ContactEnquiryInput;
  ContactEnquiry.parse(enquiry);
  return enquiry;
}

/** A message as the API answers it. */
export function aMessage(changes: Partial<z.input<typeof Message>> = {}): Message {
  return Message.parse({
    id: 'message-1',
    name: 'Mariam Al-Kuwari',
    email: 'mariam@example.com',
    whatsappNumber: '+974 5555 0101',
    subject: 'Sliding doors for a villa',
    service: 'Sliding & Folding Doors',
    message: 'We need four sliding doors, three metres wide, for a villa in Al Wakrah.',
    status: 'new',
    createdAt: '2026-03-01T09:30:00.000Z',
    ...changes,
  });
}

export function anAdmin(changes: Partial<AdminSession> = {}): AdminSession {
  return AdminSession.parse({ id: 'admin-1', username: 'admin', name: 'Site Administrator', ...changes });
}

export function aUser(changes: Partial<UserSession> = {}): UserSession {
  return UserSession.parse({ id: 'user-1', email: 'user@example.com', name: null, ...changes });
}
