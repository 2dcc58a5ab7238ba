import { createHash } from 'node:crypto';
import { blankSite, colorCss, type SiteContent, sampleSite } from '@alnafitha/contract';
import { afterAll, expect, it } from 'vitest';
import { setTransport } from '../../../shared/api/call';
import { HYDRATION_DATA_ID } from '../hydration-data';
import { renderStatic } from './entry';
import { MANIFEST } from './template';

afterAll(() => setTransport((url, init) => fetch(url, init)));

const pair = ['figtree-latin-subset', 'figtree-arabic-subset'];
const fonts = ['manrope-subset', 'arabic-400-subset', 'arabic-600-subset'];
const files = {
  indexHtml: `<!doctype html>
<html lang="en" dir="ltr" translate="no">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="stylesheet" href="/assets/site.css">
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#172126" />
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`,
  readFile: (path: string) =>
    path === MANIFEST
      ? '{}'
      : (path === '/fonts/figtree.css' ? pair : fonts)
          .map((font) => `@font-face{src:url(/assets/${font}.woff2)}`)
          .join(''),
};

it('renders a document that names no company, whose texts the browser requests', async () => {
  const html = await renderStatic(files, { url: '/404', origin: 'https://site.example', site: blankSite() });
  expect(html).toContain('<title>404 Page Not Found</title>');
  expect(html).not.toMatch(/Nafitha|النافذة|©|"tel:|wa\.me/);
  const [, json = ''] = new RegExp(`id="${HYDRATION_DATA_ID}">(.*?)</script>`).exec(html) ?? [];
  const { queries, isOutdated } = JSON.parse(json);
  expect(queries.length).toBeGreaterThan(0);
  expect(isOutdated).toBe(true);
});

it('has the colours of the company in the head, which its policy allows, and none for the sample', async () => {
  const sample = sampleSite('2026-01-01');
  const render = (site: SiteContent) =>
    renderStatic(files, { url: '/404', origin: 'https://site.example', site });
  expect(await render(sample)).not.toContain(':root:root');
  const colors = { primary: '#1b3a6b', accent: '#86591a', fonts: 'manrope' } as const;
  const html = await render({ en: { ...sample.en, look: colors }, ar: { ...sample.ar, look: colors } });
  const css = colorCss(colors);
  expect(html).toContain(`<style>${css}</style>`);
  expect(html).toContain(createHash('sha256').update(css).digest('base64'));
  expect(html).toContain('media="(prefers-color-scheme: light)" content="#1b3a6b"');
});

it('has the rules of the chosen fonts in the head, and preloads them alone', async () => {
  const sample = sampleSite('2026-01-01');
  const look = { ...sample.en.look, fonts: 'figtree' } as const;
  const site = { en: { ...sample.en, look }, ar: { ...sample.ar, look } };
  const preloads = async (path: string, shown: SiteContent) => {
    const html = await renderStatic(files, { url: path, origin: 'https://site.example', site: shown });
    const links = html.matchAll(/<link rel="preload" href="\/assets\/([\w-]+)\.woff2" as="font"/g);
    return [html.includes('<style>@font-face{src:url(/assets/figtree'), [...links].map(([, file]) => file)];
  };
  expect(await preloads('/404', sample)).toEqual([false, ['manrope-subset']]);
  expect(await preloads('/404', site)).toEqual([true, ['figtree-latin-subset']]);
  expect(await preloads('/ar/404', site)).toEqual([true, ['figtree-arabic-subset', 'figtree-latin-subset']]);
});
