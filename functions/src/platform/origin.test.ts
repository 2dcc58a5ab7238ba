import { expect, it } from 'vitest';
import { isOwnOrigin, type OwnOrigins, parseOrigins } from './origin';

const origins: OwnOrigins = {
  siteOrigin: 'https://a.example',
  allowedOrigins: ['https://partner.example'],
  projectId: 'shop',
};
const local: OwnOrigins = { siteOrigin: '', allowedOrigins: [], projectId: 'demo-shop' };

/** A request to `a.example`. */
const isOwn = (headers: object) => isOwnOrigin({ host: 'a.example', ...headers }, origins);

it.each([
  ['the site', { host: 'api.run.app', origin: 'https://a.example' }],
  ['no origin but the same site', { 'sec-fetch-site': 'same-origin' }],
  ['an allowed origin', { origin: 'https://partner.example' }],
  ["the project's own domain", { origin: 'https://shop.web.app' }],
  ['the older of them', { origin: 'https://shop.firebaseapp.com' }],
  ['a preview channel', { origin: 'https://shop--pr-12-ab3x9k.web.app' }],
])('with a configured origin, accepts %s', (_case, headers) => {
  expect(isOwn(headers)).toBe(true);
});

const EVIL_HOSTS = { 'x-forwarded-host': 'evil.example', 'x-fh-requested-host': 'evil.example' };
it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another site in every header', { host: 'evil.example', ...EVIL_HOSTS, origin: 'https://evil.example' }],
  ['localhost', { host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }],
  ['a longer name', { origin: 'https://a.example.evil.example' }],
  ['a subdomain', { origin: 'https://x.a.example' }],
  ['another port', { origin: 'https://a.example:8443' }],
  ['plain HTTP', { origin: 'http://a.example' }],
  ['an empty origin', { origin: '', 'sec-fetch-site': 'same-origin' }],
  ['a typed URL', { 'sec-fetch-site': 'none' }],
  ['a header that no browser sends', { 'sec-fetch-site': 'same-origin, none' }],
  ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['a foreign site without origin', { 'sec-fetch-site': 'cross-site' }],
  ['a program without such headers', {}],
  ["another project's site", { origin: 'https://shopping.web.app' }],
  ["another project's preview", { origin: 'https://evil--shop.web.app' }],
  ["a domain behind the project's", { origin: 'https://shop.web.app.evil.example' }],
  ['plain HTTP at Hosting', { origin: 'http://shop.web.app' }],
])('with a configured origin, rejects %s', (_case, headers) => {
  expect(isOwn(headers)).toBe(false);
});

it.each([
  [{ host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }, true],
  [{ host: 'localhost:5000', origin: 'http://localhost:5000' }, true],
  [{ host: '127.0.0.1:1', 'x-forwarded-host': '127.0.0.1:5000', origin: 'http://127.0.0.1:5000' }, true],
  [{ host: '127.0.0.1:5000', origin: 'http://127.0.0.1:5001' }, false],
  [{ host: 'localhost.evil', origin: 'http://localhost.evil' }, false],
  [{ host: 'a.example', origin: 'https://a.example' }, false],
  [{ origin: 'https://undefined.example' }, false],
  [{ origin: 'https://' }, false],
])('on localhost, of %o: %s', (headers, expected) => {
  expect(isOwnOrigin(headers, local)).toBe(expected);
});

it('parses a list of origins', () => {
  expect(parseOrigins('')).toEqual([]);
  const origins = ['https://a.example', 'http://b.example:81'];
  expect(parseOrigins('https://a.example, http://b.example:81 ,')).toEqual(origins);
});
