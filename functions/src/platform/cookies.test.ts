import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { readSessionTokens, type SessionTokens, writeSessionTokens } from './cookies';

const user = 'aaa.bbb.ccc';
const admin = 'ddd.eee.';

describe('readSessionTokens', () => {
  it('reads both sessions from one cookie', () => {
    expect(readSessionTokens(`__session=u.${user}~a.${admin}`)).toEqual({ user, admin, device: undefined });
  });

  it('reads each session alone', () => {
    expect(readSessionTokens(`__session=u.${user}`)).toEqual({ user, admin: undefined, device: undefined });
    expect(readSessionTokens(`__session=a.${admin}`)).toEqual({ user: undefined, admin, device: undefined });
  });

  it('ignores every other cookie', () => {
    const header = `session=u.${user}; __sessionx=u.${user}; x__session=a.${admin}; __Host-session=a.${admin}; u=${user}`;
    expect(readSessionTokens(header)).toEqual({ user: undefined, admin: undefined, device: undefined });
  });

  it('finds its cookie among others', () => {
    expect(readSessionTokens(`theme=dark; __session=u.${user}; language=ar`).user).toBe(user);
  });

  it.each([
    undefined,
    '',
    '__session',
    '__session=',
    '__session=garbage',
    '__session=u.',
    '__session=u.a.b',
    '__session=u.%E0%A4%A.b.c',
    '__session=u.a b.c.d',
    '__session=~~~',
    '__session=d.',
    `__session=d.${'x'.repeat(42)}`,
    `__session=d.${'x'.repeat(42)}.`,
  ])('treats %j as no session', (header) => {
    expect(readSessionTokens(header)).toEqual({ user: undefined, admin: undefined, device: undefined });
  });
});

describe('writeSessionTokens', () => {
  it('stores the device token for half a year, with or without sessions', async () => {
    const device = 'D'.repeat(43);
    for (const tokens of [{ admin, device }, { device }]) {
      const [cookie = ''] = await setCookieHeaders(tokens, true);
      expect(readSessionTokens(cookie)).toEqual({ user: undefined, admin: undefined, ...tokens });
      expect(cookie).toContain('Max-Age=15552000');
    }
  });

  it('writes a readable cookie', async () => {
    const [cookie = ''] = await setCookieHeaders({ user, admin }, true);
    expect(readSessionTokens(cookie)).toEqual({ user, admin, device: undefined });
  });

  it('sets HttpOnly, SameSite and the maximum session lifetime', async () => {
    expect(await setCookieHeaders({ user, admin }, true)).toEqual([
      expect.stringMatching(
        /^__session=u\.aaa\.bbb\.ccc~a\.ddd\.eee\.; Max-Age=432000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    expect((await setCookieHeaders({ admin }, true))[0]).toContain('Max-Age=432000');
  });

  it('omits Secure when told to', async () => {
    expect((await setCookieHeaders({ user }, false))[0]).not.toContain('Secure');
  });

  it('clears the cookie with the same attributes when no session remains', async () => {
    expect(await setCookieHeaders({}, true)).toEqual([
      '__session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});

/** The `Set-Cookie` headers of a response. */
async function setCookieHeaders(tokens: SessionTokens, secure: boolean): Promise<string[]> {
  const app = express().get('/', (_request, response) => {
    writeSessionTokens(response, tokens, secure);
    response.end();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  server.close();
  return response.headers.getSetCookie();
}
