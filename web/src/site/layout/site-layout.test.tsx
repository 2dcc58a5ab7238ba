import { blankSite, readSite } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite, renderSite } from '../../../testing/render-site';
import { mockEndpoint, mockSite, SAMPLE_SITE } from '../../../testing/server';

import { PicturesNote } from './pictures-note';

const hrefs = () => [...document.querySelectorAll('a')].map(({ href }) => href);
const inFooter = () => within(screen.getByRole('contentinfo'));

it("shows the company's names, addresses and hours in the page's language", async () => {
  const hours = { days: '25–28 ديسمبر', hours: 'مغلق' };
  mockSite({ company: { name: 'نوافذ 24-7', address: 'الدوحة' }, hours: { lines: [hours] } });
  await renderSite('/contact', 'ar');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toMatch(/ \| نوافذ \u206624-7\u2069$/);
  expect(inFooter().getByText('الدوحة')).toBeVisible();
  expect(inFooter().getByText('مغلق').parentElement).toHaveTextContent('25–28 ديسمبر: مغلق');
  expect(inFooter().getByText('24-7')).toHaveAttribute('dir', 'ltr');
});

it('has the logo that the company has chosen instead of the drawn mark, and calls the pictures visualisations unless it says that they are not', async () => {
  const chatPicture = { ...SAMPLE_SITE.en.questions.chatPicture, picture: aResponsiveImage('balcony') };
  mockSite({
    company: { logo: aResponsiveImage('logo'), areVisualisations: false },
    questions: { chatPicture },
  });
  await renderSite('/contact');
  await screen.findByRole('heading', { level: 1 });
  for (const brand of screen.getAllByRole('link', { name: /^Al Nafitha/ })) {
    expect(brand.querySelector('img')).toHaveAttribute('src', '/media/logo/960.webp');
    expect(brand.querySelector('svg')).toBeNull();
  }
  expect(screen.queryByText(/visualisations/)).toBeNull();
});

it('has the logo for dark grounds in the footer, and the name only if the company wants it there', async () => {
  const [logo, darkLogo] = ['logo', 'dark'].map(aResponsiveImage);
  mockSite({ company: { logo, darkLogo, hasNameBesideLogo: false } });
  await renderSite('/contact');
  await screen.findByRole('heading', { level: 1 });
  const brand = inFooter().getByRole('link', { name: /^Al Nafitha/ });
  expect([...brand.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/media/dark/960.webp',
  ]);
  expect(brand).toHaveTextContent('');
});

it('names a company that has no logo yet, without the mark of the sample', async () => {
  mockSite({ company: { isSample: false, shortName: 'Lusail' } });
  await renderSite('/contact');
  await screen.findByRole('heading', { level: 1 });
  const [brand] = screen.getAllByRole('link', { name: /^Al Nafitha/ });
  expect(brand?.querySelector('svg')).toBeNull();
  expect(brand).toHaveTextContent('Lusail');
});

it.each(['/about', '/contact', '/chairman'])(
  'calls the pictures of %s visualisations while one of the design is shown, whatever the company says',
  async (path) => {
    mockSite({ company: { areVisualisations: false } });
    await renderSite(path);
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText(/visualisations, not photographs/)).toBeVisible();
  },
);

it('calls the pictures of the home page visualisations while a slide or the picture below is of the design', async () => {
  const { company: sample, hero } = SAMPLE_SITE.en;
  const company = { ...sample, areVisualisations: false };
  const picture = aResponsiveImage('villa');
  const introPicture = { ...hero.introPicture, picture };
  const slides = hero.slides.map((slide) => ({ ...slide, image: picture }));
  for (const [blocks, isShown] of [
    [{ company, hero: { ...hero, introPicture } }, true],
    [{ company, hero: { ...hero, slides } }, true],
    [{ company, hero: { ...hero, slides, introPicture } }, false],
  ] as const) {
    await renderInSite(<PicturesNote />, 'en', blocks);
    expect(screen.queryByText(/visualisations/) !== null).toBe(isShown);
    cleanup();
  }
});

it('has no chat links for a company without a WhatsApp number, nor links to networks without a profile', async () => {
  await renderSite('/contact');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefs().filter((href) => href.startsWith('https://wa.me/'))).not.toEqual([]);
  const networks = [{ network: 'TikTok' as const, profile: 'https://www.tiktok.com/@alnafitha' }];
  mockSite({ company: { whatsapp: '', networks } });
  cleanup();
  await renderSite('/contact');
  await screen.findByRole('heading', { level: 1 });
  expect(hrefs().filter((href) => href.startsWith('https://wa.me/'))).toEqual([]);
  expect(screen.queryByText(/WhatsApp$/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Facebook' })).toBeNull();
  expect(inFooter().getByRole('link', { name: 'TikTok' })).toHaveAttribute('href', networks[0]?.profile);
});

it.each(['/nowhere', '/contact', '/about'])('names nobody at %s without any texts', async (path) => {
  mockEndpoint(readSite, () => blankSite());
  await renderSite(path);
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).not.toContain('|');
  expect(document.documentElement.textContent).not.toMatch(/Nafitha|النافذة|©/);
  expect(hrefs().filter((href) => /^(tel:|mailto:.|https:\/\/wa\.me)/.test(href))).toEqual([]);
});
