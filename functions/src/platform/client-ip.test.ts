import { describe, expect, it } from 'vitest';
import { clientOf } from './client-ip';

const EDGE = '66.249.80.1';

describe('the client IP', () => {
  it.each([
    [
      'the one that Hosting names',
      { 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': `203.0.113.7, ${EDGE}` },
    ],
    ['the last hop where Hosting was passed by', { 'x-forwarded-for': '203.0.113.7' }],
    ['not what was forged in front of it', { 'x-forwarded-for': '198.51.100.1, 10.0.0.1,203.0.113.7' }],
    [
      'that one also where more hops are forged on the way through Hosting',
      { 'fastly-client-ip': '203.0.113.7', 'x-forwarded-for': `198.51.100.1, 203.0.113.7, ${EDGE}` },
    ],
    [
      'the last hop where the header came twice',
      { 'fastly-client-ip': '198.51.100.1, 203.0.113.9', 'x-forwarded-for': '203.0.113.7' },
    ],
    [
      'the last hop where the header is none',
      { 'fastly-client-ip': "x' or 1", 'x-forwarded-for': '203.0.113.7' },
    ],
    ['the same when written as IPv6', { 'fastly-client-ip': '::ffff:203.0.113.7' }],
    [
      'not what other headers say',
      { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '198.51.100.1', forwarded: 'for=198.51.100.1' },
    ],
  ])('is %s', (_case, headers) => {
    expect(clientOf(headers).ip).toBe('203.0.113.7');
  });

  it.each([
    [{}],
    [{ 'x-forwarded-for': '' }],
    [{ 'x-forwarded-for': '203.0.113.7, unknown' }],
    [{ 'x-forwarded-for': '203.0.113.7, 1.2.3.4.5' }],
  ])('is one shared unknown client with %o', (headers) => {
    expect(clientOf(headers)).toEqual({ ip: 'unknown', connectingIp: 'unknown' });
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['1::4:5:6:7:8', '1:0:0:4::/64', '1:0:0::/48'],
    ['203.0.113.7', '203.0.113.7', undefined],
    ['::ffff:203.0.113.7', '203.0.113.7', undefined],
  ])('%s counts as %s, and in %s', (sent, ip, network) => {
    expect(clientOf({ 'x-forwarded-for': sent })).toEqual({
      ip,
      connectingIp: ip,
      ...(network && { network }),
    });
  });
});

it('a forged client IP does not change the connecting IP', () => {
  const headers = { 'fastly-client-ip': '198.51.100.1', 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  expect(clientOf(headers)).toEqual({ ip: '198.51.100.1', connectingIp: '203.0.113.7' });
});
