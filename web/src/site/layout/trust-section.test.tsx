import { listServices } from '@alnafitha/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockProjects } from '../../../testing/portfolio';
import { renderSite } from '../../../testing/render-site';
import { mockEndpoint, mockSite } from '../../../testing/server';

const certificate = {
  name: 'ISO 9001',
  certificateNumber: 'Q 17',
  validUntil: '2027-04-30',
  until: '30 April 2027',
  picture: undefined,
  document: '/media/documents/00000000-0000-4000-8000-000000000000.pdf',
};
const TRUST = {
  certificates: [certificate, { ...certificate, name: 'Member', validUntil: '', until: '', document: '' }],
  warranties: [
    { service: 'gates', slug: 'gates', title: 'Gates', duration: '10 years' },
    { service: '', slug: '', title: 'All services', duration: '2 years' },
  ],
  summary: 'ISO 9001 · Member · Warranty of up to 10 years',
};

it('pages of company and services have the certificates and warranties, which the form names', async () => {
  mockProjects([]);
  mockEndpoint(listServices, () => []);
  mockSite({ trust: TRUST });
  for (const path of ['/about', '/services']) {
    await renderSite(path);
    const section = within(await screen.findByRole('region', { name: 'Certificates and warranty' }));
    const [first, second] = section.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^ISO 9001Certificate number: Q 17Valid until 30 April 2027/);
    expect(second).not.toHaveTextContent('Valid until');
    const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Open the PDF', certificate.document],
      ['Gates', '/services?service=gates'],
    ]);
    expect(section.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10 years',
      '2 years',
    ]);
    cleanup();
  }
  await renderSite('/contact');
  const note = await screen.findByRole('link', { name: TRUST.summary });
  expect(note).toHaveAttribute('href', '/about#certificates');
  expect(note.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('nothing is shown of nothing', async () => {
  await renderSite('/about');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Certificates and warranty' })).toBeNull();
  cleanup();
  await renderSite('/contact');
  expect((await screen.findByRole('form')).parentElement?.querySelector('a[href*=certificates]')).toBeNull();
});
