import { createServer } from 'node:http';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { listen } from '../testing/listen';
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
    [`session=u.${user}; __sessionx=u.${user}; u=${user}`, {}],
    [`x__session=a.${admin}; __Host-session=a.${admin}`, {}],
    ...[undefined, '', '__session', '__session=', '__session=garbage', '__session=~~~'].map((header) => [
      header,
      {},
    ]),
    ...['u.', 'u.a.b', 'u.%E0%A4%A.b.c', 'u.a b.c.d', 'd.'].map((session) => [`__session=${session}`, {}]),
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

  it('sets the attributes and the maximum session lifetime, and clears the cookie with the same', async () => {
    const lifetime = 'Max-Age=432000; Path=/; Expires=DATE';
    const attributes = 'HttpOnly; Secure; SameSite=Lax';
    const cleared = '__session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    const [cookie = ''] = await setCookieHeaders({ user, admin }, true);
    expect(cookie.replace(/Expires=[^;]+/, 'Expires=DATE')).toBe(
      `__session=u.aaa.bbb.ccc~a.ddd.eee.; ${lifetime}; ${attributes}`,
    );
    expect(await setCookieHeaders({}, true)).toEqual([`${cleared}; ${attributes}`]);
    expect((await setCookieHeaders({ user }, false))[0]).not.toContain('Secure');
  });
});

/** The `Set-Cookie` headers of a response. */
async function setCookieHeaders(tokens: SessionTokens, secure: boolean): Promise<string[]> {
  const app = express().get('/', (_request, response) => {
    writeSessionTokens(response, tokens, secure);
    response.end();
  });
  const server = createServer(app);
  const response = await fetch(await listen(server));
  server.close();
  return response.headers.getSetCookie();
}
