import { expect, it } from 'vitest';
import { telephoneLink, whatsappLink } from './contact-links';

it('links to telephone numbers without spaces', () => {
  expect(telephoneLink('+974 4400 0038')).toBe('tel:+97444000038');
});

it('links to a chat, with a message in either language', () => {
  expect(whatsappLink('+974 5500 0038')).toBe('https://wa.me/97455000038');
  expect(whatsappLink('+974 5500 0038', 'مرحبًا & hello')).toMatch(
    /^https:\/\/wa\.me\/97455000038\?text=%D9%85[%0-9A-F]+%20%26%20hello$/,
  );
});
