import {
  listServices,
  openPreview,
  type Preview,
  type PreviewMessage,
  sampleSite,
} from '@alnafitha/contract';
import { aPost, aProject, aResponsiveImage, aService } from '@alnafitha/contract/factories';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { MockError, mockEndpoint, mockNetworkError } from '../../../../testing/server';
import { createQueryClient } from '../../../shared/app/query-client';
import { Providers } from '../../app/providers';
import { SiteRoutes } from '../../app/routes';

const SIGNATURE = 's'.repeat(43);
const POST_TOKEN = `posts.heat01.tg1abc.${SIGNATURE}`;
const PROJECT_TOKEN = `projects.villa.tg1abc.${SIGNATURE}`;
const AT = `#${POST_TOKEN}`;
const expiresAt = '2026-03-08T12:00:00.000Z';
const LONG_AGO = '2020-03-01T09:00:00.000Z';
const DISTANT = '9999-03-01T09:00:00.000Z';

const arabic = { title: 'الزجاج والحرارة', excerpt: 'ما تفعله الطبقة.', category: 'أخبار', author: 'نور' };
const entry = aPost({
  id: 'heat01',
  title: 'Glass and heat',
  content: '<h2>The coating</h2><p>At length.</p>',
  date: LONG_AGO,
  translations: { ar: { ...arabic, content: '<h2>الطبقة</h2>' } },
});
const aPreview = (published = false, date = LONG_AGO): Preview => ({
  kind: 'posts',
  id: 'heat01',
  entry: { ...entry, date },
  published,
  expiresAt,
});

const villa = aProject({ id: 'villa', title: 'A villa by the sea', category: 'upvc' });
const project: Preview = {
  kind: 'projects',
  id: 'villa',
  published: true,
  entry: {
    ...villa,
    client: 'A family',
    images: [aResponsiveImage('front'), aResponsiveImage('side')],
    related: [aProject({ id: 'house', title: 'A house in Al Khor' })],
  },
  expiresAt,
};

const banner = () => screen.findByText(/This link works until|يعمل هذا الرابط حتى/);
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('the preview of a post', () => {
  it('is its page with a banner, for no search engine, and sends the token in the body only', async () => {
    const { promise, resolve } = deferred<Preview>();
    const requests = mockEndpoint(openPreview, () => promise);
    const { url } = await renderSite(`/preview${AT}`);
    await waitFor(() => expect(robots()).toBe('noindex'));
    expect(screen.getByText('Loading...')).toBeVisible();
    resolve(aPreview());
    expect(await screen.findByRole('heading', { level: 1, name: 'Glass and heat' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'The coating' })).toBeVisible();
    expect(await banner()).toHaveTextContent('Preview: not public. This link works until 8 Mar 2026, 15:00.');
    expect(document.title).toMatch(/^Glass and heat \|/);
    expect(robots()).toBe('noindex');
    expect(document.querySelector('link[rel="canonical"], meta[property="og:url"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share this post' })).toBeNull();
    expect(url()).toBe('/preview');
    expect(requests.map(({ body, query }) => ({ body, query }))).toEqual([
      { body: { token: POST_TOKEN }, query: {} },
    ]);
  });

  it.each([
    ['a post that visitors already see', LONG_AGO, /^Preview of the saved version\./],
    ['a scheduled post', DISTANT, /^Preview: not public\./],
  ])('says whether it is public: %s', async (_, date, text) => {
    mockEndpoint(openPreview, () => aPreview(true, date));
    await renderSite(`/preview${AT}`);
    expect(await banner()).toHaveTextContent(text);
  });
});

