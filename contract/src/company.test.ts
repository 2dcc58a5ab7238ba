import { expect, it } from 'vitest';
import { telephoneLink, whatsappLink } from './company';
import { directionOf, pathIn, toLanguage } from './languages';

it('links numbers without their spaces', () => {
  expect(telephoneLink('+974 4400 0038')).toBe('tel:+97444000038');
});

it('opens WhatsApp with a text of any script typed in', () => {
  expect(whatsappLink()).toMatch(/^https:\/\/wa\.me\/974\d{8}$/);
  expect(whatsappLink('مرحبًا & hello')).toMatch(/\?text=%D9%85[%0-9A-F]+%20%26%20hello$/);
});

it('takes anything but Arabic for English', () => {
  expect([null, '', 'fr', 'AR', 'ar', 'en'].map(toLanguage)).toEqual(['en', 'en', 'en', 'en', 'ar', 'en']);
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});

it('has Arabic pages below /ar', () => {
  expect(['/', '/about', '/blog/x'].map((path) => pathIn('en', path))).toEqual(['/', '/about', '/blog/x']);
  expect(['/', '/about', '/blog/x'].map((path) => pathIn('ar', path))).toEqual([
    '/ar',
    '/ar/about',
    '/ar/blog/x',
  ]);
});
