import { getProject } from '@alnafitha/contract';
import { aProject } from '@alnafitha/contract/factories';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockPortfolioImages, mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../testing/server';

const villa = aProject({ id: 'villa', title: 'A villa by the sea' });
const unknown = new MockError(404, { message: 'This project does not exist' });

describe.each([
  ['page', '/portfolio/', 'heading'],
  ['dialog', '/portfolio?id=', 'dialog'],
] as const)('a project in a %s', (where, url, role) => {
  beforeEach(() => {
    mockProjects([villa]);
    mockPortfolioImages([]);
  });

  it.each([
    ['unknown', 'igloo', 1],
    ['a sample beside real projects', 'sample-glass', 0],
  ])('leads to all projects if it is %s', async (_reason, id, requestCount) => {
    const requests = mockEndpoint(getProject, () => unknown);
    const { url: shownUrl } = await renderSite(url + id);
    if (where === 'dialog') {
      await waitFor(() => expect(shownUrl()).toBe('/portfolio'));
      expect(await screen.findByRole('heading', { name: villa.title })).toBeVisible();
    } else {
      const heading = await screen.findByRole('heading', { name: 'This project is no longer online.' });
      expect(heading).toBeVisible();
      expect(screen.getByRole('link', { name: 'All projects' })).toHaveAttribute('href', '/portfolio');
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(requests).toHaveLength(requestCount);
  });

  it('shows a load error and retries', async () => {
    mockNetworkError(getProject);
    const { user } = await renderSite(`${url}villa`);
    const text = 'This project could not be loaded. Please try again later.';
    expect(await screen.findByText(text)).toBeVisible();
    mockEndpoint(getProject, () => ({ ...villa, images: [], related: [] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole(role, { name: villa.title })).toBeVisible();
  });

  it('shows a sample without a request', async () => {
    mockProjects([]);
    await renderSite(`${url}sample-glass`, 'ar');
    expect(await screen.findByRole(role, { name: 'غرفة زجاجية في حديقة' })).toBeVisible();
  });
});