it('the preview of a project is its page without related projects', async () => {
  mockEndpoint(openPreview, () => project);
  await renderSite(`/preview#${PROJECT_TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'A villa by the sea' })).toBeVisible();
  expect(screen.getByText('A family')).toBeVisible();
  expect(screen.getAllByAltText(/^A villa by the sea, image/)).toHaveLength(2);
  expect(screen.queryByText('A house in Al Khor')).toBeNull();
  expect(await banner()).toHaveTextContent(/^Preview of the saved version\./);
  expect(document.title).toMatch(/^A villa by the sea \|/);
});

/** The site in a router whose fragment the test can read and change. */
function renderPreview(fragment = AT, path = '/preview') {
  const app = (
    <Providers queryClient={createQueryClient()}>
      <SiteRoutes />
    </Providers>
  );
  const router = createMemoryRouter([{ path: '*', element: app }], {
    initialEntries: [path + fragment],
  });
  render(<RouterProvider router={router} />);
  return router;
}

it('the URL gets the token back from the skip link, takes that of another link, and keeps it when the language is switched', async () => {
  mockEndpoint(openPreview, () => aPreview());
  const router = renderPreview();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Glass and heat' });
  await router.navigate('#main');
  await waitFor(() => expect(router.state.location.hash).toBe(AT));
  expect(heading).toBeVisible();
  mockEndpoint(openPreview, () => project);
  await router.navigate(`#${PROJECT_TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'A villa by the sea' })).toBeVisible();
  expect(router.state.location.hash).toBe(`#${PROJECT_TOKEN}`);
  mockEndpoint(openPreview, () => aPreview());
  await router.navigate(AT);
  await screen.findByRole('heading', { level: 1, name: 'Glass and heat' });
  const [toggle] = screen.getAllByRole('button', { name: 'العربية' });
  await userEvent.click(toggle as HTMLElement);
  expect(await screen.findByRole('heading', { level: 1, name: arabic.title })).toBeVisible();
  expect(createPath(router.state.location)).toBe(`/ar/preview${AT}`);
  expect(screen.getByRole('heading', { level: 2, name: 'الطبقة' })).toBeVisible();
  expect(await banner()).toHaveTextContent(/^معاينة لمحتوى غير منشور\./);
  expect(within(screen.getByRole('main')).queryByText(/[a-z]{4}/i)).toBeNull();
});

it.each([
  ['added to', '/preview', `${AT}).%0A`],
  ['encoded the number sign of', '/preview%23', `${POST_TOKEN}.`],
  ['encoded the number sign of', '/preview/%23', `${POST_TOKEN}.`],
])('opens from a link that a chat has %s, and restores it: %s', async (_, path, fragment) => {
  const requests = mockEndpoint(openPreview, () => aPreview());
  const router = renderPreview(fragment, path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Glass and heat' })).toBeVisible();
  await waitFor(() => expect(createPath(router.state.location)).toBe(`/preview${AT}`));
  expect(requests.map(({ body }) => body)).toEqual([{ token: POST_TOKEN }]);
});

describe('a link that opens nothing', () => {
  it.each(['', `#pages.s1.tg1abc.${SIGNATURE}`])(
    'is a missing page without a request: %s',
    async (fragment) => {
      await renderSite(`/preview${fragment}`);
      expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
      expect(robots()).toBe('noindex');
    },
  );

  it('is a missing page, too, when the API does not know it', async () => {
    mockEndpoint(openPreview, () => new MockError(404, { message: 'Not found' }));
    await renderSite(`/preview${AT}`);
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    expect(screen.getByText('/preview')).toBeVisible();
    expect(screen.queryByText(/This link works until/)).toBeNull();
  });
});

it('can be loaded again after a failure', async () => {
  mockNetworkError(openPreview);
  const { user } = await renderSite(`/preview${AT}`);
  expect(await screen.findByText('This preview could not be loaded. Please try again.')).toBeVisible();
  expect(robots()).toBe('noindex');
  mockEndpoint(openPreview, () => aPreview());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Glass and heat' })).toBeVisible();
});

it('the preview of a hidden service is its page, with the banner', async () => {
  const service = aService({ id: 'gates', title: 'Gates', description: 'Soon.', slugs: ['gates'] });
  mockProjects([]);
  mockEndpoint(listServices, () => []);
  mockEndpoint(openPreview, () => ({
    ...({ kind: 'services', id: 'gates', entry: service, published: false } as const),
    expiresAt,
  }));
  const { url } = await renderSite(`/preview#services.gates.tg1abc.${SIGNATURE}`);
  expect(await screen.findByText('Gates')).toBeVisible();
  expect(await banner()).toHaveTextContent(/^Preview: not public\./);
  await waitFor(() => expect(url()).toBe('/preview?service=gates'));
});

it('the preview of a block is its page as saved, in both languages', async () => {
  const { en, ar } = sampleSite('2026-03-01');
  const inBoth = { en: { ...en.chairman, salutation: 'Dear all,' }, ar: { ...ar.chairman } };
  mockEndpoint(openPreview, () => ({
    ...({ kind: 'blocks', id: 'chairman', entry: inBoth, published: true } as const),
    expiresAt,
  }));
  await renderSite(`/preview#blocks.chairman.tg1abc.${SIGNATURE}`);
  expect(await screen.findByText('Dear all,')).toBeVisible();
  expect(await banner()).toHaveTextContent(/^Preview of the saved version\./);
});

describe('beside a form of the panel', () => {
  const panel = { postMessage: vi.fn() };
  beforeEach(() => {
    panel.postMessage.mockClear();
    vi.stubGlobal('opener', panel);
    mockProjects([]);
    mockEndpoint(listServices, () => [aService({ id: 'gates', title: 'Gates', slugs: ['gates'] })]);
    return () => vi.unstubAllGlobals();
  });

  const message = (changes: Partial<PreviewMessage> = {}): PreviewMessage => ({
    type: 'preview',
    kind: 'services',
    id: 'gates',
    entry: aService({ id: 'gates', title: 'Gates of glass', slugs: ['gates'] }),
    language: 'en',
    isDark: false,
    texts: [{ path: 'title', text: 'Gates of glass' }],
    ...changes,
  });
  const send = (
    data: unknown,
    { source = panel, origin = location.origin }: object & { source?: object; origin?: string } = {},
  ) =>
    act(async () => {
      window.dispatchEvent(
        Object.assign(new MessageEvent('message', { data, origin }), { source: source as Window }),
      );
    });

  async function openLive() {
    const site = await renderSite('/preview#live');
    await waitFor(() =>
      expect(panel.postMessage).toHaveBeenCalledWith({ type: 'preview-ready' }, location.origin),
    );
    return site;
  }

  it('shows what the panel sends in place of what is saved, and tells it which text is pressed', async () => {
    const { user } = await openLive();
    await send(message());
    const title = await screen.findByText('Gates of glass');
    await user.click(title);
    expect(panel.postMessage).toHaveBeenLastCalledWith(
      { type: 'preview-press', path: 'title' },
      location.origin,
    );
    await send(message({ entry: aService({ id: 'gates', title: 'Gates of steel', slugs: ['gates'] }) }));
    expect(await screen.findByText('Gates of steel')).toBeVisible();
    expect(robots()).toBe('noindex');
  });

  it('switches to Arabic without a reload, and marks what is not translated', async () => {
    await openLive();
    const text = 'Daylight for rooms without a window.';
    const entry = aService({ id: 'gates', title: 'Gates', description: text, slugs: ['gates'] });
    const translations = { ar: { title: 'بوابات', description: text, features: [], facts: [] } };
    await send(
      message({
        entry: { ...entry, translations },
        language: 'ar',
        texts: [{ path: 'title', text: 'بوابات', state: 'outdated' }],
      }),
    );
    const title = await screen.findByText('بوابات');
    expect(document.documentElement.lang).toBe('ar');
    await waitFor(() => expect(title.style.textDecoration).toBe('underline wavy'));
  });

  it('scrolls to the first text of the form, to the place nearest to the focus, and to what else changes', async () => {
    const scrolled: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent);
    });
    vi.spyOn(Element.prototype, 'animate').mockImplementation(() => ({}) as Animation);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await openLive();
    const service = aService({ id: 'gates', title: 'Gates', description: 'Of steel.', slugs: ['gates'] });
    const texts = [
      { path: 'title', text: 'Gates' },
      { path: 'facts', text: 'Coating: Powder' },
    ];
    const entry = { ...service, facts: ['Coating: Powder'] };
    await send(message({ entry, texts }));
    await waitFor(() => expect(scrolled).toEqual(['Gates']));
    await send(message({ entry, texts, focused: 'facts.0.name' }));
    await waitFor(() => expect(scrolled).toEqual(['Gates', 'Coating']));
    const typed = [
      { path: 'title', text: 'Gates' },
      { path: 'facts', text: 'Coating: Powder coat' },
    ];
    const focused = 'facts';
    await send(message({ entry, texts, focused }));
    await waitFor(() => expect(scrolled).toHaveLength(3));
    const coated = { ...entry, facts: ['Coating: Powder coat'] };
    await send(message({ entry: coated, texts: typed, focused }));
    expect(await screen.findByText('Powder coat')).toBeVisible();
    await send(message({ entry: { ...coated, description: 'Of iron.' }, texts: typed, focused }));
    await waitFor(() => expect(scrolled.slice(3)).toEqual(['Of iron.']));
  });

  it('shows a post and a block, and follows no link', async () => {
    const { user, url } = await openLive();
    await send(message({ kind: 'posts', id: 'heat01', entry, texts: [] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Glass and heat' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the blog' }));
    expect(url()).toBe('/preview');
    const { en, ar } = sampleSite('2026-03-01');
    const block = { en: { ...en.chairman, salutation: 'From our chairman' }, ar: ar.chairman };
    await send(message({ kind: 'blocks', id: 'chairman', entry: block, texts: [] }));
    expect(await screen.findByText('From our chairman')).toBeVisible();
  });

  it.each([
    ['of another window', message(), { source: { postMessage: vi.fn() } }],
    ['of another origin', message(), { origin: 'https://evil.example' }],
    ['of another shape', { ...message(), texts: 'all' }, {}],
    ['without an entry', { ...message(), entry: null }, {}],
  ])('ignores a message %s', async (_, data, from) => {
    await openLive();
    await send(data, from);
    await send(message({ entry: aService({ id: 'gates', title: 'Gates of steel', slugs: ['gates'] }) }));
    expect(await screen.findByText('Gates of steel')).toBeVisible();
    expect(screen.queryByText('Gates of glass')).toBeNull();
  });

  it('is a missing page without the panel', async () => {
    vi.stubGlobal('opener', null);
    await renderSite('/preview#live');
    expect(await screen.findByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  });
});
