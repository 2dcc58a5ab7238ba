import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { BROWSERS } from './build/browsers.ts';
import { chunks, filesOf } from './build/chunks.ts';
import { dictionaries } from './build/dictionaries.ts';
import { fonts } from './build/fonts.ts';
import { icons } from './build/icons.ts';
import { cards, isPhoto, photos } from './build/images.ts';
import { beginning } from './build/initial-chunk.ts';
import { inlineScript } from './build/inline-script.ts';
import { themeCss } from './build/theme-css.ts';

const start = beginning();

/** Stays as it is when the site changes. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

const forBrowsers: BuildOptions = {
  target: BROWSERS,
  sourcemap: false,
  // The policy refuses a style sheet that stands in an address.
  assetsInlineLimit: (file) => (file.endsWith('.css') ? false : undefined),
  modulePreload: {
    polyfill: false,
    resolveDependencies: (chunk, others, { hostType }) => (hostType === 'js' ? filesOf(chunk, others) : []),
  },
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          // With the entry stays what it shares with others.
          { name: 'first', tags: ['$initial'], priority: 1 },
          { name: 'react', test: REACT, priority: 1 },
          { name: 'site', test: start.has },
          { name: 'photos', test: isPhoto },
        ],
      },
    },
  },
};

/** The pages' code for the function, beside its own. */
const forFunction: BuildOptions = {
  outDir: resolve(import.meta.dirname, '../functions/dist/site'),
  emptyOutDir: true,
  copyPublicDir: false,
  ssrEmitAssets: false,
  minify: true,
  target: 'node20',
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    photos(),
    cards(),
    icons(),
    dictionaries(),
    themeCss(),
    fonts(),
    inlineScript(),
    chunks(),
    start.plugin,
  ],
  resolve: {
    // Emotion brings an older one of its own.
    dedupe: ['stylis'],
    alias: [
      {
        find: /^firebase\/(database|firestore|functions|performance|remote-config|storage)$/,
        replacement: resolve(import.meta.dirname, 'src/site/pages/account/unused-firebase-product.ts'),
      },
    ],
  },
  build: isSsrBuild ? forFunction : forBrowsers,
  ...(isSsrBuild && {
    // The function deploys none of the packages that pages are made of.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The host stays this server's: the API takes changes only from pages of the host that it was asked for by.
    proxy: Object.fromEntries(
      ['/api', '/__', '/media', '/sitemap.xml', '/rss.xml', '/ar/rss.xml'].map((path) => [
        path,
        { target: process.env.SUITE_ORIGIN ?? 'http://127.0.0.1:5000', changeOrigin: false },
      ]),
    ),
  },
}));
