import { describe, expect, it } from 'vitest';
import { LINK_MAX_LENGTH, sanitizeLinkUrl } from './links';

const ORIGIN = 'https://site.example';

describe('the URL of a link', () => {
  it.each([
    ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
    [' HTTP://example.com\n', 'http://example.com/'],
    ['//example.com', 'https://example.com/'],
    ['https://wa.me/97444000038?text=Hello', 'https://wa.me/97444000038?text=Hello'],
    ['mailto:info@example.com?subject=Doors', 'mailto:info@example.com?subject=Doors'],
    ['tel:+97444000038', 'tel:+97444000038'],
  ])('stays: %j', (link, url) => expect(sanitizeLinkUrl(link, ORIGIN)).toBe(url));

  it.each([
    ['www.example.com/a', 'https://www.example.com/a'],
    ['example.com', 'https://example.com/'],
    [' example.com/a?b#c ', 'https://example.com/a?b#c'],
    ['example.com:8080/a.html', 'https://example.com:8080/a.html'],
    ['example.com?file=plan.pdf', 'https://example.com/?file=plan.pdf'],
    ['شركة.قطر', 'https://xn--ogbpi5d.xn--wgbl6a/'],
    ['info@example.com', 'mailto:info@example.com'],
    ['+974 4400 0038', 'tel:+97444000038'],
  ])('gets the protocol that was left out: %j', (link, url) =>
    expect(sanitizeLinkUrl(link, ORIGIN)).toBe(url),
  );

  it.each([
    ['\u200ehttps://example.com/a\u200f', 'https://example.com/a'],
    ['\u200bwww.example.com\u00ad', 'https://www.example.com/'],
    ['\u2067info@example.com\u2069', 'mailto:info@example.com'],
    ['\u202a+974 4400 0038\u202c', 'tel:+97444000038'],
    ['\ufeff/contact', '/contact'],
  ])('loses invisible characters: %j', (link, url) => expect(sanitizeLinkUrl(link, ORIGIN)).toBe(url));

  it.each([
    ['/', '/'],
    ['/contact?service=Doors#form', '/contact?service=Doors#form'],
    ['/portfolio/villa', '/portfolio/villa'],
    ['/blog/u1-heat', '/blog/u1-heat'],
    ['/about/', '/about/'],
    ['/About', '/about'],
    ['/ar', '/'],
    ['/ar/contact', '/contact'],
    ['/en/blog/u1-Heat', '/blog/u1-Heat'],
    [`${ORIGIN}/ar/about?a`, '/about?a'],
    [ORIGIN, '/'],
    [`https://www.google.com/url?q=${ORIGIN}/about`, '/about'],
    ['/media/a/1600.webp', '/media/a/1600.webp'],
    ['/admin/posts', '/admin/posts'],
    ['/rss.xml', '/rss.xml'],
    ['/ar/rss.xml', '/ar/rss.xml'],
  ])('is the path of a page or document of the site: %j', (link, path) => {
    expect(sanitizeLinkUrl(link, ORIGIN)).toBe(path);
    expect(sanitizeLinkUrl(path)).toBe(path);
  });

  it.each([
    ...['contact', 'blog/one', './contact', '../contact', '?page=2', '#top', '', ' ', '\u200e'],
    ...['plan.pdf', 'photo.JPG', 'index.html', 'contact.html#form', 'https:contact', 'localhost'],
    ...['/nothing', '/blog/one/two', '/api/posts', '/administer', '/www.example.com', '/.//evil.example'],
    ...['//', `${ORIGIN}/nothing`, 'https://', 'javascript:alert(1)', 'java\u200bscript:alert(1)'],
    ...['data:text/html,x', 'ftp://example.com', 'whatsapp:x'],
    `https://example.com/${'x'.repeat(LINK_MAX_LENGTH)}`,
    'https://google.com/url?q='.repeat(4000),
  ])('is rejected: %j', (link) => expect(sanitizeLinkUrl(link, ORIGIN)).toBeUndefined());
});
