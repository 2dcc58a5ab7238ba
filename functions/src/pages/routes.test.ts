import { createServer } from 'node:http';
import {
  BASE_POLICY,
  PREVIEW_POLICY,
  type Site,
  type SitePage,
  type SiteRedirect,
} from '@alnafitha/contract';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCaching } from '../platform/caching';
import { errorHandler, rejectUnknownPath } from '../platform/error-handler';
import { defaultHeaders } from '../platform/headers';
import * as logs from '../platform/logs';
import { createMemoizer } from '../platform/memoize';
import { requestContext } from '../platform/request-context';
import { listen } from '../testing/listen';
import { pageRouter } from './routes';

const ORIGIN = 'https://site.example';
const PUBLIC = 'public, max-age=0, s-maxage=300, stale-while-revalidate=600, stale-if-error=86400';
const shell = '<p>shell</p>';
const okPage: SitePage = { status: 200, html: '<h1>Page</h1>' };

let close = async () => {};
afterEach(() => close());

/** Starts a server whose pages depend on the path alone. */
async function serve(page: Site['page']) {
  const app = express();
  const resolve: Site['resolve'] = (url) =>
    url === '/Moved' ? { location: '/moved' } : { url: url.replace(/\?utm.*/, '') };
  const site = async () => ({ page, shell, resolve });
  const clock = () => new Date();
  const beginCaching = createCaching({ nextChange: async () => undefined, clock });
  const memoizePage = createMemoizer<SitePage | SiteRedirect>({ ttl: 10_000, max: 9, clock });
  app.use(
    defaultHeaders,
    requestContext('any', async (token) => token.endsWith('.signed')),
    pageRouter({ site, siteOrigin: () => ORIGIN, memoizePage, deadline: 300, beginCaching }),
    rejectUnknownPath,
    errorHandler,
  );
  const server = createServer(app);
  const origin = await listen(server);
  close = () => new Promise((resolve) => server.close(() => resolve()));
  return (path: string, headers?: Record<string, string>) =>
    fetch(origin + path, { redirect: 'manual', ...(headers && { headers }) });
}

async function request(path: string, page: Site['page']): Promise<Response> {
  return (await serve(page))(path);
}

describe('pages', () => {
  it('are rendered for their URL and cached by the CDN for five minutes', async () => {
    const page = vi.fn(async () => okPage);
    const response = await request('/blog?page=2', page);
    expect(page).toHaveBeenCalledWith('/blog?page=2', ORIGIN);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe(PUBLIC);
    expect(response.headers.get('content-security-policy')).toBe(BASE_POLICY);
    for (const path of ['/preview', '/ar/preview', '/ar/preview?a=b'])
      expect((await request(path, page)).headers.get('content-security-policy')).toBe(PREVIEW_POLICY);
    expect(await response.text()).toBe(okPage.html);
  });

  it('that are gone are cached as long, since each is rendered, and those with an old slug redirect', async () => {
    const gone = await request('/blog/new', async () => ({ ...okPage, status: 404 }));
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, PUBLIC]);
    await close();
    const moved = await request('/blog/a-old', async () => ({ location: '/blog/a-new' }));
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/a-new']);
  });

  it('are rendered once for all requests without a session, whatever else their URLs have', async () => {
    const page = vi.fn(async () => okPage);
    const send = await serve(page);
    await Promise.all([send('/blog'), send('/blog?utm_source=a'), send('/blog?utm_source=b')]);
    expect(await (await send('/blog')).text()).toBe(okPage.html);
    expect(page.mock.calls).toEqual([['/blog', ORIGIN]]);
    await send('/blog?page=2');
    expect(page).toHaveBeenCalledTimes(2);
  });

  it('are rendered again for an administrator only, and are not cached by the CDN with any cookie', async () => {
    const page = vi.fn(async () => okPage);
    const send = await serve(page);
    await send('/blog');
    for (const [__session, renders] of [
      ['a.x.y.signed', 2],
      ['a.x.y.forged', 2],
      ['u.x.y.signed', 2],
      ['expired', 2],
      ['d.device~a.x.y.signed', 3],
    ] as const) {
      const response = await send('/blog', { cookie: `__session=${__session}` });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(page, __session).toHaveBeenCalledTimes(renders);
    }
  });

  it('without data, also after a timeout, are left to the browser, with Retry-After for crawlers', async () => {
    const requestFailed = vi.spyOn(logs, 'requestFailed');
    const response = await request('/', () => Promise.reject(new Error('out of reach')));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toBe(BASE_POLICY);
    expect(await response.text()).toBe(shell);
    expect(requestFailed).toHaveBeenCalledOnce();
    await close();
    expect((await request('/', () => new Promise(() => {}))).status).toBe(503);
  });

  it('with a query that the API rejects are not logged as failures', async () => {
    const requestFailed = vi.spyOn(logs, 'requestFailed').mockClear();
    const rejection = Object.assign(new Error('400: no such category'), { status: 400 });
    const rejected = new Error('The page could not be rendered', { cause: rejection });
    const response = await request('/blog?category=none', () => Promise.reject(rejected));
    expect([response.status, response.headers.get('retry-after')]).toEqual([400, null]);
    expect(await response.text()).toBe(shell);
    expect(requestFailed).not.toHaveBeenCalled();
  });

  it('have one URL: without a trailing slash, as spelled by the site, and in one language for the panel', async () => {
    const page = vi.fn(async () => okPage);
    const send = await serve(page);
    for (const [path, target] of [
      ['/services/', '/services'],
      ['/ar/', '/ar'],
      ['/ar/admin/', '/ar/admin'],
      ['/blog/a-b//?page=2&x=/', '/blog/a-b?page=2&x=/'],
      ['/Moved', '/moved'],
      ['/ar/admin', '/admin'],
      ['/ar/admin/messages/x?page=2', '/admin/messages/x?page=2'],
    ] as const) {
      const response = await send(path);
      expect([response.status, response.headers.get('location')]).toEqual([301, target]);
    }
    expect(page).not.toHaveBeenCalled();
    expect((await send('/ar/administration')).status).toBe(200);
  });

  it('never redirect to another host, and are never served for API or image paths', async () => {
    const page = vi.fn(async () => okPage);
    const send = await serve(page);
    for (const path of ['//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '///evil.example/'])
      expect((await send(path)).headers.get('location')).toBeNull();
    page.mockClear();
    for (const path of ['/api', '/api/absent', '/media/a/1.webp'])
      expect((await send(path)).status).toBe(404);
    expect(page).not.toHaveBeenCalled();
  });
});
