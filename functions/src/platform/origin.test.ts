import { describe, expect, it } from 'vitest';
import { isOwnOrigin, type OwnOrigins, parseOrigins } from './origin';

const own: OwnOrigins = {
  siteOrigin: 'https://a.example',
  allowedOrigins: ['https://partner.example'],
  projectId: 'shop',
};
const local: OwnOrigins = { siteOrigin: '', allowedOrigins: [], projectId: 'demo-shop' };

describe('isOwnOrigin, with a configured origin', () => {
  it.each([
    ['the site', { host: 'api.run.app', origin: 'https://a.example' }],
    ['no origin but the same site', { host: 'a.example', 'sec-fetch-site': 'same-origin' }],
    ['an allowed origin', { host: 'a.example', origin: 'https://partner.example' }],
    ["the project's own addresses", { host: 'a.example', origin: 'https://shop.web.app' }],
    ['the older of them', { host: 'a.example', origin: 'https://shop.firebaseapp.com' }],
    ['a preview channel', { host: 'a.example', origin: 'https://shop--pr-12-ab3x9k.web.app' }],
  ])('accepts %s', (_case, headers) => {
    expect(isOwnOrigin(headers, own)).toBe(true);
  });

  it.each([
    ['another site', { host: 'a.example', origin: 'https://evil.example' }],
    [
      'another site whose name stands in every header',
      {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-fh-requested-host': 'evil.example',
        origin: 'https://evil.example',
      },
    ],
    ['this machine', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }],
    ['a longer name', { host: 'a.example', origin: 'https://a.example.evil.example' }],
    ['a subdomain', { host: 'a.example', origin: 'https://x.a.example' }],
    ['another port', { host: 'a.example', origin: 'https://a.example:8443' }],
    ['plain HTTP', { host: 'a.example', origin: 'http://a.example' }],
    ['an empty origin', { host: 'a.example', origin: '', 'sec-fetch-site': 'same-origin' }],
    ['an address typed in', { host: 'a.example', 'sec-fetch-site': 'none' }],
    ['a header that no browser sends', { host: 'a.example', 'sec-fetch-site': 'same-origin, none' }],
    ['an opaque origin', { host: 'a.example', origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a sibling site', { host: 'a.example', 'sec-fetch-site': 'same-site' }],
    ['a foreign site without origin', { host: 'a.example', 'sec-fetch-site': 'cross-site' }],
    ['a program that says nothing', { host: 'a.example' }],
    ["another project's site", { host: 'a.example', origin: 'https://shopping.web.app' }],
    ["another project's preview", { host: 'a.example', origin: 'https://evil--shop.web.app' }],
    ["a domain behind the project's", { host: 'a.example', origin: 'https://shop.web.app.evil.example' }],
    ['plain HTTP at Hosting', { host: 'a.example', origin: 'http://shop.web.app' }],
  ])('rejects %s', (_case, headers) => {
    expect(isOwnOrigin(headers, own)).toBe(false);
  });
});

describe('isOwnOrigin, on localhost', () => {
  it.each([
    { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' },
    { host: 'localhost:5000', origin: 'http://localhost:5000' },
    { host: '127.0.0.1:5001', 'x-forwarded-host': '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' },
  ])('accepts %o', (headers) => {
    expect(isOwnOrigin(headers, local)).toBe(true);
  });

  it.each([
    { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5001' },
    { host: 'localhost.evil', origin: 'http://localhost.evil' },
    { host: 'a.example', origin: 'https://a.example' },
    { origin: 'https://undefined.example' },
    { origin: 'https://' },
  ])('rejects %o', (headers) => {
    expect(isOwnOrigin(headers, local)).toBe(false);
  });
});

it('parses a list of origins', () => {
  expect(parseOrigins('')).toEqual([]);
  expect(parseOrigins('https://a.example, http://b.example:81 ,')).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
});
