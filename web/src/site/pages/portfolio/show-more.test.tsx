import { IMAGES_PAGE_SIZE, PROJECTS_PAGE_SIZE } from '@alnafitha/contract';
import { aGalleryImage, aProject } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockPortfolioImages, mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';

const doors = Array.from({ length: 2 * Math.max(IMAGES_PAGE_SIZE, PROJECTS_PAGE_SIZE) + 1 }, (_, index) => ({
  id: `door-${index}`,
  title: `Door ${index}`,
}));

it.each([
  ['projects', 'page', PROJECTS_PAGE_SIZE, 'Our projects', 'link', /^Door \d+$/],
  ['pictures', 'pictures', IMAGES_PAGE_SIZE, 'UPVC', 'button', /^View the image: Door \d+$/],
] as const)('appends %s, and focuses the first', async (entries, parameter, size, region, role, name) => {
  mockProjects(doors.map((door) => aProject({ ...door, category: 'upvc' })));
  mockPortfolioImages(doors.map((door) => aGalleryImage({ ...door, subCategories: ['UPVC DOORS'] })));
  const { user, url } = await renderSite('/portfolio?category=upvc&page=1');
  const section = within(await screen.findByRole('region', { name: new RegExp(region) }));
  expect(await section.findAllByRole(role, { name })).toHaveLength(size);
  const link = section.getByRole('link', { name: `Show more ${entries}` });
  const next = new URLSearchParams({ category: 'upvc', page: '1', [parameter]: '2' });
  expect(link).toHaveAttribute('href', `/portfolio?${next}`);
  link.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(section.getAllByRole(role, { name })[size]).toHaveFocus());
  expect(section.getAllByRole(role, { name })).toHaveLength(2 * size);
  expect(url()).toBe(`/portfolio?${next}`);
});
