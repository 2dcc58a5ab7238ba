import { type Language, localizedPath } from '@alnafitha/contract';
import { loadArabic, Providers } from '../src/site/app/providers';
import { SiteRoutes } from '../src/site/app/routes';
import { renderAt } from './render-app';

/** The whole site at a path. */
export function renderSite(path: string, language: Language = 'en') {
  return renderAt({ Providers, Routes: SiteRoutes, loadArabic }, localizedPath(language, path), language);
}
