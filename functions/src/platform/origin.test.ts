import { describe, expect, it } from 'vitest';
import { isOwnOrigin, parseOrigins } from './origin';

describe('isOwnOrigin', () => {
  it.each([
    ['the host itself', { host: 'alnafitha.example', origin: 'https://alnafitha.example' }],
    ['plain HTTP on this machine', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }],
    [
      "a proxy's public host",
      { host: 'api.run.app', 'x-forwarded-host': 'a.example', origin: 'https://a.example' },
    ],
    [
      "Hosting's public host before a proxy's",
      { 'x-fh-requested-host': 'a.example', 'x-forwarded-host': 'b.example', origin: 'https://a.example' },
    ],
    ['the first of several proxies', { 'x-forwarded-host': 'a.example, b', origin: 'https://a.example' }],
    ['no origin but the same site', { host: 'a.example', 'sec-fetch-site': 'same-origin' }],
    ['this machine by its name', { host: 'localhost:5000', origin: 'http://localhost:5000' }],
    ['an allowed origin', { host: 'a.example', origin: 'https://preview.example' }],
  ])('accepts %s', (_case, headers) => {
    expect(isOwnOrigin(headers, ['https://preview.example'])).toBe(true);
  });

  it.each([
    ['another site', { host: 'a.example', origin: 'https://evil.example' }],
    ['a longer name', { host: 'a.example', origin: 'https://a.example.evil.example' }],
    ['a subdomain', { host: 'a.example', origin: 'https://x.a.example' }],
    ['another port', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5001' }],
    ['plain HTTP elsewhere', { host: 'a.example', origin: 'http://a.example' }],
    ['a host that begins like this machine', { host: 'localhost.evil', origin: 'http://localhost.evil' }],
    ['an empty origin', { host: 'a.example', origin: '', 'sec-fetch-site': 'same-origin' }],
    ['an address typed in', { host: 'a.example', 'sec-fetch-site': 'none' }],
    ['a header that no browser sends', { host: 'a.example', 'sec-fetch-site': 'same-origin, none' }],
    ['another scheme', { host: 'a.example', origin: 'ftp://a.example' }],
    ['an opaque origin', { host: 'a.example', origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [
      'the host behind the proxy',
      { host: 'run.app', 'x-forwarded-host': 'a.example', origin: 'https://run.app' },
    ],
    ['a sibling site', { host: 'a.example', 'sec-fetch-site': 'same-site' }],
    ['a foreign site without origin', { host: 'a.example', 'sec-fetch-site': 'cross-site' }],
    ['a program that says nothing', { host: 'a.example' }],
    ['an origin without any host', { origin: 'https://undefined.example' }],
    ['an origin of no host', { origin: 'https://' }],
  ])('refuses %s', (_case, headers) => {
    expect(isOwnOrigin(headers, [])).toBe(false);
  });
});

it('reads a list of origins', () => {
  expect(parseOrigins('')).toEqual([]);
  expect(parseOrigins('https://a.example, http://b.example:81 ,')).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
});
