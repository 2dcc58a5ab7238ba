import {
  FORM_TIME_HEADER,
  HONEYPOT_EMPTY,
  HONEYPOT_HEADER,
  PRIVACY_VERSION,
  PRIVACY_VERSION_HEADER,
  sendEnquiry,
} from '@alnafitha/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint } from '../../../../testing/server';
import { createQueryClient } from '../../../shared/app/query-client';
import { Providers } from '../../app/providers';
import { ContactForm } from './contact-form';
import { HomeEnquiryForm } from './contact-section';

afterEach(() => sessionStorage.clear());

const props = { isAnother: false, onSent: () => {} };

const FORMS = [
  ['home page', <HomeEnquiryForm key="home" {...props} label="Form" />],
  ['contact page', <ContactForm key="contact" {...props} />],
] as const;

describe.each(FORMS)('the form of the %s', (_page, form) => {
  function show() {
    const requests = mockEndpoint(sendEnquiry, () => ({ id: 'enquiry-1', reference: '7K2M-Q0XA' }));
    render(
      <MemoryRouter>
        <Providers queryClient={createQueryClient()}>{form}</Providers>
      </MemoryRouter>,
    );
    const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
    if (!honeypot) throw new Error('The form has no hidden field.');
    return { requests, honeypot, user: userEvent.setup() };
  }

  async function send(user: ReturnType<typeof userEvent.setup>) {
    const fillIn = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fillIn(/Your name/, 'Noor');
    fillIn(/Your email/, 'noor@example.com');
    fillIn(/Your message/, 'Doors');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByText('Message Sent!');
  }

  it('sends the form time and an empty honeypot as headers', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    const { requests, user } = show();
    clock.mockReturnValue(43_000.4);
    await send(user);
    clock.mockRestore();
    expect(requests[0]?.headers.get(FORM_TIME_HEADER)).toBe('42000');
    expect(requests[0]?.headers.get(HONEYPOT_HEADER)).toBe(HONEYPOT_EMPTY);
    expect(requests[0]?.body).not.toHaveProperty('website');
  });

  it('links the privacy notice, and sends the version of it that was shown', async () => {
    const { requests, user } = show();
    const notice = screen.getByRole('link', { name: 'Privacy notice' });
    expect(notice).toHaveAttribute('href', '/privacy');
    expect(notice).toHaveAttribute('target', '_blank');
    await send(user);
    expect(requests[0]?.headers.get(PRIVACY_VERSION_HEADER)).toBe(PRIVACY_VERSION);
  });

  it('reports a filled honeypot without its value', async () => {
    const { requests, honeypot, user } = show();
    fireEvent.change(honeypot, { target: { value: 'https://spam.example/حلويات' } });
    await send(user);
    expect(requests[0]?.headers.get(HONEYPOT_HEADER)).toBe('filled');
    expect(requests[0]?.body).not.toHaveProperty('website');
  });

  it('hides the honeypot visually and from screen readers, the keyboard and autofill', async () => {
    const { honeypot, user } = show();
    expect(honeypot.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryAllByRole('textbox')).not.toContain(honeypot);
    for (let step = 0; step < 15; step += 1) {
      await user.tab();
      expect(honeypot).not.toHaveFocus();
    }
  });
});
