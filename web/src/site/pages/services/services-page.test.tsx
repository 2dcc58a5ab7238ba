import { listProjectPage, listServices } from '@alnafitha/contract';
import { aProject, aService } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deferred } from '../../../../testing/deferred';
import { mockProjects } from '../../../../testing/portfolio';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint, mockNetworkError, mockSite, SAMPLE_SITE } from '../../../../testing/server';
import { mockTranslations } from '../../../../testing/translations';
import { BUILT_IN_SERVICES } from './built-in-services';

const service = aService({ title: 'Skylights & Roofs' });

beforeEach(() => {
  mockProjects([]);
  mockEndpoint(listServices, () => []);
});

/** No text names how many services there are. */
const expectNoNumber = (name: string) =>
  expect(screen.getByRole('region', { name }).textContent).not.toMatch(
    /\b(one|two|six|seven)\s+(trades|services)|\s(ست|سبع)ة?\s|[0-9٠-٩]+ (خدم|حرف)/i,
  );
const cards = () => screen.findAllByRole('article');

it('marks a text without a translation as Arabic on the English page, and no other', async () => {
  const gates = aService({ title: 'بوابات', description: 'Gates of aluminium.' });
  mockEndpoint(listServices, () => [gates]);
  await renderSite('/services');
  const card = within((await cards())[0] ?? document.body);
  expect(card.getByText('بوابات')).toHaveAttribute('lang', 'ar');
  expect(card.getByText('بوابات')).toHaveAttribute('dir', 'rtl');
  expect(card.getByText('Gates of aluminium.').closest('[lang]')).toBe(document.documentElement);
});

it('names a service that was typed in Arabic by its English in the link to the form, in both languages', async () => {
  const gates = aService({
    ...{ title: 'بوابات', description: 'وصف', features: [], facts: [] },
    translations: { en: { title: 'Gates', description: 'Text' } },
  });
  mockEndpoint(listServices, () => [gates]);
  for (const [path, label] of [
    ['/services', /Quote: Gates$/],
    ['/ar/services', /: بوابات$/],
  ] as const) {
    await renderSite(path);
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toMatch(
      /\/contact\?service=Gates$/,
    );
    cleanup();
  }
});

