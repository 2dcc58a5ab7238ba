import { ENQUIRY_LIMITS, ERROR_MESSAGES, type ErrorResponse, sendEnquiry } from '@alnafitha/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../testing/server';

afterEach(() => sessionStorage.clear());

const sendButton = () => screen.getByRole('button', { name: 'Send message' });

async function fillIn(user: UserEvent) {
  await user.type(await screen.findByLabelText(/Your name/), 'Noor');
  await user.type(screen.getByLabelText(/Your email/), 'noor@example.com');
  await user.type(screen.getByLabelText(/Your message/), 'Two sliding doors, please.');
  await user.click(screen.getByRole('checkbox'));
}

async function fillInArabic(user: UserEvent) {
  await user.type(await screen.findByLabelText(/الاسم/), 'نور');
  await user.type(screen.getByLabelText(/البريد الإلكتروني/), 'noor@example.com');
  await user.type(screen.getByLabelText(/الرسالة/), 'بابان منزلقان');
  await user.click(screen.getByRole('checkbox'));
}

describe('contact page', () => {
  it('sends the enquiry, confirms and clears the form', async () => {
    const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact?service=Shower Glass');
    await fillIn(user);
    await user.click(sendButton());

    expect(await screen.findByText('Message Sent!')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      {
        name: 'Noor',
        email: 'noor@example.com',
        service: 'Shower Glass',
        subject: 'Quote request: Shower Glass',
        message: 'Two sliding doors, please.',
        consent: true,
      },
    ]);
    const next = await screen.findByRole('region', { name: 'Thank you, your message has reached us.' });
    expect(next).toHaveFocus();
    expect(next).toHaveTextContent('Sunday to Thursday: 8:00 AM to 6:00 PM');
    expect(screen.queryByRole('heading', { name: 'Send Us a Message' })).not.toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();

    await user.click(within(next).getByRole('button', { name: 'Send another message' }));
    expect(screen.getByRole('form')).toBeVisible();
    expect(screen.getByLabelText(/Your name/)).toHaveFocus();
    for (const label of [/Your name/, /Your email/, 'WhatsApp Number', 'Service', 'Subject', /Your message/])
      expect(screen.getByLabelText(label)).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.queryByRole('region', { name: /Thank you/ })).not.toBeInTheDocument();
  });

  it('leaves a visitor with the reference to name on the phone and on WhatsApp', async () => {
    mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.click(sendButton());
    const next = await screen.findByRole('region', { name: 'Thank you, your message has reached us.' });
    expect(within(next).getByText('7K2M-Q0XA').closest('p')).toHaveTextContent('Your reference: 7K2M-Q0XA');
    expect(within(next).getByText('7K2M-Q0XA')).toHaveAttribute('dir', 'ltr');
    const chat = new URL(
      within(next).getByRole<HTMLAnchorElement>('link', { name: 'Continue on WhatsApp' }).href,
    );
    expect(chat.host).toBe('wa.me');
    expect(chat.searchParams.get('text')).toMatch(/through your website\. My reference is 7K2M-Q0XA\.$/);
  });

  it('lets the office answer an Arabic enquiry in Arabic', async () => {
    const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '1234-ABCD' }));
    const { user } = await renderSite('/contact', 'ar');
    await fillInArabic(user);
    await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    const next = await screen.findByRole('region', { name: 'شكرًا لك، وصلتنا رسالتك.' });
    expect(requests[0]?.headers.get('Content-Language')).toBe('ar');
    const chat = within(next).getByRole<HTMLAnchorElement>('link', { name: 'المتابعة عبر واتساب' });
    // Isolated: right-to-left text would show it as ABCD-1234.
    expect(new URL(chat.href).searchParams.get('text')).toContain('رقمها المرجعي \u20661234-ABCD\u2069.');
  });

  it("starts with the link's project, as one line of text", async () => {
    const project = encodeURIComponent(`\u202eA villa\n<b>by the 👨\u200d👩</b>\u0000${'x'.repeat(900)}`);
    await renderSite(`/contact?project=${project}`);
    const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
    await waitFor(() =>
      expect(subject.value).toMatch(/^Quote request: A villa <b>by the 👨\u200d👩<\/b> x+$/u),
    );
    expect(subject.value.length).toBeLessThanOrEqual(ENQUIRY_LIMITS.subject);
  });

  it('shows the service in the visitor’s language, and an unknown one by its title', async () => {
    await renderSite('/contact?service=Shower%20Glass', 'ar');
    await waitFor(() =>
      expect(screen.getByLabelText('الموضوع')).toHaveDisplayValue(/^طلب عرض سعر: (?!Shower)/),
    );
    cleanup();
    await renderSite('/contact?service=Roof%20tiles');
    await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('Quote request: Roof tiles'));
    expect(screen.getByLabelText('Service')).toHaveValue('');
  });

  it('does not overwrite typed text', async () => {
    const { user } = await renderSite('/contact?project=Villa');
    const subject = await screen.findByLabelText('Subject');
    await waitFor(() => expect(subject).toHaveValue('Quote request: Villa'));
    await user.clear(subject);
    await user.type(subject, 'My own words');
    await user.click(screen.getAllByRole('button', { name: 'العربية' })[0] ?? document.body);
    await screen.findByLabelText('الموضوع');
    expect(screen.getByLabelText('الموضوع')).toHaveValue('My own words');
  });

  it('restores what was typed after a reload, until it is sent', async () => {
    mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact');
    await fillIn(user);
    cleanup();
    const reloaded = await renderSite('/contact');
    expect(await screen.findByLabelText(/Your message/)).toHaveValue('Two sliding doors, please.');
    expect(screen.getByRole('checkbox')).toBeChecked();
    await reloaded.user.click(sendButton());
    await screen.findByText('Message Sent!');
    cleanup();
    await renderSite('/contact');
    expect(await screen.findByLabelText(/Your message/)).toHaveValue('');
  });

  it('sends without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError');
    });
    mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText('Message Sent!')).toBeVisible();
  });

  it('links to directions, also beside the live map', async () => {
    const { user } = await renderSite('/contact');
    const href = expect.stringMatching(
      /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=25\.\d+,51\.\d+$/,
    );
    const links = () => screen.getAllByRole('link', { name: 'Directions in Google Maps' });
    await screen.findByRole('img', { name: 'Map of Doha' });
    expect(links().map((link) => link.getAttribute('href'))).toEqual([href, href]);
    await user.click(screen.getByRole('button', { name: 'Open the live map' }));
    expect(links().at(-1)).toHaveTextContent('Directions in Google Maps');
  });

  it('has no floating chat button over its form', async () => {
    await renderSite('/contact');
    await screen.findByRole('form');
    expect(screen.queryByRole('link', { name: 'Contact via WhatsApp' })).not.toBeInTheDocument();
  });

  it('ignores a service that is not one of the choices', async () => {
    const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact?service=shower glass');
    await fillIn(user);
    await user.click(sendButton());
    await screen.findByText('Message Sent!');
    expect(requests[0]?.body).not.toHaveProperty('service');
  });

  it('shows errors at missing fields and sends nothing', async () => {
    const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact');
    await screen.findByLabelText(/Your name/);
    await user.click(sendButton());
    for (const text of ['Name is required', 'Email is required', 'Message is required']) {
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(screen.getByText('Please agree to let us store your information')).toBeVisible();
    expect(screen.getByLabelText(/Your name/)).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it('hints at a phone number that cannot be one, and sends it as typed', async () => {
    const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    const { user } = await renderSite('/contact');
    await fillIn(user);
    const phone = screen.getByLabelText('WhatsApp Number');
    await user.type(phone, 'none');
    await user.tab();
    expect(phone).toHaveAccessibleDescription('We may not be able to call this number. Please check it.');
    await user.click(sendButton());
    await screen.findByText('Message Sent!');
    expect(requests[0]?.body).toMatchObject({ whatsappNumber: 'none' });
  });

  it('sends once when the button is clicked twice', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const requests = mockEndpoint(sendEnquiry, async () => {
      await held;
      return { id: 'enquiry-1', reference: '7K2M-Q0XA' };
    });
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.dblClick(sendButton());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    release();
    await screen.findByText('Message Sent!');
    expect(requests).toHaveLength(1);
  });

  it('keeps the form and its idempotency key when sending fails', async () => {
    const responses = [
      new MockError(503, {
        message: 'The service is not available at the moment. Please try again in a minute.',
      }),
      { id: 'enquiry-1', reference: '7K2M-Q0XA' },
    ];
    const requests = mockEndpoint(
      sendEnquiry,
      () => responses.shift() ?? { id: 'enquiry-2', reference: '7K2M-Q0XA' },
    );
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(/not available at the moment/)).toBeVisible();
    expect(screen.getByLabelText(/Your message/)).toHaveValue('Two sliding doors, please.');

    await user.click(sendButton());
    await screen.findByText('Message Sent!');
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows the rate limit error, and keeps the form', async () => {
    mockEndpoint(sendEnquiry, () => new MockError(429, { message: ERROR_MESSAGES.tooManyEnquiries }));
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText(ERROR_MESSAGES.tooManyEnquiries)).toBeVisible();
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Noor');
    expect(screen.getByLabelText(/Your email/)).toHaveValue('noor@example.com');
    expect(screen.getByLabelText(/Your message/)).toHaveValue('Two sliding doors, please.');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(sendButton()).toBeEnabled();
  });

  it("shows the API's issue at its field", async () => {
    const response: ErrorResponse = {
      message: 'Please check the highlighted fields',
      issues: [{ path: 'subject', message: 'Subject is too long' }],
    };
    mockEndpoint(sendEnquiry, () => new MockError(400, response));
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText('Subject is too long')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveFocus();
  });

  it('shows a clear error for an HTML response, in Arabic as well', async () => {
    mockEndpoint(
      sendEnquiry,
      () => new MockError(400, '<!doctype html><pre>SyntaxError at /workspace/x.js</pre>'),
    );
    const { user } = await renderSite('/contact', 'ar');
    await fillInArabic(user);
    await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    expect(await screen.findByText('حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.')).toBeVisible();
  });

  it('shows that there is no connection', async () => {
    mockNetworkError(sendEnquiry);
    const { user } = await renderSite('/contact');
    await fillIn(user);
    await user.click(sendButton());
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
  });

  it('opens all FAQ items at once', async () => {
    const { user } = await renderSite('/contact');
    await user.click(await screen.findByRole('button', { name: 'View All FAQs' }));
    for (const entry of screen.getAllByRole('group')) expect(entry).toHaveAttribute('open');
  });
});
