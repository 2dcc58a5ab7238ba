import { describe, expect, it } from 'vitest';
import { anEnquiry } from '../factories';
import { ContactEnquiry, EnquiryBody } from './enquiry-schema';
import { ENQUIRY_LIMITS } from './values';

const home = { name: 'Noor', email: 'noor@example.com', phone: '', subject: '', message: '', consent: false };
const issuesOf = (body: unknown) =>
  EnquiryBody.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the contact page form', () => {
  it('requires name, e-mail, message and consent', () => {
    expect(issuesOf({ name: ' ', email: '', message: '\n', consent: false })).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['message', 'Message is required'],
      ['consent', 'Please agree to let us store your information'],
    ]);
  });

  it('omits blank fields', () => {
    const blank = { whatsappNumber: ' ', subject: '', service: '' as const };
    const { name, email, message, consent } = anEnquiry();
    const parsed = JSON.parse(JSON.stringify(EnquiryBody.parse(anEnquiry(blank))));
    expect(parsed).toEqual({ name, email, message, consent });
  });

  it('collapses name and subject to one line', () => {
    const { name, subject } = ContactEnquiry.parse(anEnquiry({ name: ' Noor\r\nBcc: x ', subject: 'a\tb' }));
    expect([name, subject]).toEqual(['Noor Bcc: x', 'a b']);
  });

  it('keeps a phone number as typed, on one line', () => {
    const { whatsappNumber } = ContactEnquiry.parse(anEnquiry({ whatsappNumber: ' +٩٧٤\u0000 ٥٥٥٥\n۰۱۰۱ ' }));
    expect(whatsappNumber).toBe('+٩٧٤ ٥٥٥٥ ۰۱۰۱');
  });

  it('is blocked by no text in the optional field of the phone number', () => {
    const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');
    const texts = characters.match(new RegExp(`[^]{${ENQUIRY_LIMITS.phone}}`, 'g')) ?? [];
    const rejected = [...texts, 'call me', '\u200b', '+', '(', '🪟'.repeat(ENQUIRY_LIMITS.phone / 2)].filter(
      (text) => issuesOf({ ...anEnquiry(), whatsappNumber: text }),
    );
    expect(rejected).toEqual([]);
  });

  it.each([
    ['name', 'x'.repeat(ENQUIRY_LIMITS.name + 1), 'Name is too long'],
    ['email', 'noor@', 'Enter a valid e-mail address'],
    ['email', `${'x'.repeat(250)}@example.com`, 'Enter a valid e-mail address'],
    ['whatsappNumber', 'x'.repeat(ENQUIRY_LIMITS.phone + 1), 'Phone number is too long'],
    ['subject', 'x'.repeat(ENQUIRY_LIMITS.subject + 1), 'Subject is too long'],
    ['message', 'x'.repeat(ENQUIRY_LIMITS.message + 1), 'Message is too long'],
    ['service', 'x'.repeat(121), 'Choose a service from the list'],
    ['name', 7, 'Name is required'],
    ['email', null, 'Email is required'],
    ['whatsappNumber', 55123456, 'Invalid value'],
    ['message', ['x'], 'Message is required'],
    ['consent', 'yes', 'Please agree to let us store your information'],
    ['service', {}, 'Choose a service from the list'],
  ])('rejects the %s %j', (field, value, message) => {
    expect(issuesOf({ ...anEnquiry(), [field]: value })).toEqual([[field, message]]);
  });
});

it('the home form requires only name and e-mail, not even consent', () => {
  expect(issuesOf(home)).toBeUndefined();
  expect(issuesOf({ ...home, name: '', email: 'x' })).toEqual([
    ['name', 'Name is required'],
    ['email', 'Enter a valid e-mail address'],
  ]);
});

it('the home form returns its phone as WhatsApp number', () => {
  const parsed = EnquiryBody.parse({ ...home, phone: '+974 5555 0101' });
  expect(parsed.whatsappNumber).toBe('+974 5555 0101');
  expect(parsed).not.toHaveProperty('phone');
});
