import type { Language } from '@alnafitha/contract';
import { loadArabic, Providers } from '../src/admin/app/providers';
import { AdminRoutes } from '../src/admin/app/routes';
import { renderAt } from './render-app';

/** The whole admin panel at a path. */
export function renderAdmin(path: string, language?: Language) {
  return renderAt({ Providers, Routes: AdminRoutes, loadArabic }, path, language);
}
