import type { Language, ResponsiveImage } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Providers } from '../../../../testing/providers';
import { createQueryClient } from '../../app/query-client';
import { loadDictionary, loadSiteTexts } from '../../i18n/dictionary';
import { OriginContext } from '../page-head';
import { HtmlContent } from './html-content';
import { parseHtml } from './parse-html';

async function show(html: string, language: Language = 'en', images: ResponsiveImage[] = []) {
  const dictionary = language === 'ar' ? await loadDictionary([loadSiteTexts]) : undefined;
  const { container } = render(
    <MemoryRouter>
      <Providers queryClient={createQueryClient()} initialLanguage={language} initialDictionary={dictionary}>
        <OriginContext value="https://site.example">
          <HtmlContent nodes={parseHtml(html, images)} />
        </OriginContext>
      </Providers>
    </MemoryRouter>,
  );
  return container;
}

it.each([
  ['', { width: '1600', height: '1067' }],
  [' width="600"', { width: '600', height: '400' }],
  [' height="400"', { width: '600', height: '400' }],
  [' width="100" height="100"', { width: '100', height: '67' }],
])('renders library images with%s in their own aspect ratio', async (size, dimensions) => {
  const { image, picture } = aResponsiveImage('villa-1');
  const html = `<figure><img src="/media/villa-1/480.webp" alt="A villa"${size}></figure>`;
  await show(`${html}<img src="/media/villa-2/480.webp" alt="Unknown" width="600">`, 'en', [
    { image, picture },
  ]);
  const element = screen.getByRole('img', { name: 'A villa' });
  for (const [name, value] of Object.entries({ srcset: picture.srcSet, ...dimensions }))
    expect(element).toHaveAttribute(name, value);
  expect(element).toHaveAttribute('sizes');
  expect(screen.getByRole('img', { name: 'Unknown' })).toHaveAttribute('width', '600');
  expect(screen.getByRole('img', { name: 'Unknown' })).not.toHaveAttribute('srcset');
});

it('shows code left-to-right in named regions that scroll by keyboard', async () => {
  await show('<pre>one</pre><p>In <code>line</code></p><pre>two</pre>', 'ar');
  const first = screen.getByRole('region', { name: 'نموذج برمجي 1' });
  expect(first).toHaveTextContent('one');
  expect(first).toHaveAttribute('dir', 'ltr');
  expect(first).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('region', { name: 'نموذج برمجي 2' })).toHaveTextContent('two');
  expect(screen.getByText('line')).toHaveAttribute('dir', 'ltr');
});

it('opens own pages, with their full URL for print, in the same tab and others in a new tab', async () => {
  await show(
    '<a href="/contact">own</a><a href="https://example.com/">other</a>' +
      '<a href="tel:+974">call</a><a href="/media/a/1600.webp">image</a><a href="/admin/posts">panel</a>',
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => ['href', 'data-url', 'target', 'rel'].map((name) => link.getAttribute(name)));
  expect(links).toEqual([
    ['/contact', 'https://site.example/contact', null, null],
    ['https://example.com/', null, '_blank', expect.stringContaining('noopener')],
    ['tel:+974', null, null, null],
    ['/media/a/1600.webp', null, null, null],
    ['/admin/posts', null, null, null],
  ]);
});

/** The elements with a `lang` or `dir` attribute. */
const marked = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[dir], [lang]')].map(({ tagName, lang, dir, textContent }) =>
    [tagName, lang, dir, textContent?.slice(0, 5)].join(' '),
  );

it.each<[string, Language, string, string[]]>([
  [
    'sets no language and direction on text in those of the page',
    'en',
    '<p dir="auto">One</p><ul dir="auto"><li><p>Windows of UPVC (بي)</p></li></ul>',
    [],
  ],
  [
    'marks the outermost blocks in another language than the content',
    'en',
    '<p>One pane of clear glass, or two of them</p><ul><li><p>زجاج مزدوج</p></li></ul><div><h2>زجاج Low-E</h2></div>',
    ['UL ar rtl زجاج ', 'H2 ar rtl زجاج '],
  ],
  [
    'marks content in another language as a whole, including lines without letters',
    'en',
    '<p>معامل النفاذ</p><p>0.8</p><p>U-value of the whole window</p>',
    ['DIV ar rtl معامل', 'P en ltr U-val'],
  ],
  [
    'marks untranslated content on an Arabic page, ignoring code',
    'ar',
    '<pre><code>متغير</code></pre><p translate="no">0.8</p><p translate="no">Low-E</p>',
    ['DIV en ltr متغير', 'PRE  ltr متغير', 'CODE  ltr متغير'],
  ],
  [
    'keeps the direction that the author set on a block',
    'en',
    '<p dir="rtl">One</p><p dir="sideways">Two</p><ul dir="auto"><li dir="auto"><p dir="AUTO">Three</p></li>' +
      '<li dir="ltr">Four</li></ul><p><b dir="rtl">Five</b></p>',
    ['P  rtl One', 'LI  ltr Four'],
  ],
])('%s', async (_, language, html, expected) => {
  expect(marked(await show(html, language))).toEqual(expected);
});

it('renders a table in a scrollable region, named by its caption or number, with its header cells', async () => {
  const container = await show(
    '<table><caption>Panes</caption><tr><th scope="col">Pane</th><th scope="col" colspan="2">U</th></tr>' +
      '<tr><td>Double</td><td>1.1</td><td rowspan="99" colspan="1">x</td></tr></table><table><tr><td>1</td></tr></table>',
  );
  const box = screen.getByRole('region', { name: 'Panes' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(box.querySelector('table > tbody > tr > th[scope="col"][colspan="2"]')).toHaveTextContent('U');
  expect(screen.getByRole('table', { name: 'Panes' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Table 2' })).toHaveTextContent('1');
  expect(container.querySelector('[rowspan]')).toBeNull();
});

it('shows an Arabic table on an English page right-to-left', async () => {
  const container = await show('<p>One pane of clear glass</p><table><tr><td>زجاج</td></tr></table>');
  expect(marked(container)).toEqual(['DIV ar rtl زجاج']);
  expect(screen.getByRole('region')).toHaveAttribute('dir', 'rtl');
});
