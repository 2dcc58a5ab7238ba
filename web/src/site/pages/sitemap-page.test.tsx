import { localizedPath, SITE_ROUTES } from '@alnafitha/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/render-site';

it.each(['en', 'ar'] as const)('links every page that the table of routes lists (%s)', async (language) => {
  await renderSite('/sitemap', language);
  await screen.findByRole('heading', { level: 1 });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  const paths = SITE_ROUTES.flatMap(({ path, inSitemap }) =>
    inSitemap ? [localizedPath(language, path)] : [],
  );
  expect([...new Set(links.map((link) => link.getAttribute('href')))].sort()).toEqual(paths.sort());
});
