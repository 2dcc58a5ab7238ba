import { copyFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { photos } from './photos.ts';

/** Hosting answers unknown paths with 404.html: the app's shell, so that the visitor sees our own page. */
function notFoundShell(): Plugin {
  let outDir = '';
  return {
    name: 'not-found-shell',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      copyFileSync(resolve(outDir, 'index.html'), resolve(outDir, '404.html'));
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), photos(), notFoundShell()],
  resolve: {
    alias: [
      {
        find: /^firebase\/(database|firestore|functions|performance|remote-config|storage)$/,
        replacement: resolve(import.meta.dirname, 'src/account/unused-firebase-product.ts'),
      },
    ],
  },
  build: { target: 'baseline-widely-available', sourcemap: false },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // The host stays this server's: the API takes changes only from pages of the host that it was asked for by.
    proxy: {
      '/api': { target: 'http://127.0.0.1:5000', changeOrigin: false },
      '/__': { target: 'http://127.0.0.1:5000', changeOrigin: false },
      '/media': { target: 'http://127.0.0.1:5000', changeOrigin: false },
    },
  },
});
