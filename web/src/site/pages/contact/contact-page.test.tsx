import { ENQUIRY_LIMITS, sendEnquiry } from '@alnafitha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint } from '../../../../testing/server';

const mockSending = () =>
  mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '1234-ABCD', files: [] }));

async function fillIn(user: UserEvent, labels = [/Your name/, /Your email/, /Your message/]) {
  const values = ['Noor', 'noor@example.com', 'Two sliding doors, please.'];
  for (const [index, label] of labels.entries()) {
    await user.click(await screen.findByLabelText(label));
    await user.paste(values[index]);
  }
  await user.click(screen.getByRole('checkbox'));
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

const chatOf = (panel: HTMLElement, name: string) =>
  new URL(within(panel).getByRole<HTMLAnchorElement>('link', { name }).href);

it('shows errors at missing fields, sends the enquiry, names its reference and clears the form', async () => {
  const requests = mockSending();
  const { user } = await renderSite('/contact?service=Shower Glass');
  await screen.findByLabelText(/Your name/);
  await send(user);
  for (const text of [
    'Name is required',
    'Email is required',
    'Message is required',
    'Please agree to let us store your information',
  ])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByLabelText(/Your name/)).toHaveFocus();
  expect(requests).toEqual([]);
  await fillIn(user);
  await send(user);

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
  expect(within(next).getByText('1234-ABCD').closest('p')).toHaveTextContent('Your reference: 1234-ABCD');
  expect(within(next).getByText('1234-ABCD')).toHaveAttribute('dir', 'ltr');
  const chat = chatOf(next, 'Continue on WhatsApp');
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')?.split('\n')).toEqual([
    expect.stringMatching(/through your website\. My reference is 1234-ABCD\.$/),
    ...['Width and height:', 'Location:', 'Photo:'],
  ]);
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

it('shows the service in Arabic, and lets the office answer an Arabic enquiry in Arabic', async () => {
  const requests = mockSending();
  const { user } = await renderSite('/contact?service=Shower%20Glass', 'ar');
  await waitFor(() =>
    expect(screen.getByLabelText('الموضوع')).toHaveDisplayValue(/^طلب عرض سعر: (?!Shower)/),
  );
  await fillIn(user, [/الاسم/, /البريد الإلكتروني/, /الرسالة/]);
  await user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
  const next = await screen.findByRole('region', { name: 'شكرًا لك، وصلتنا رسالتك.' });
  expect(requests[0]?.headers.get('Content-Language')).toBe('ar');
  // Isolates keep its order: right-to-left text would show it as ABCD-1234.
  const text = chatOf(next, 'المتابعة عبر واتساب').searchParams.get('text');
  expect(text).toContain('رقمها المرجعي \u20661234-ABCD\u2069.');
});

it("starts with the link's project, as one line of text, and does not overwrite typed text", async () => {
  const project = encodeURIComponent(`\u202eA villa\n<b>by the 👨\u200d👩</b>\u0000${'x'.repeat(900)}`);
  const { user } = await renderSite(`/contact?project=${project}`);
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  await waitFor(() =>
    expect(subject.value).toMatch(/^Quote request: A villa <b>by the 👨\u200d👩<\/b> x+$/u),
  );
  expect(subject.value.length).toBeLessThanOrEqual(ENQUIRY_LIMITS.subject);
  await user.clear(subject);
  await user.paste('My own words');
  await user.click(screen.getAllByRole('button', { name: 'العربية' })[0] ?? document.body);
  expect(await screen.findByLabelText('الموضوع')).toHaveValue('My own words');
});

it.each(['Roof tiles', 'shower glass'])('sends an unknown service as subject: %s', async (service) => {
  const requests = mockSending();
  const { user } = await renderSite(`/contact?service=${service}`);
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue(`Quote request: ${service}`));
  expect(screen.getByLabelText('Service')).toHaveValue('');
  await fillIn(user);
  await send(user);
  await screen.findByText('Message Sent!');
  expect(requests[0]?.body).not.toHaveProperty('service');
});

it('links to directions, also beside the live map, and opens all FAQ items at once', async () => {
  const { user } = await renderSite('/contact');
  const href = expect.stringMatching(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=25\.\d+,51\.\d+$/,
  );
  const links = () => screen.getAllByRole('link', { name: 'Directions in Google Maps' });
  await screen.findByRole('img', { name: 'Map of Doha' });
  expect(links().map((link) => link.getAttribute('href'))).toEqual([href, href]);
  await user.click(screen.getByRole('button', { name: 'Open the live map' }));
  expect(links().at(-1)).toHaveTextContent('Directions in Google Maps');
  const [first] = screen.getAllByRole<HTMLDetailsElement>('group');
  for (const isClosedAgain of [false, true]) {
    if (isClosedAgain && first) first.open = false;
    await user.click(screen.getByRole('button', { name: 'View All FAQs' }));
    for (const entry of screen.getAllByRole('group')) expect(entry).toHaveAttribute('open');
  }
});
