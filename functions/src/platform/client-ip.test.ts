import { describe, expect, it } from 'vitest';
import { clientOf } from './client-ip';

const EDGE = '66.249.80.1';

describe('the client IP', () => {
  it.each<[string, string | undefined, string]>([
    ['the one that Hosting names', '203.0.113.7', `203.0.113.7, ${EDGE}`],
    ['the last hop where Hosting was bypassed', undefined, '203.0.113.7'],
    ['not what was forged in front of it', undefined, '198.51.100.1, 10.0.0.1,203.0.113.7'],
    ['the same if more hops are forged through Hosting', '203.0.113.7', `198.51.100.1, 203.0.113.7, ${EDGE}`],
    ['the last hop if the header came twice', '198.51.100.1, 203.0.113.9', '203.0.113.7'],
    ['the last hop if the header holds no IP', "x' or 1", '203.0.113.7'],
    ['the same when written as IPv6', '::ffff:203.0.113.7', ''],
  ])('is %s', (_case, fastly, forwarded) => {
    const headers = { 'x-forwarded-for': forwarded, ...(fastly && { 'fastly-client-ip': fastly }) };
    const ignored = { 'x-real-ip': '198.51.100.1', forwarded: 'for=198.51.100.1' };
    expect(clientOf({ ...headers, ...ignored }).ip).toBe('203.0.113.7');
  });

  it('does not change the connecting IP when it is forged', () => {
    const headers = { 'fastly-client-ip': '198.51.100.1', 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
    expect(clientOf(headers)).toEqual({ ip: '198.51.100.1', connectingIp: '203.0.113.7' });
  });

  it('is one shared unknown client without a valid IP', () => {
    for (const hops of [undefined, '', '203.0.113.7, unknown', '203.0.113.7, 1.2.3.4.5']) {
      const headers = hops === undefined ? {} : { 'x-forwarded-for': hops };
      expect(clientOf(headers)).toEqual({ ip: 'unknown', connectingIp: 'unknown' });
    }
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
    const client = clientOf({ 'x-forwarded-for': sent });
    expect(client).toEqual({ ip, connectingIp: ip, ...(network && { network }) });
  });
});
