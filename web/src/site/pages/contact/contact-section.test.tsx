import { type Language, sendEnquiry } from '@alnafitha/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../testing/render-site';
import { mockEndpoint, SAMPLE_SITE } from '../../../../testing/server';
import ContactSection from './contact-section';

afterEach(() => vi.unstubAllGlobals());

async function show(language?: Language) {
  const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA', files: [] }));
  return { requests, user: await renderInSite(<ContactSection />, language) };
}

const NAME_AND_EMAIL = { 'Your name': 'Noor', 'Your email': 'noor@example.com' };

async function fillIn(user: UserEvent, values: Record<string, string> = NAME_AND_EMAIL) {
  for (const [label, value] of Object.entries(values)) {
    await user.click(screen.getByLabelText(new RegExp(label)));
    await user.paste(value);
  }
}

const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Send message' }));

it.each([
  [true, /^Saturday to Thursday/],
  [false, /^Sunday to Thursday/],
])(
  'shows the line of the specification while the site is the sample’s (%s), else all hours',
  async (isSample, line) => {
    await renderInSite(<ContactSection />, 'en', { company: { ...SAMPLE_SITE.en.company, isSample } });
    expect(await screen.findByText(line)).toBeVisible();
    expect(screen.queryByText(/^Friday/) === null).toBe(isSample);
  },
);

it('requires a name and an e-mail address only, sends all fields, confirms and clears the form', async () => {
  const { requests, user } = await show();
  await send(user);
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByLabelText(/Your name/)).toHaveFocus();
  expect(requests).toEqual([]);
  await fillIn(user);
  await send(user);
  expect(await screen.findByText('Message Sent!')).toBeVisible();
  const body = { name: 'Noor', email: 'noor@example.com', phone: '', message: '', consent: false };
  expect(requests.map((request) => request.body)).toEqual([body]);
  await user.click(await screen.findByRole('button', { name: 'Send another message' }));
  await fillIn(user, {
    ...NAME_AND_EMAIL,
    'WhatsApp Number': '+974 5555 0101',
    Subject: 'Doors',
    'Your message': 'Two of them.',
  });
  await user.click(screen.getByRole('checkbox', { name: /I consent to having/ }));
  await send(user);
  const next = await screen.findByRole('region', { name: 'Thank you, your message has reached us.' });
  expect(next).toHaveFocus();
  expect(next).toHaveTextContent('Saturday to Thursday: 8:00 AM to 6:00 PM');
  expect(requests[1]?.body).toEqual({
    name: 'Noor',
    email: 'noor@example.com',
    phone: '+974 5555 0101',
    subject: 'Doors',
    message: 'Two of them.',
    consent: true,
  });
  await user.click(await screen.findByRole('button', { name: 'Send another message' }));
  expect(screen.getByLabelText(/Your name/)).toHaveValue('');
  expect(screen.getByLabelText(/Your name/)).toHaveFocus();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

it('hints at a phone number that cannot be one, politely, and sends it as typed', async () => {
  const { requests, user } = await show();
  await fillIn(user);
  const phone = screen.getByLabelText('WhatsApp Number');
  for (const number of ['(+974) 5512 3456', '5512 3456 / ٦٦١٢ ٣٤٥٦', ' ']) {
    await user.clear(phone);
    await user.paste(number);
    await user.tab();
    expect(phone).not.toHaveAccessibleDescription();
  }
  const hint = 'We may not be able to call this number. Please check it.';
  await user.clear(phone);
  await user.paste('5512 34');
  expect(screen.queryByText(hint)).toBeNull();
  await user.tab();
  // The check of numbers is a chunk of its own.
  await waitFor(() => expect(phone).toHaveAccessibleDescription(hint));
  expect(phone).toBeValid();
  expect(screen.getByText(hint).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await send(user);
  await screen.findByText('Message Sent!');
  expect(requests[0]?.body).toMatchObject({ phone: '5512 34' });
});

it('hides the floating chat button while its card is in view', async () => {
  const listeners: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
        listeners.push(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
  await show();
  const isHiding = () => screen.getByRole('form').closest('[data-hides-chat]') !== null;
  for (const isIntersecting of [true, false]) {
    for (const listener of listeners) listener([{ isIntersecting }]);
    expect(isHiding()).toBe(isIntersecting);
  }
});

it('lists contact details and hours, in Arabic as well', async () => {
  await show('ar');
  expect(screen.getByText(/من السبت إلى الخميس:/)).toHaveTextContent(
    'من السبت إلى الخميس: من 8:00 صباحًا إلى 6:00 مساءً',
  );
  expect(screen.getByRole('link', { name: '+974 4400 0038' })).toHaveAttribute('href', 'tel:+97444000038');
  expect(screen.getByRole('link', { name: 'info@alnafitha.example' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'إرسال الرسالة' })).toBeVisible();
});
