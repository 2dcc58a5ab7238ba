import { expect, it } from 'vitest';
import { telephoneLink, whatsappLink } from './contact-links';

it.each([
  ['+974 4400 0038', 'tel:+97444000038', 'https://wa.me/97444000038'],
  ['+97444000038', 'tel:+97444000038', 'https://wa.me/97444000038'],
  ['+974 4400 0038 ext. 12', 'tel:+97444000038;ext=12', 'https://wa.me/97444000038'],
  ['+44 20 7946 0958 x12', 'tel:+442079460958;ext=12', 'https://wa.me/442079460958'],
  ['+7 495 123-45-67 доб. 89', 'tel:+74951234567;ext=89', 'https://wa.me/74951234567'],
  ['16001', 'tel:16001', 'https://wa.me/16001'],
])('links to %s', (number, call, chat) => {
  expect([telephoneLink(number), whatsappLink(number)]).toEqual([call, chat]);
});

it('links to a chat with a message in either language', () => {
  expect(whatsappLink('+974 5500 0038', 'مرحبًا & hello')).toMatch(
    /^https:\/\/wa\.me\/97455000038\?text=%D9%85[%0-9A-F]+%20%26%20hello$/,
  );
});