describe('a service of the URL', () => {
  const gates = aService({
    id: 'gates',
    title: 'Gates',
    description: 'Gates of aluminium.',
    slugs: ['gates', 'old-gates'],
  });
  const upvc = aService({
    id: 'upvc',
    title: 'UPVC Windows & Doors',
    facts: ['U-value: 1.1 W/(m²K)'],
    slugs: ['upvc'],
  });
  beforeEach(() => mockEndpoint(listServices, () => [gates, upvc]));

  it('is first and whole, with its projects, and the others below', async () => {
    mockProjects(
      (['upvc', 'kitchen', 'upvc'] as const).map((category, index) =>
        aProject({ id: `p${index}`, category, title: `Villa ${index}` }),
      ),
    );
    await renderSite('/services?service=upvc');
    expect(await screen.findByRole('heading', { level: 1, name: upvc.title })).toBeVisible();
    expect(screen.getByRole('definition')).toHaveTextContent('1.1 W/(m²K)');
    expect(screen.getByRole('link', { name: `Request a Quote: ${upvc.title}` })).toHaveAttribute(
      'href',
      '/contact?service=UPVC%20Windows%20%26%20Doors',
    );
    const projects = within(await screen.findByRole('region', { name: 'Our projects' }));
    expect(projects.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(2);
    const others = within(screen.getByRole('region', { name: 'Other services' }));
    expect(others.getAllByRole('article')).toHaveLength(1);
    expect(others.getByRole('link', { name: 'Gates' })).toHaveAttribute('href', '/services?service=gates');
    await waitFor(() => expect(document.title).toMatch(/^UPVC Windows & Doors \|/));
    const canonical = document.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', expect.stringMatching(/\/services\?service=upvc$/));
    const arabic = document.querySelector('link[hreflang=ar]');
    expect(arabic).toHaveAttribute('href', expect.stringMatching(/\/ar\/services\?service=upvc$/));
    const description = document.querySelector('meta[name=description]');
    expect(description).toHaveAttribute('content', upvc.description);
  });

  it('is not taken for all services while it loads', async () => {
    const { promise, resolve } = deferred();
    mockEndpoint(listServices, async () => {
      await promise;
      return [gates];
    });
    await renderSite('/services?service=gates');
    await waitFor(() => expect(document.querySelector('main .skeleton')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    resolve();
    expect(await screen.findByRole('heading', { level: 1, name: /^Gates/ })).toBeVisible();
  });

  it('has no heading above its buttons alone', async () => {
    mockSite({ trust: { warranties: [] } });
    const plain = { ...gates, description: 'Gates of aluminium.', features: [], facts: [] };
    mockEndpoint(listServices, () => [plain]);
    await renderSite('/services?service=gates');
    expect(await screen.findByRole('link', { name: 'Request a Quote: Gates' })).toBeVisible();
    expect(screen.queryByText('What you get')).toBeNull();
  });

  it('names its warranty, or that of all services, unless its facts do', async () => {
    const all = { service: '', slug: '', title: 'All services', duration: '2 years' };
    mockSite({
      trust: { warranties: [all, { ...all, service: 'upvc', slug: 'upvc', duration: '10 years' }] },
    });
    const facts = async (slug: string) => {
      await renderSite(`/services?service=${slug}`);
      await screen.findByRole('region', { name: 'What you get' });
      const [list] = screen.getAllByRole('definition').map((fact) => fact.closest('dl'));
      const shown = list?.textContent;
      cleanup();
      return shown;
    };
    expect(await facts('upvc')).toMatch(/Warranty10 years$/);
    expect(await facts('gates')).toBe('Warranty2 years');
    mockEndpoint(listServices, () => [{ ...gates, facts: ['Warranty: 5 years'] }]);
    expect(await facts('gates')).toBe('Warranty5 years');
  });

  it('has its questions, which the contact page shows with all', async () => {
    const [first, ...others] = SAMPLE_SITE.en.questions.questions;
    const own = {
      anchor: 'faq-motors',
      question: 'Are motors safe?',
      answer: 'They stop.',
      service: 'gates',
    };
    if (first) mockSite({ questions: { questions: [first, own, ...others] } });
    await renderSite('/services?service=gates');
    const questions = within(await screen.findByRole('region', { name: 'Frequently asked questions' }));
    expect(questions.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([own.question]);
    expect(document.getElementById(own.anchor)).toHaveTextContent(own.answer);
    cleanup();
    const { user } = await renderSite('/contact');
    await screen.findByText(first?.question ?? '');
    expect(screen.getByText(own.question)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View All FAQs' }));
    expect(screen.getByText(own.answer)).toBeVisible();
  });

  it.each([
    ['old-gates', '/services?service=gates', 'Gates'],
    ['nothing', '/services', 'Our services'],
  ])('at the address %s leads to %s', async (slug, path, heading) => {
    const { url } = await renderSite(`/services?service=${slug}`);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    await waitFor(() => expect(url()).toBe(path));
  });
});

describe('services page', () => {
  it('shows the active services from the panel', async () => {
    mockEndpoint(listServices, () => [service]);
    mockNetworkError(listProjectPage);
    await renderSite('/services');
    const [card, ...furtherCards] = await cards();
    expect(furtherCards).toEqual([]);
    const cardQueries = within(card as HTMLElement);
    expect(cardQueries.getByRole('heading', { name: 'Skylights & Roofs' })).toBeVisible();
    expect(cardQueries.getByText('Tight against dust')).toBeVisible();
    // Neither a service that the company added nor one without projects has a link to projects.
    expect(cardQueries.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/services?service=skylights',
      '/contact?service=Skylights%20%26%20Roofs',
    ]);
    expectNoNumber('What we make');
  });

  it('says what it costs once the owner has written it, and has no heading without a text', async () => {
    const price = { title: 'Sliding door', price: 'From QAR 900 per m²', text: 'With glass and fitting.' };
    mockSite({ custom: { prices: [price], stepsTitle: '' } });
    await renderSite('/services');
    const prices = within(await screen.findByRole('region', { name: 'What it costs' }));
    for (const text of Object.values(price)) expect(prices.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('heading').filter(({ textContent }) => !textContent)).toEqual([]);
    cleanup();
    mockSite({});
    await renderSite('/services');
    expect(await screen.findByRole('region', { name: 'How we work' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'What it costs' })).toBeNull();
  });

  it('shows an error instead of invented services when they cannot be had', async () => {
    mockNetworkError(listServices);
    const gates = aService({ title: 'Gates', slugs: ['gates'] });
    const { user, url } = await renderSite('/services?service=gates');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The services could not be loaded. Please try again later.');
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(url()).toBe('/services?service=gates');
    mockEndpoint(listServices, () => [gates]);
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: gates.title })).toBeVisible();
  });

  it('shows the built-in six cards when there are none, of which the URL may name one', async () => {
    await renderSite('/services');
    expect(await cards()).toHaveLength(BUILT_IN_SERVICES.length);
    const quote = screen.getByRole('link', { name: 'Request a Quote: UPVC Windows & Doors' });
    expect(quote).toHaveAttribute('href', '/contact?service=UPVC%20Windows%20%26%20Doors');
    cleanup();
    await renderSite('/services?service=curtain-wall-systems', 'ar');
    expect(await screen.findByRole('heading', { level: 1, name: /^أنظمة الواجهات الزجاجية/ })).toBeVisible();
  });

  it('translates services, links to the form by their English title, and has facts, whose numbers keep their order', async () => {
    const facts = ['U-value: 1.4 W/(m²K)', 'Largest size: 3,000 × 2,800 mm'];
    const translations = { ar: { facts: ['قيمة U: 1.4 واط', 'أكبر مقاس: 3,000 × 2,800 مم'] } };
    mockEndpoint(listServices, () => [{ ...service, facts, translations }]);
    mockTranslations((text) => (text === service.title ? 'أسقف زجاجية' : `ع:${text}`));
    await renderSite('/services', 'ar');
    expect(await screen.findByRole('heading', { name: 'أسقف زجاجية' })).toBeVisible();
    expectNoNumber('ما نصنعه');
    const quote = screen.getByRole('link', { name: 'اطلب عرض سعر للخدمة: أسقف زجاجية' });
    expect(quote).toHaveAttribute('href', '/ar/contact?service=Skylights%20%26%20Roofs');
    const [card] = await cards();
    const terms = within(card as HTMLElement).getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['قيمة U', 'أكبر مقاس']);
    const definitions = within(card as HTMLElement).getAllByRole('definition');
    expect(definitions.map(({ textContent }) => textContent)).toEqual(['1.4 واط', '3,000 × 2,800 مم']);
    expect(definitions[1]?.querySelector('bdo, bdi, [dir=ltr]')).toHaveTextContent('3,000 × 2,800');
  });

  it.each([
    ['en', 'See 2 projects: UPVC', 'See 1 project: Kitchen', '/portfolio'],
    ['ar', 'شاهد مشروعين: UPVC', 'شاهد مشروعًا واحدًا: المطابخ', '/ar/portfolio'],
  ] as const)('links services to the projects of their group (%s)', async (language, upvc, kitchen, path) => {
    mockProjects(
      (['upvc', 'upvc', 'kitchen', null] as const).map((category, index) =>
        aProject({ id: String(index), category }),
      ),
    );
    await renderSite('/services', language);
    expect(await screen.findByRole('link', { name: upvc })).toHaveAttribute('href', `${path}?projects=upvc`);
    expect(screen.getByRole('link', { name: kitchen })).toHaveAttribute('href', `${path}?projects=kitchen`);
    expect(document.querySelectorAll('article a[href*="projects="]')).toHaveLength(2);
  });

  it.each([
    ['How long does an installation take?', /^Small jobs take 1-2 days/],
    ['Do you offer warranties?', /^Yes. The manufacturer warrants/],
  ])('links to the open answer of “%s”', async (question, answer) => {
    const { user } = await renderSite('/services');
    await user.click(await screen.findByRole('link', { name: question }));
    const text = await screen.findByText(answer);
    await waitFor(() => expect(text.closest('details')).toHaveAttribute('open'));
    expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  });

  it('links to a question of a service, which the contact page opens, also with punctuation after the link', async () => {
    const { questions } = SAMPLE_SITE.en.questions;
    const own = {
      anchor: 'faq-1a2b3c4d',
      question: 'Are motors safe?',
      answer: 'They stop.',
      service: 'gates',
    };
    mockSite({ questions: { questions: [own, ...questions] } });
    const { user } = await renderSite('/services');
    await user.click(await screen.findByRole('link', { name: own.question }));
    await waitFor(() => expect(screen.getByText(own.answer)).toBeVisible());
    cleanup();
    for (const language of ['en', 'ar'] as const) {
      await renderSite('/contact#faq-1a2b3c4d).', language);
      await waitFor(() => expect(screen.getByText(own.answer)).toBeVisible());
      expect(document.querySelectorAll('details[open]')).toHaveLength(1);
      cleanup();
    }
  });
});
