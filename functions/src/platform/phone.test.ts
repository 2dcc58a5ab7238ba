import { Phone } from '@alnafitha/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseOnlyPhone, parsePhones, phoneSearchTokens } from './phone';

const numbersIn = (typed: string) => parsePhones(typed).map(({ e164 }) => e164);

/** What `parsePhones` reads of a Qatari number. */
const QATARI = [{ e164: '+97455123456', formatted: '+974 5512 3456' }];
/** Digits of other scripts by the code point of their zero, and those of emoji. */
const inOtherDigits = (text: string) => [
  ...[0x660, 0x6f0, 0xff10].map((zero) =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit))),
  ),
  text.replace(/\d/g, (digit) => `${digit}\ufe0f\u20e3`),
];

describe('parsePhones', () => {
  it('reads of any text only what a message may have', () => {
    const alphabet = ['\ud83d', '+49', 'ext 1', '@a.b', '\u202e', ...'٣5+ (09/ج-'];
    const texts = Array.from({ length: 2000 }, (_, seed) =>
      Array.from(
        { length: 30 },
        (_, place) => alphabet[(seed * (place + 7) ** 2 + place) % alphabet.length],
      ).join(''),
    );
    for (const text of texts) expect(z.array(Phone).safeParse(parsePhones(text)).success, text).toBe(true);
  });

  it('reads one Qatari number with any code and separator, in any digits, and with usual mistakes', () => {
    const codes = [
      ...['', '974', '00974', '00 974', '(00974)', '+974', '+97 4', '+ 974', '(+974)', '[+974]', '+974,'],
      ...['Tel: ', 'Mob:+974', 'WhatsApp', 'واتساب ', 'رقمي', '☎ ', '📞+974', '\u202a+974', '\u200e+974'],
      ...['tel:+974', 'wa.me/974', 'https://wa.me/974', 'wa.me/+974', 'whatsapp://send?phone=974'],
    ];
    const mistakes = [
      ...['974+', '+00974', '+974974', '974974', '+974 974', '+974 +974', '00974 00974', '+974 00974'],
      ...['+974 (0)', '+974 0', '00974 0', '0', '(0)', '0974', '+974 00974 0'],
    ];
    const separators = ['', ...' -._·–−－\u00a0'];
    const spell = (prefixes: readonly string[], between: readonly string[]) =>
      prefixes.flatMap((prefix) =>
        between.flatMap((one) => [`${prefix}5512${one}3456`, `${prefix}${one}5512${one}3456`]),
      );
    const texts = [
      ...spell(codes, [...separators, '/']),
      ...spell(mistakes, separators),
      ...['55123456', '0097455123456', '+974 5512 3456'].flatMap(inOtherDigits),
    ];
    expect(texts.filter((text) => JSON.stringify(parsePhones(text)) !== JSON.stringify(QATARI))).toEqual([]);
  });

  it.each([
    ...['55 12 34 56', '5 5 1 2 3 4 5 6', '(5512) 3456', '(5512 3456', '(+974)(5512)(3456)'],
    ...['+97 455123456', '+974\u00ad5512\u200b3456\u202c', '＋９７４　５５１２　３４５６'],
    ...['+974 5512 3456 (WhatsApp)', '5512 3456 after 5 pm', 'tel:+974-5512-3456;ext='],
    'wa.me/+97455123456?text=Call%2066123456',
    'https://api.whatsapp.com/send?phone=97455123456&text=66123456',
    'https://api.whatsapp.com/send/?phone=%2B97455123456&text&type=phone_number',
    ...['noor66123456@example.com 5512 3456', '55123456+', '97455123456+', '5512 3456 / +974 5512 3456'],
  ])('reads %s as the same Qatari number', (typed) => {
    expect(parsePhones(typed)).toEqual(QATARI);
  });

  it.each([
    ['+97444123456', '4412 3456'],
    ['+9748001234', '800 1234'],
    ['+966501234567', '+966 50 123 4567', '+966 (0)50 123 4567', '+966 966 50 123 4567', '966501234567'],
    ['+971501234567', '+971 50 123 4567', '00971 (0)50 123 4567'],
    ['+97144123456', '+971 4 412 3456'],
    ['+97336001234', '+973 3600 1234', '+973 (0)3600 1234'],
    ['+96550012345', '+965 5001 2345', '0096550012345'],
    ['+96892123456', '+968 9212 3456'],
    ['+919876543210', '00919876543210', '919876543210', '91 98765 43210', 'wa.me/919876543210'],
    ['+6581234567', 'wa.me/6581234567'],
    ['+447911123456', '+44 7911 123456', '+44 (0)7911 123456', '0044 7911 123456', '447911123456+'],
    ['+14155552671', '+1 (415) 555-2671'],
  ])('reads %s in each of its spellings', (e164, ...spellings) => {
    expect(spellings.map(numbersIn)).toEqual(spellings.map(() => [e164]));
  });

  it('reads two numbers, whatever is between them', () => {
    const between = [
      ...[' / ', '/', ', ', ',', ';', '، ', ' & ', ' | ', ' - ', ' or ', ' and ', ' أو ', ' و ', ' و'],
      ...['\n', ' '],
    ];
    const pairs = [
      ['5512 3456', '6612 3456'],
      ['55123456', '66123456'],
      ['٥٥١٢٣٤٥٦', '٦٦١٢٣٤٥٦'],
      ['97455123456', '97466123456'],
      ['974 5512 3456', '974 6612 3456'],
      ['+974 5512 3456', '+974 6612 3456'],
      ['(+974) 5512 3456', '(+974) 6612 3456'],
    ];
    const texts = [
      ...pairs.flatMap((pair) => between.map((one) => pair.join(one))),
      ...['5512345666123456', '+97455123456+97466123456', '055123456 / 066123456'],
      'Home 5512 3456, WhatsApp +974 974 6612 3456',
      'Villa 12, 5512 3456 (6612 3456 after 4)',
    ];
    expect(texts.filter((text) => numbersIn(text).join() !== '+97455123456,+97466123456')).toEqual([]);
  });

  it.each([
    ['+974 5512 3456 / +966 50 123 4567', ['+97455123456', '+966501234567']],
    ['5512 3456 / 12345', ['+97455123456']],
    ['12345, 5512 3456', ['+97455123456']],
    ['55123456/7', ['+97455123456']],
    ['5512 3456 / 6612 3456 / 4412 3456', ['+97455123456', '+97466123456', '+97444123456']],
  ])('reads of %s what is valid', (typed, numbers) => {
    expect(numbersIn(typed)).toEqual(numbers);
  });

  it.each(['+974 4412 3456 ext. 12', '4412 3456 x12', '4412 3456 ext 12'])(
    'keeps the extension of %s',
    (typed) => {
      expect(parsePhones(typed)).toEqual([{ e164: '+97444123456', formatted: '+974 4412 3456 ext. 12' }]);
    },
  );

  it.each([
    ['4400 0038', '+974 4400 0038'],
    ['00974 ٤٤٠٠ ٠٠٣٨', '+974 4400 0038'],
    ['+974 (0) 4400 0038 (Sales)', '+974 4400 0038'],
    ['4400 0038 ext 12', '+974 4400 0038 ext. 12'],
    ['4400 0038 تحويلة 12', '+974 4400 0038 ext. 12'],
    ['tel:+97444000038;ext=12', '+974 4400 0038 ext. 12'],
    ['wa.me/97455000038?text=Call%2066123456', '+974 5500 0038'],
    ['8001234', '+974 800 1234'],
    ['44000038, 39', undefined],
    ['4400 0038 / 39', undefined],
    ['44000038 / 55000038', undefined],
    ['4400 0038 ext 12 / 4400 0038 ext 13', undefined],
    ['4400 0038 after 5', undefined],
    ['16001', undefined],
    ['', undefined],
  ])('reads %j as one number or none', (typed, formatted) => {
    expect(parseOnlyPhone(typed)?.formatted).toBe(formatted);
  });

  it.each([
    '',
    '-',
    '☎',
    'none',
    'لا يوجد',
    'same as my e-mail',
    'noor55123456@example.com',
    'wa.me/message/ABCDEF123456',
    '5512',
    '12345678',
    '00000000',
    '+5512 3456',
    '00 5512 3456',
    '0501234567',
    '0551234567',
    '9876543210',
    '5512 3456 7',
    '+974 5512 345',
    '+974 5512 3456 7',
    '+44 7911 123456 78',
    '+44 7911 12',
    '+999 12345678',
    '+49 2111 1111 1111 111',
    '2026-11-25',
    '25/11/2026',
    '4111 1111 1111 1111',
    '12 34 56 78 90 55 12 34 56',
    '1'.repeat(200),
    '('.repeat(200),
  ])('does not guess at %j', (typed) => {
    expect(parsePhones(typed)).toEqual([]);
  });
});

it.each([
  ['+974 5512 3456', ['0097455123456', '97455123456', '55123456', '3456', '56']],
  ['٥٥١٢ ٣٤٥٦ / 66123456', ['0097455123456', '3456', '0097466123456', '66123456']],
  ['12-34567', ['0012345', '1234567', '567']],
  ['١٢-٣٤٥٦٧', ['0012345', '1234567', '567']],
])('%s is found by %j', (typed, searches) => {
  const words = phoneSearchTokens(typed);
  for (const search of searches) expect(words.some((word) => word.startsWith(search))).toBe(true);
});

it('a text without digits has no tokens of a number', () => {
  expect(phoneSearchTokens('none')).toEqual([]);
});
