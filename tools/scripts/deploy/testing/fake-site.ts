import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

interface Page {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface FakeSite {
  readonly url: string;
  /** Sets the response at a path. */
  set(path: string, page: Page): void;
  close(): Promise<void>;
}

const STYLE = 'body{margin:0}';
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' '${hashOf(STYLE)}'; frame-ancestors 'none'`;
export const SAFE = {
  'content-security-policy': POLICY,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=()',
};

/** A minimal site that responds like the real one. */
export async function startFakeSite(origin: string): Promise<FakeSite> {
  const html = (language: string, path: string) => ({
    headers: { ...SAFE, 'content-type': 'text/html' },
    text: `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><link rel="canonical" href="${origin}${path}"><style>${STYLE}</style></head><body><img alt="" src="/media/1.webp"></body></html>`,
  });
  const pages = new Map<string, Page>([
    ['/', html('en', '/')],
    ['/ar', html('ar', '/ar')],
    ['/about', html('en', '/about')],
    ['/ar/about', html('ar', '/ar/about')],
    ['/api/health', { text: '{"status":"ok"}' }],
    ['/api/admin/login', { status: 401, headers: { 'cache-control': 'private, no-store' }, text: '{}' }],
    [
      '/media/1.webp',
      { headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' }, text: '' },
    ],
    ['/robots.txt', { text: `Sitemap: ${origin}/sitemap.xml\n` }],
    ['/__/firebase/init.json', { text: '{"apiKey": "AIzaBrowser"}' }],
  ]);
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '') ?? { ...html('en', ''), status: 404 };
    response.writeHead(page.status ?? 200, page.headers).end(page.text);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    set: (path, page) => pages.set(path, page),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
