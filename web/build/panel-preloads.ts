import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  ADMIN_POSTS_PAGE_SIZE,
  IMAGES_PAGE_SIZE,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listImages,
  listMessages,
  MESSAGES_PAGE_SIZE,
  readAdmin,
  readDashboard,
  readSetup,
} from '@alnafitha/contract';
import type { PanelPreloads } from '../src/admin/app/panel-preloads.ts';
import { urlOf } from '../src/shared/api/call.ts';
import { filesOf, type Manifest } from '../src/site/app/server/template.ts';

const list = (path: string, query: object) => urlOf(path, { query: { ...query } });

/** Module and requests of each page of the panel that administrators open first. */
const PAGES: Readonly<Record<string, readonly [module: string, ...requests: string[]]>> = {
  '/admin': ['dashboard/dashboard-page', readDashboard.path, readSetup.path],
  '/admin/messages': [
    'messages/messages-page',
    list(listMessages.path, { page: 1, limit: MESSAGES_PAGE_SIZE }),
  ],
  '/admin/blog-posts': [
    'posts/posts-page',
    list(listAdminPosts.path, { limit: ADMIN_POSTS_PAGE_SIZE, page: 1 }),
  ],
  '/admin/projects': ['projects/projects-page', list(listAdminProjects.path, { page: 1 })],
  '/admin/services': ['services/services-page', listAdminServices.path],
  '/admin/images': ['images/images-page', list(listImages.path, { page: 1, limit: IMAGES_PAGE_SIZE })],
};
const RTL_CACHE = 'src/shared/ui/theme/rtl-cache.ts';

/** What the panel's document starts to load before its code (web/src/admin/app/first-paint.ts). */
export function panelPreloads(site: string, manifest: Manifest, indexHtml: string): PanelPreloads {
  const scriptsOf = (module: string) =>
    filesOf(manifest, [module])
      .map((file) => `/${file}`)
      .filter((file) => !indexHtml.includes(file));
  const assets = readdirSync(resolve(site, 'assets')).map((file) => `/assets/${file}`);
  return {
    pages: Object.fromEntries(
      Object.entries(PAGES).map(([path, [module, ...requests]]) => [
        path,
        { scripts: scriptsOf(`src/admin/${module}.tsx`), requests: [readAdmin.path, ...requests] },
      ]),
    ),
    arabic: {
      scripts: scriptsOf(RTL_CACHE),
      texts: assets.filter((file) => /\/arabic-(?:site|admin)-[^/]*\.json$/.test(file)),
      fonts: assets.filter((file) => /\/arabic-\d+-subset/.test(file)),
    },
  };
}
