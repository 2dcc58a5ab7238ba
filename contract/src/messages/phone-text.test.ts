import { expect, it } from 'vitest';
import { mayHoldPhone, unreadPhoneText } from './phone-text';

it('a text may hold a phone number', () => {
  for (const text of [
    ...['5512 3456', '(+974) 5512 3456', '+974/5512 3456', '5512/3456', '٥٥١٢ ٣٤٥٦', '５５１２３４５６'],
    ...['+974 5512 3456 (WhatsApp)', 'https://wa.me/97455123456?text=Hello%20100', '800 1234'],
    ...['5512 3456 / 6612 3456', '5512 3456 or 6612 3456', '55123456 66123456'],
    ...['+974 5512 3456 +974 6612 3456', '5512 3456 / 123', '+44 (0)7911 123456 ext. 12'],
  ])
    expect([text, mayHoldPhone(text)]).toEqual([text, true]);
});

it('a text holds no phone number', () => {
  for (const text of [
    '5512 34',
    '-',
    'none',
    'call me',
    'لا يوجد',
    'noor@example.com',
    '12 / 34 56',
    '1234567890123456',
    '1 '.repeat(100),
  ])
    expect([text, mayHoldPhone(text)]).toEqual([text, false]);
});

const NOOR = { e164: '+97455123456', formatted: '+974 5512 3456' };
const OMAR = { e164: '+97466123456', formatted: '+974 6612 3456' };

it.each([
  ['5512 3456', [NOOR], undefined],
  ['(+974) ٥٥١٢-٣٤٥٦', [NOOR], undefined],
  ['5512 3456 / +974 6612 3456', [NOOR, OMAR], undefined],
  ['5512 3456 / 6612', [NOOR], '5512 3456 / 6612'],
  ['055123456', [NOOR], '055123456'],
  ['5512 3456 after 5', [NOOR], '5512 3456 after 5'],
  ['٥٥١٢٣٤٥٦ مساءً', [NOOR], '٥٥١٢٣٤٥٦ مساءً'],
  ['12345', [], '12345'],
  ['-', [], '-'],
  [undefined, [], undefined],
])('of %s, with the numbers in it, %s is still to read', (whatsappNumber, phones, unread) => {
  expect(unreadPhoneText({ whatsappNumber, phones })).toBe(unread);
});
