/** What is for signed-in people, and the data that pages are made of. */
const CLOSED = ['/admin', '/account', '/auth', '/api'];

/**
 * Where crawlers find the rules: Hosting redirects `/robots.txt` to it, which RFC 9309 lets crawlers follow. A function is never
 * asked for that address itself, since the platform answers 404: https://github.com/firebase/firebase-tools/issues/3734
 */
export const ROBOTS_PATH = '/crawlers.txt';

/** https://www.rfc-editor.org/rfc/rfc9309 */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
