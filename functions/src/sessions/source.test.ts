import { expect, it } from 'vitest';
import { clientOf } from '../platform/client-ip';
import { sourceOf } from './source';

const from = (agent: string | undefined, ip = '203.0.113.77') =>
  sourceOf({ client: clientOf({ 'x-forwarded-for': ip }), header: () => agent });

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
    'Edge, Windows',
  ],
  [`${MOZILLA} (Linux; Android 14; SM-S921B) ${WEBKIT} Chrome/130.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `${MOZILLA} (Linux; Android 14; K) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet, Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari, iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome, iPad',
  ],
  [`${MOZILLA} (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0`, 'Firefox, Linux'],
  ['Call +974 5555 0000 at once, Safari/1', 'Safari'],
  ['curl/8.5.0', undefined],
  [undefined, undefined],
])('%s is %s', (agent, device) => {
  expect(from(agent).device).toBe(device);
});

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['none', undefined],
])('the address %s is of the range %s', (ip, network) => {
  expect(from('', ip).network).toBe(network);
});
