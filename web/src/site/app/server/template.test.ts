import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { MANIFEST, readTemplate } from './template';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const SCRIPT = 'document.documentElement.lang';
const STYLE = 'a{color:red}';

const indexHtml = `<!doctype html>
<html lang="en" dir="ltr" translate="no">
  <head>
    <link rel="modulepreload" href="/assets/site.js">
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <script>${SCRIPT}</script>
    <link rel="stylesheet" href="/assets/site.css">
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/assets/site.js"></script>
  </body>
</html>`;
const fonts = ['manrope-subset', 'arabic-400-subset', 'arabic-600-subset'];
const manifest = {
  'src/site/pages/about-page.tsx': { file: 'assets/about.js', imports: ['_site.js', '_card.js'] },
  '_site.js': { file: 'assets/site.js' },
  '_card.js': { file: 'assets/card.js' },
  'src/shared/ui/theme/rtl-cache.ts': { file: 'assets/rtl.js' },
};
const readFile = (path: string) =>
  path === MANIFEST
    ? JSON.stringify(manifest)
    : fonts.map((font) => `@font-face{src:url(/assets/${font}.woff2)}`).join('');

const template = readTemplate({ indexHtml, readFile });
const parts: Parameters<typeof template.fill>[0] = {
  language: 'ar',
  direction: 'rtl',
  styles: [STYLE],
  loadError: 'Not loaded',
  head: `<style>${STYLE}</style>`,
  pageModule: 'about-page',
  body: '<h1>Page</h1>',
  data: '',
};
const filled = template.fill(parts);

it('starts each document with its policy, which allows its own inline scripts and styles by their hashes, before what the policy covers', () => {
  for (const html of [template.shell, filled]) {
    expect(html).toMatch(/<head><meta charset="utf-8" \/><meta http-equiv="Content-Security-Policy"/);
    expect(html).toContain(`; script-src 'self' ${hashOf(SCRIPT)}; style-src`);
  }
  expect(filled).toContain(` ${hashOf(STYLE)}; style-src-attr 'none'`);
  expect(template.shell).not.toContain(hashOf(STYLE));
});

it("preloads the files of a page's module that the document does not link, and what Arabic needs", () => {
  const preloadsIn = (html: string) =>
    [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, href]) => href);
  const files = ['site', 'about', 'card'].map((file) => `/assets/${file}.js`);
  expect(preloadsIn(template.fill({ ...parts, language: 'en', direction: 'ltr' }))).toEqual(files);
  expect(preloadsIn(filled)).toEqual([...files, '/assets/rtl.js']);
});

it('has the tags of the code in a template if the page has an LCP image, and else in the head', () => {
  const script = '<script type="module" src="/assets/site.js"></script>';
  const templateIn = (html: string) => /<template id="code">(.*?)<\/template>/s.exec(html)?.[1];
  const head = '<link rel="preload" as="image" href="/villa.avif"/>';
  const html = template.fill({ ...parts, head });
  expect(templateIn(html)).toContain(script);
  expect(html.split(script)).toHaveLength(2);
  expect(templateIn(filled)).toBeUndefined();
  expect(filled.split('</head>')[0]).toContain(script);
});
