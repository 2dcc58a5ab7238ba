import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { readSessionTokens, type SessionTokens, writeSessionTokens } from './cookies';

const user = 'aaa.bbb.ccc';
const admin = 'ddd.eee.';

const none = { user: undefined, admin: undefined, device: undefined };

describe('readSessionTokens', () => {
  it.each([
    [`__session=u.${user}~a.${admin}`, { user, admin }],
    [`__session=u.${user}`, { user }],
    [`__session=a.${admin}`, { admin }],
    [`theme=dark; __session=u.${user}; language=ar`, { user }],
    [
      `session=u.${user}; __sessionx=u.${user}; x__session=a.${admin}; __Host-session=a.${admin}; u=${user}`,
      {},
    ],
    ...[undefined, '', '__session', '__session=', '__session=garbage', '__session=~~~'].map((each) => [
      each,
      {},
    ]),
    ...['u.', 'u.a.b', 'u.%E0%A4%A.b.c', 'u.a b.c.d', 'd.'].map((each) => [`__session=${each}`, {}]),
    ...['', '.'].map((end) => [`__session=d.${'x'.repeat(42)}${end}`, {}]),
  ] as [string | undefined, object][])('of %j', (header, tokens) => {
    expect(readSessionTokens(header)).toEqual({ ...none, ...tokens });
  });
});

describe('writeSessionTokens', () => {
  it('writes a readable cookie; a device token lasts half a year, with or without sessions', async () => {
    const device = 'D'.repeat(43);
    for (const tokens of [{ user, admin }, { admin, device }, { device }]) {
      const [cookie = ''] = await setCookieHeaders(tokens, true);
      expect(readSessionTokens(cookie)).toEqual({ ...none, ...tokens });
      expect(cookie).toContain(`Max-Age=${'device' in tokens ? 15552000 : 432000}`);
    }
  });

  it('sets HttpOnly, Secure unless told otherwise, and SameSite, and the maximum session lifetime', async () => {
    expect(await setCookieHeaders({ user, admin }, true)).toEqual([
      expect.stringMatching(
        /^__session=u\.aaa\.bbb\.ccc~a\.ddd\.eee\.; Max-Age=432000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
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
