import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { FONT_PAIRS, fontSheet, keysOf, TRANSLATED_FIELDS } from '@alnafitha/contract';
import sharp from 'sharp';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { siteDictionary } from '../src/shared/i18n/arabic/site';
import { themes } from '../src/shared/ui/theme/mui-theme';
import { computedModules } from './computed-modules';
import { devDocuments } from './dev-documents';
import { dictionaries } from './dictionaries';
import { fonts } from './fonts';
import { icons } from './icons';
import { images, ogImages } from './images';
import { inlineScripts } from './inline-script';
import { dependenciesOf, preloadHelper } from './preload-helper';
import { themeCss } from './theme-css';

const WEB = resolve(import.meta.dirname, '..');

/** The text of a plugin's virtual module. */
async function load(plugin: Plugin, name: string): Promise<string> {
  const { resolveId, load: read } = plugin as unknown as {
    resolveId(id: string): string | undefined;
    load(id: string): string | undefined | Promise<string | undefined>;
  };
  expect([resolveId('./other'), await read('/src/other.ts')]).toEqual([undefined, undefined]);
  return (await read(resolveId(name) ?? '')) ?? '';
}

/** Builds a module in memory. */
async function bundle(code: string, plugins: Plugin[]) {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? '/entry.js' : undefined),
    load: (id) => (id === '/entry.js' ? code : undefined),
  };
  const { output } = (await build({
    root: WEB,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [entry, ...plugins],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })) as Rolldown.RolldownOutput;
  return {
    code: output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'),
    assets: output.filter((file) => file.type === 'asset'),
  };
}

it('an import() is fetched by our helper instead of that of Vite, and a dictionary is a file of JSON', async () => {
  const plugins = [preloadHelper(), dictionaries()];
  const importing = "import('/src/shared/i18n/dictionary.ts').then(({ loadSiteTexts }) => loadSiteTexts());";
  const { code, assets } = await bundle(importing, plugins);
  expect(code).toContain('reloaded-for-missing-chunk');
  expect(code).not.toContain('vite:preloadError');
  const json = assets.find(({ fileName }) => fileName.includes('arabic-site'));
  expect(JSON.parse(String(json?.source))).toEqual(siteDictionary);
  expect(code).toContain(json?.fileName);
});

it('the translated fields of each kind are values in a build, without the schemas that say them', async () => {
  const file = resolve(WEB, '../contract/src/content/translated-fields.ts');
  const importing = `import { TRANSLATED_FIELDS } from '${file}'; globalThis.fields = TRANSLATED_FIELDS;`;
  const { code } = await bundle(importing, [computedModules()]);
  runInThisContext(code);
  expect(Reflect.get(globalThis, 'fields')).toEqual(TRANSLATED_FIELDS);
  expect(code.length).toBeLessThan(2000);
});

it('the files to fetch for an import() are the chunk itself and its dependencies, each once', () => {
  expect(dependenciesOf('page.js', ['site.js', 'page.js', 'page.css'])).toEqual([
    'page.js',
    'site.js',
    'page.css',
  ]);
});

it("an icon has MUI's drawing, and none of its code", async () => {
  const code = await load(icons(), 'icon:Check');
  const [, drawing = '?'] =
    /d: "([^"]+)"/.exec(
      readFileSync(resolve(WEB, '../node_modules/@mui/icons-material/Check.mjs'), 'utf8'),
    ) ?? [];
  expect(code).toContain(drawing);
  expect(code).toContain('export default /*#__PURE__*/ createIcon(');
  expect(code).not.toMatch(/createSvgIcon|use client/);
  await expect(load(icons(), 'icon:NoSuchIcon')).rejects.toThrow('NoSuchIcon');
});

it('an image has each width that is stored, and the size of the largest', async () => {
  const code = await load(images(), 'image:villa-evening');
  const files = [...code.matchAll(/import w(\d+) from '([^?]+)\?no-inline'/g)];
  expect(files.length).toBeGreaterThan(2);
  for (const [, width, file = ''] of files) expect((await sharp(file).metadata()).width).toBe(Number(width));
  const largest = await sharp(files.at(-1)?.[2]).metadata();
  expect(code).toContain(`"width":${largest.width},"height":${largest.height},`);
  await expect(load(images(), 'image:none')).rejects.toThrow('web/images has no none');
});

