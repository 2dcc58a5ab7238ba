import { expect, it } from 'vitest';
import { telephoneLink, whatsappLink } from './company';

it('removes spaces from the number in a tel: URL', () => {
  expect(telephoneLink('+974 4400 0038')).toBe('tel:+97444000038');
});

it('encodes a prefilled text of any script in the WhatsApp URL', () => {
  expect(whatsappLink()).toMatch(/^https:\/\/wa\.me\/974\d{8}$/);
  expect(whatsappLink('مرحبًا & hello')).toMatch(/\?text=%D9%85[%0-9A-F]+%20%26%20hello$/);
});
