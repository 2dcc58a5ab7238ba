import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type Rolldown } from 'vite';
import { BROWSERS } from './build/browsers.ts';
import { computedModules } from './build/computed-modules.ts';
import { devDocuments } from './build/dev-documents.ts';
import { dictionaries } from './build/dictionaries.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { images, isImage, ogImages } from './build/images.ts';
import { inlineScripts } from './build/inline-script.ts';
import { dependenciesOf, preloadHelper } from './build/preload-helper.ts';
import { themeCss } from './build/theme-css.ts';

/** Does not change with the site: browsers keep it cached. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** The exports of react-router name its development build only, with the texts of its warnings. */
const REACT_ROUTER = resolve(import.meta.dirname, '../node_modules/react-router/dist/production');

const forBrowsers: BuildOptions = {
  target: BROWSERS,
  sourcemap: false,
  // The Content Security Policy blocks style sheets in data URLs.
  assetsInlineLimit: (file) => (file.endsWith('.css') ? false : undefined),
  modulePreload: {
    polyfill: false,
    resolveDependencies: (chunk, others, { hostType }) =>
      hostType === 'js' ? dependenciesOf(chunk, others) : [...others],
  },
};

function forDocument(document: string, groups: Rolldown.CodeSplittingGroup[]): BuildOptions {
  return {
    ...forBrowsers,
    rolldownOptions: {
      input: resolve(import.meta.dirname, document),
      treeshake: {
        // Emotion and MUI import these packages, which do not say that they have no side effects: 0.9 kB of
        // every page.
        moduleSideEffects: [
          { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        // Every page names the files of all others: each character of a hash is 30 bytes of every page.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [{ name: 'react', test: REACT, priority: 1 }, ...groups] },
      },
    },
  };
}

/**
 * Site and panel are built one after the other: what the panel imports does not change how the site's code is
 * split.
 */
const forSite: BuildOptions = {
  ...forDocument('site.html', [
    { name: 'site', tags: ['$initial'] },
    { name: 'images', test: isImage, minShareCount: 2 },
  ]),
  // The server preloads the code of each page.
  manifest: true,
};
const forAdmin: BuildOptions = {
  ...forDocument('admin.html', [
    { name: 'admin', tags: ['$initial'], priority: 2 },
    // Small modules that many lists and dialogs share compress better in one chunk: 3.5 kB of the post editor.
    {
      name: 'lists',
      test: /\/(?:web\/src|contract)\/(?!src\/content\/|admin\/(?:content|history\/field-labels))/,
      minShareCount: 7,
      priority: 1,
    },
    // What the pages of accounts share; the entry would name each small file.
    {
      name: 'accounts',
      test: /\/(?:admin\/(?:account\/(?:activity|code-field|confirmation-fields|use-save-in-place)|people\/people-queries|ui\/(?:rows|section))|contract\/src\/(?:sessions\/people|activity))\.tsx?$/,
      minShareCount: 2,
    },
    // What all kinds of content have.
    {
      name: 'content',
      test: /\/src\/content\/(?:fields\/(?:field|shapes|texts|values|walk)|kind|pictures|stored-translations)\.ts$|\/admin\/content\/(?:columns|content-\w+|visibility-column|form\/(?:form-values|kind-form))\.tsx?$/,
      minShareCount: 3,
    },
  ]),
  emptyOutDir: false,
  copyPublicDir: false,
  // The document preloads the code of its page.
  manifest: '.vite/admin.json',
};

/** The code of the pages for the function that renders them. */
const forFunction: BuildOptions = {
  outDir: resolve(import.meta.dirname, '../functions/dist/site'),
  emptyOutDir: true,
  copyPublicDir: false,
  ssrEmitAssets: false,
  minify: true,
  target: 'node24',
};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [
    react(),
    images(),
    ogImages(),
    icons(),
    dictionaries(),
    computedModules(),
    themeCss(),
    fonts(),
    inlineScripts({
      'site.html': 'src/site/app/first-paint.ts',
      'admin.html': 'src/admin/app/first-paint.ts',
    }),
    devDocuments(),
    preloadHelper(),
  ],
  resolve: {
    alias: [
      {
        find: /^firebase\/(database|firestore|functions|performance|remote-config|storage)$/,
        replacement: resolve(import.meta.dirname, 'src/site/pages/account/unused-firebase-product.ts'),
      },
      ...(command === 'build'
        ? [
            {
              find: /^\.\.\/core\/(to-json-schema|json-schema-processors)\.js$/,
              replacement: resolve(import.meta.dirname, 'build/no-json-schemas.ts'),
            },
            { find: /^react-router$/, replacement: `${REACT_ROUTER}/index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${REACT_ROUTER}/dom-export.mjs` },
            {
              find: '@emotion/is-prop-valid',
              replacement: resolve(import.meta.dirname, 'build/is-prop-valid.ts'),
            },
          ]
        : []),
      ...(isSsrBuild
        ? [
            {
              find: /^\.\.\/pages\/(?:account|preview)\/[\w-]+-page\.tsx$/,
              replacement: resolve(import.meta.dirname, 'src/site/app/server/browser-page.tsx'),
            },
          ]
        : []),
    ],
  },
  build: isSsrBuild ? forFunction : mode === 'admin' ? forAdmin : forSite,
  ...(isSsrBuild && {
    // The function deploys no packages of the web app.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // Keeps the Host header: the API accepts writes only from pages of its own host.
    proxy: Object.fromEntries(
      ['/api', '/__', '/media', '/sitemap.xml', '/rss.xml', '/ar/rss.xml', '/icons', '/favicon.svg'].map(
        (path) => [
          path,
          { target: process.env.SUITE_ORIGIN ?? 'http://127.0.0.1:5000', changeOrigin: false },
        ],
      ),
    ),
  },
}));
