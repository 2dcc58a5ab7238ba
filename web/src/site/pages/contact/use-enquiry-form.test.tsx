import {
  ERROR_MESSAGES,
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  IDEMPOTENCY_HEADER,
  type Language,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
  sendEnquiry,
} from '@alnafitha/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { renderInSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint } from '../../../../testing/server';
import { ContactForm } from './contact-form';
import { HomeEnquiryForm } from './contact-section';

const props = { isAnother: false, files: {}, onSent: () => {} };
const CONTACT = <ContactForm {...props} />;
const FORMS = [
  ['home page', <HomeEnquiryForm key="home" {...props} label="Form" />],
  ['contact page', CONTACT],
] as const;
const RECEIVED = { id: 'enquiry-1', reference: '7K2M-Q0XA', files: [] };

async function show(form = CONTACT, language?: Language) {
  const user = await renderInSite(form, language);
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (!honeypot) throw new Error('The form has no honeypot.');
  return { honeypot, user };
}

const field = (label: RegExp | string) => screen.getByLabelText(label);
/** The failure's notice in the form, which stays when the toast is gone. */
const OUTSIDE_TOAST = { selector: 'form *' };
const sendButton = (name = 'Send message') => screen.getByRole('button', { name });

async function fillIn(user: UserEvent, labels = [/Your name/, /Your email/, /Your message/]) {
  const values = ['Noor', 'noor@example.com', 'Two sliding doors, please.'];
  for (const [index, label] of labels.entries()) {
    fireEvent.change(field(label), { target: { value: values[index] } });
  }
  await user.click(screen.getByRole('checkbox'));
}

async function send(user: UserEvent) {
  await user.click(sendButton());
  await screen.findByText('Message Sent!');
}

function expectFilledIn() {
  expect(field(/Your name/)).toHaveValue('Noor');
  expect(field(/Your email/)).toHaveValue('noor@example.com');
  expect(field(/Your message/)).toHaveValue('Two sliding doors, please.');
  expect(screen.getByRole('checkbox')).toBeChecked();
}

describe.each(FORMS)('the form of the %s', (_page, form) => {
  it.each([
    ['an empty', '', HONEYPOT_EMPTY],
    ['a filled', 'https://spam.example/حلويات', 'filled'],
  ])('reports the time, the privacy notice and %s honeypot, not its value', async (_, value, reported) => {
    const requests = mockEndpoint(sendEnquiry, () => RECEIVED);
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { honeypot, user } = await show(form);
    fireEvent.change(honeypot, { target: { value } });
    await fillIn(user);
    clock.mockReturnValue(43_000.4);
    await send(user);
    clock.mockRestore();
    const { headers, body } = requests[0] ?? {};
    expect(headers?.get(FORM_TIME_HEADER)).toBe('42000');
    expect(headers?.get(PRIVACY_VERSION_HEADER)).toBe(PRIVACY_VERSION);
    expect(headers?.get(HONEYPOT_HEADER)).toBe(reported);
    expect(body).not.toHaveProperty('website');
  });

  it('opens the privacy notice in a new tab, and hides the honeypot visually and from screen readers, the keyboard and autofill', async () => {
    const { honeypot, user } = await show(form);
    expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryAllByRole('textbox')).not.toContain(honeypot);
    for (let step = 0; step < 15; step += 1) {
      await user.tab();
      expect(honeypot).not.toHaveFocus();
    }
    const notice = screen.getByRole('link', { name: 'Privacy notice' });
    expect(notice).toHaveAttribute('href', '/privacy');
    expect(notice).toHaveAttribute('target', '_blank');
  });
});

describe('useEnquiryForm', () => {
  it('sends once when the button is clicked twice, and keeps form and idempotency key with the reason of a failure', async () => {
    const { promise, resolve } = deferred<MockError>();
    const issues = [{ path: 'subject', message: 'Subject is too long' }];
    const invalid = new MockError(400, { message: 'Please check the highlighted fields', issues });
    const responses = [promise, invalid];
    const requests = mockEndpoint(sendEnquiry, () => responses.shift() ?? RECEIVED);
    const { user } = await show();
    await fillIn(user);
    await user.dblClick(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    resolve(new MockError(429, { message: ERROR_MESSAGES.tooManyEnquiries }));
    expect(await screen.findByText(ERROR_MESSAGES.tooManyEnquiries, OUTSIDE_TOAST)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toBeVisible();
    expectFilledIn();
    await user.click(sendButton());
    expect(await screen.findByText('Please check the highlighted fields', OUTSIDE_TOAST)).toBeVisible();
    expect(screen.queryByText(ERROR_MESSAGES.tooManyEnquiries, OUTSIDE_TOAST)).toBeNull();
    expect(screen.getByText('Subject is too long')).toBeVisible();
    expect(field('Subject')).toHaveFocus();
    await send(user);
    const keys = requests.map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0], keys[0]]);
  });

  it('shows a clear error in Arabic for an HTML response', async () => {
    mockEndpoint(
      sendEnquiry,
      () => new MockError(400, '<!doctype html><pre>SyntaxError at /workspace/x.js</pre>'),
    );
    const { user } = await show(CONTACT, 'ar');
    await fillIn(user, [/الاسم/, /البريد الإلكتروني/, /الرسالة/]);
    await user.click(sendButton('إرسال الرسالة'));
    expect(
      await screen.findByText('حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.', OUTSIDE_TOAST),
    ).toBeVisible();
  });

  it('restores what was typed after a reload, until it is sent', async () => {
    mockEndpoint(sendEnquiry, () => RECEIVED);
    const { user } = await show();
    await fillIn(user);
    cleanup();
    const reloaded = await show();
    expectFilledIn();
    await send(reloaded.user);
    cleanup();
    await show();
    expect(field(/Your message/)).toHaveValue('');
  });

  it('sends without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    mockEndpoint(sendEnquiry, () => RECEIVED);
    const { user } = await show();
    await fillIn(user);
    await send(user);
  });
});