it('an Open Graph image is a JPEG of the size of link previews', async () => {
  const [, file = ''] = /'([^?]+)\?no-inline'/.exec(await load(ogImages(), 'og-image:villa-evening')) ?? [];
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('each font is a small subset and a whole, of which a browser needs one for each character', async () => {
  const faces = (await load(fonts(), 'fonts.css')).split('@font-face').slice(1);
  const parsed = faces.map((face) => {
    const [, key = ''] = /font-family: ([\s\S]+?)font-display/.exec(face) ?? [];
    const [, file = ''] = /url\("([^?]+)\?no-inline"\)/.exec(face) ?? [];
    const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(face) ?? [];
    return { key, bytes: existsSync(file) ? readFileSync(file).length : 0, codes: codesOf(ranges) };
  });
  expect(parsed).toHaveLength(6);
  for (let index = 0; index < parsed.length; index += 2) {
    const [subset, whole] = parsed.slice(index, index + 2);
    expect(subset?.key).toBe(whole?.key);
    expect(subset?.bytes).toBeGreaterThan(5000);
    expect(subset?.bytes).toBeLessThan((whole?.bytes ?? 0) * 0.8);
    expect(whole?.codes.filter((code) => subset?.codes.includes(code))).toEqual([]);
  }
});

it('each further pair of fonts has a style sheet, whose subsets are small and whose variables outweigh the usual', async () => {
  const { assets } = await bundle('export default 1', [fonts()]);
  const sizes = new Map(assets.map(({ fileName, source }) => [`/${fileName}`, source.length]));
  const pairs = keysOf(FONT_PAIRS).map(fontSheet).filter(Boolean);
  expect(pairs).toHaveLength(2);
  for (const path of pairs) {
    const css = String(assets.find(({ fileName }) => `/${fileName}` === path)?.source);
    const files = [...css.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file);
    expect([path, files.map((file) => sizes.has(file))]).toEqual([path, [true, true, true, true]]);
    const subsets = files.filter((file) => file.includes('-subset'));
    const bytes = subsets.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
    expect([path, bytes < 80_000, css]).toEqual([path, true, expect.stringContaining(':root:root:root')]);
  }
});

function codesOf(ranges: string): number[] {
  return ranges.split(', ').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

it("the theme's variables are in one of the two style sheets, in that of the site if the site uses them", async () => {
  const [site, panel] = await Promise.all(
    ['theme.css', 'mui-theme.css'].map((name) => load(themeCss(), name)),
  );
  const defined = (css = '') => [...new Set([...css.matchAll(/(--mui-[\w-]+):/g)].map(([, name]) => name))];
  const all = defined(JSON.stringify(themes.ltr.generateStyleSheets()).replaceAll('":', ':'));
  // No variable is in both.
  expect([...defined(site), ...defined(panel)].sort()).toEqual(all.sort());
  expect(defined(site)).toContain('--mui-palette-primary-main');
  expect(defined(panel).length).toBeGreaterThan(defined(site).length);
  // Printed pages are light.
  expect(site?.replace(/@media screen\{\[data-dark\]/g, '')).not.toContain('[data-dark]');
  expect(site).toContain('@media screen{[data-dark]');
});

it('a document gets its script as one inline script without imports, and another document none', async () => {
  const plugin = inlineScripts({ 'site.html': 'src/site/app/first-paint.ts' });
  const { handler } = plugin.transformIndexHtml as unknown as {
    handler(html: string, context: { filename: string }): Promise<{ tag: string; children: string }[]>;
  };
  const [script, ...others] = await handler('', { filename: resolve(WEB, 'site.html') });
  expect([script?.tag, others]).toEqual(['script', []]);
  expect(script?.children).toContain('scrollRestoration');
  // A classic script must parse, which one with imports or exports does not.
  expect(() => new Function(script?.children ?? 'import')).not.toThrow();
  expect(await handler('', { filename: resolve(WEB, 'admin.html') })).toEqual([]);
});

it('in development, pages of the panel are one document and the others another; files are served as they are', () => {
  type Handle = (
    request: { url: string; headers: { accept: string } },
    response: null,
    next: () => void,
  ) => void;
  const handlers: Handle[] = [];
  const middlewares = { use: (handle: Handle) => handlers.push(handle) };
  (devDocuments().configureServer as unknown as (server: object) => void)({ middlewares });
  const served = (url: string, accept = 'text/html,*/*') => {
    const request = { url, headers: { accept } };
    let isPassedOn = false;
    handlers[0]?.(request, null, () => {
      isPassedOn = true;
    });
    return isPassedOn && request.url;
  };
  expect(['/admin', '/admin/messages?page=2'].map((url) => served(url))).toEqual([
    '/admin.html',
    '/admin.html',
  ]);
  expect(['/', '/ar/blog?page=2', '/administration'].map((url) => served(url))).toEqual(
    Array(3).fill('/site.html'),
  );
  expect(served('/other.html')).toBe('/other.html');
  expect(served('/admin/main.tsx', '*/*')).toBe('/admin/main.tsx');
});
