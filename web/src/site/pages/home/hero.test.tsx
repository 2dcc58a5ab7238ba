import { listGallery, listTestimonials } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint, mockSite, SAMPLE_SITE } from '../../../../testing/server';
import { fadeInTurn } from './hero-image';

const hero = () => screen.findByRole('region', { name: 'What we build' });
const images = (element: HTMLElement) => [...element.querySelectorAll('img')];

// The sections below it request their data.
beforeEach(() => {
  mockEndpoint(listGallery, () => ({ images: [] }));
  mockProjects([]);
  mockEndpoint(listTestimonials, () => []);
});

it('has the page’s only heading for every slide, whose first image it loads with priority, then the others', async () => {
  const { user } = await renderSite('/');
  const carousel = await hero();
  const name = 'Windows, doors and façades built for the Gulf';
  const [first, ...furtherImages] = images(carousel);
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(furtherImages).toEqual([]);
  if (first) fireEvent.load(first);
  await waitFor(() => expect(images(carousel)).toHaveLength(3));
  for (const other of images(carousel).slice(1)) expect(other).toHaveAttribute('fetchpriority', 'auto');
  expect(within(carousel).getByRole('heading', { level: 1, name })).toBeVisible();
  await user.click(within(carousel).getByRole('button', { name: 'Next' }));
  expect(screen.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
  expect(within(carousel).getByRole('heading', { level: 1, name })).toBeVisible();
});

it('loads the others even if the first image fails', async () => {
  await renderSite('/');
  const carousel = await hero();
  const failFirst = () => {
    const [first] = images(carousel);
    if (first) fireEvent.error(first);
  };
  failFirst();
  // The retry loads the image in a new element.
  await waitFor(() => expect(images(carousel)).toHaveLength(3));
  failFirst();
  await waitFor(() => expect(images(carousel)).toHaveLength(2));
});

it("shows the company's images instead of the built-in ones, also to those who share the page", async () => {
  const pictures = [aResponsiveImage('own'), undefined, aResponsiveImage('other')];
  const slides = SAMPLE_SITE.en.hero.slides.map((slide, place) => ({ ...slide, image: pictures[place] }));
  mockSite({ hero: { slides } });
  await renderSite('/');
  const carousel = await hero();
  const [first] = images(carousel);
  if (first) fireEvent.load(first);
  await waitFor(() => expect(images(carousel)).toHaveLength(3));
  expect(images(carousel).map((image) => image.getAttribute('src'))).toEqual([
    '/media/own/960.webp',
    expect.stringContaining('curtain-wall-lobby'),
    '/media/other/960.webp',
  ]);
  const card = document.head.querySelector('meta[property="og:image"]');
  expect(card).toHaveAttribute('content', expect.stringMatching(/\/media\/own\/card\.jpg$/));
});

it('has buttons that lead to pages in its language, or to a chat or telephone', async () => {
  const [slide] = SAMPLE_SITE.ar.hero.slides;
  if (!slide) throw new Error('The sample has no slide');
  const calls = {
    ...slide,
    title: 'اتصل بنا',
    buttonLink1: 'tel:+97444000038',
    buttonLink2: 'https://wa.me/97455000038',
  };
  mockSite({ hero: { slides: [slide, calls] } });
  await renderSite('/', 'ar');
  const carousel = await screen.findByRole('region', { name: 'ما نبنيه' });
  const links = within(carousel).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/ar/services',
    '/ar/contact',
    'tel:+97444000038',
    'https://wa.me/97455000038',
  ]);
  expect(links.map((link) => link.getAttribute('target'))).toEqual([null, null, null, '_blank']);
});

it('fades a text in once the one before it has faded out', () => {
  const opacityOf = (isShown: boolean) => {
    const { transition } = fadeInTurn(isShown)['@media (prefers-reduced-motion: no-preference)'];
    const [, duration, delay] = /^opacity (\d+)ms ease (\d+)ms/.exec(transition) ?? [];
    return { duration: Number(duration), delay: Number(delay) };
  };
  const hiding = opacityOf(false);
  expect(opacityOf(true).delay).toBeGreaterThanOrEqual(hiding.delay + hiding.duration);
});
