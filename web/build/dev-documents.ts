import type { Plugin } from 'vite';
import { ADMIN_PATH } from '../../contract/src/routes.ts';

/** Serves the two documents in development, as firebase.json does in production. */
export function devDocuments(): Plugin {
  return {
    name: 'dev-documents',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        const [path = '/'] = (request.url ?? '/').split('?', 1);
        if (request.headers.accept?.includes('text/html') && !path.endsWith('.html'))
          request.url =
            path === ADMIN_PATH || path.startsWith(`${ADMIN_PATH}/`) ? '/admin.html' : '/site.html';
        next();
      });
    },
  };
}
