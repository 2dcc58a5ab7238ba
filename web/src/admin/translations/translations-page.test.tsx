import {
  ContentKind,
  completeTranslations,
  correctTranslations,
  type EndpointResponse,
  listTranslations,
  type ReviewedEntry,
  type ReviewedField,
  readAdminPost,
  readTranslations,
} from '@alnafitha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAdminPost } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { disableFrames, findPreview } from '../../../testing/preview-frame';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const SAVE = '{Control>}{Enter}{/Control}';

const aField = (changes: Partial<ReviewedField> = {}): ReviewedField => ({
  field: 'title',
  original: 'Doors',
  to: 'ar',
  state: 'machine',
  of: changes.original ?? 'Doors',
  text: 'أبواب',
  ...changes,
});

const anEntry = (changes: Partial<ReviewedEntry> = {}): ReviewedEntry => ({
  kind: 'services',
  id: 's1',
  title: 'Doors',
  state: 'machine',
  fields: [aField()],
  path: '/services',
  version: 'v1',
  ...changes,
});

/** Services, of which the first `pending` are not translated. */
const numbered = (count: number, pending = 0) =>
  Array.from({ length: count }, (_, index) =>
    anEntry({ id: `s${index}`, title: `Service ${index}`, state: index < pending ? 'pending' : 'machine' }),
  );

let stored: ReviewedEntry[];
let lists: unknown[];
let corrections: ReturnType<typeof mockCorrections>;

const find = ({ kind, id }: Record<string, string>) =>
  stored.find((entry) => entry.kind === kind && entry.id === id) ?? anEntry();
const replace = (entry: ReviewedEntry) => {
  stored = stored.map((row) => (row.kind === entry.kind && row.id === entry.id ? entry : row));
  return entry;
};

const mockCorrections = () =>
  mockEndpoint(correctTranslations, ({ params, body }) => {
    const { texts } = body as { texts: Record<string, { text: string; of: string }> };
    const entry = find(params);
    const correct = (field: ReviewedField): ReviewedField => {
      const text = texts[field.field]?.text;
      return { ...field, text, state: 'reviewed' };
    };
    return replace({ ...entry, state: 'reviewed', fields: entry.fields.map(correct) });
  });

beforeEach(() => {
  stored = [anEntry()];
  mockEndpoint(readTranslations, ({ params }) => find(params));
  corrections = mockCorrections();
  lists = mockEndpoint(listTranslations, () => {
    const unreviewed = stored.filter(({ state }) => state !== 'reviewed');
    const countOf = (kind: ContentKind) => unreviewed.filter((entry) => entry.kind === kind).length;
    return {
      entries: unreviewed.map(({ kind, id, title, state, edited }, index) => ({
        kind,
        id,
        title,
        state,
        original: title,
        edited,
        createdAt: new Date(Date.UTC(2026, 2, 1) - index).toISOString(),
      })),
      totals: Object.fromEntries(ContentKind.options.map((kind) => [kind, countOf(kind)])),
      next: {},
    };
  });
});

/** Stores a first page with one entry, and a second one with another, of a kind. */
function mockTwoPages(kind: ContentKind, ...pages: readonly [object, object]) {
  const [first = [], second = []] = pages.map((changes, index) => [
    {
      kind,
      id: `e${index}`,
      title: `Entry ${index}`,
      original: `Text ${index}`,
      state: 'machine' as const,
      createdAt: '2026-03-01T09:00:00.000Z',
      ...changes,
    },
  ]);
  return mockEndpoint(listTranslations, ({ query }) => ({
    ...(query[kind] ? { entries: second, next: {} } : { entries: first, next: { [kind]: 'cursor' } }),
    totals: { [kind]: 2 },
  }));
}

/** Opens the dialog of the first stored entry. */
async function openEntry() {
  const [{ kind, id, title } = anEntry()] = stored;
  const app = await renderAdmin(`/admin/translations/${kind}/${id}`);
  const dialog = await findDialog(`Translation of “${title}”`);
  const group = (name: string) => within(dialog.getByRole('group', { name }));
  return { ...app, dialog, group };
}

describe('the review queue', () => {
  /** Starts the run, once an entry is listed. */
  async function translatePending(listed: string) {
    const app = await renderAdmin('/admin/translations');
    await screen.findByRole('link', { name: listed });
    await app.press('Translate what is pending');
    return app;
  }

  it('has the images last, because many a title is the name of a file, and shows the entries of a kind', async () => {
    const edited = { by: 'Sara', at: '2026-03-01T10:00:00.000Z' };
    stored = [
      anEntry({ kind: 'images', id: 'i1', title: 'IMG 2041' }),
      anEntry({ edited }),
      anEntry({ kind: 'posts', id: 'p1', title: 'Salt air', state: 'pending' }),
    ];
    const { user, press, url } = await renderAdmin('/admin/translations');
    const table = within(await screen.findByRole('table', { name: 'Translations' }));
    const titles = table.getAllByRole('link').map(({ textContent }) => textContent);
    expect(titles).toEqual(['Doors', 'Salt air', 'IMG 2041']);
    expect(screen.getByText(/^Last edited by/)).toHaveTextContent('Last edited by Sara, 1 Mar 2026, 13:00');
    expect(screen.getByRole('tab', { name: 'All (3)' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Blog posts (1)' }));
    expect(screen.queryByRole('link', { name: 'Doors' })).toBeNull();
    await press('Salt air', 'link');
    await findDialog('Translation of “Salt air”');
    expect(url()).toBe('/admin/translations/posts/p1?kind=posts');
    await press('Cancel');
    await waitFor(() => expect(url()).toBe('/admin/translations?kind=posts'));
  });

  it('shows each text with its translation, and more of them on request', async () => {
    const requests = mockTwoPages('testimonials', { translation: 'غرف هادئة' }, {});
    const { press } = await renderAdmin('/admin/translations');
    expect(await screen.findByText('Text 0')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('غرف هادئة')).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('tab', { name: 'Testimonials (2)' })).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await press('Show more');
    expect(await screen.findByText('Text 1')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{}, { testimonials: 'cursor' }]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  });

  it('tells the language of the original, and shows the entries with English to check', async () => {
    const requests = mockTwoPages('services', { language: 'ar', original: 'أبواب' }, {});
    const { user, url } = await renderAdmin('/admin/translations?kind=services');
    const table = within(await screen.findByRole('table', { name: 'Translations' }));
    expect(table.getByRole('cell', { name: 'Arabic' })).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name: 'English to check' }));
    await waitFor(() => expect(requests.map(({ query }) => query)).toEqual([{}, { to: 'en' }]));
    expect(url()).toBe('/admin/translations?kind=services&to=en');
  });

  it('is reviewed by keyboard alone', async () => {
    stored = numbered(3);
    const { user, url } = await renderAdmin('/admin/translations');
    const first = await screen.findByRole('link', { name: 'Service 0' });
    while (document.activeElement !== first) await user.tab();
    await user.keyboard('{Enter}');
    for (const { title } of stored) {
      const dialog = await findDialog(`Translation of “${title}”`);
      await waitFor(() => expect(dialog.getByLabelText('Arabic')).toHaveFocus());
      await user.keyboard(SAVE);
    }
    const last = 'The translation was saved. It was the last one in this list.';
    expect(await screen.findByText(last)).toBeVisible();
    expect(corrections.map(({ params }) => params.id)).toEqual(stored.map(({ id }) => id));
    expect(await screen.findByText('Everything is reviewed.')).toBeVisible();
    expect(url()).toBe('/admin/translations');
    expect(lists).toHaveLength(1);
  });

  it('translates at most four entries at once, and none after the budget is used up', async () => {
    stored = numbered(9, 8);
    type Completion = EndpointResponse<typeof completeTranslations>;
    const responses: ((failure?: 'budget') => void)[] = [];
    const runs = mockEndpoint(completeTranslations, ({ params }) => {
      const completion = { entry: find(params), proposals: {} };
      return new Promise<Completion>((resolve) => {
        responses.push((failure) => resolve({ ...completion, ...(failure && { failure }) }));
      });
    });
    await translatePending('Service 0');
    expect(await screen.findByText('0 of 8')).toBeVisible();
    await waitFor(() => expect(responses).toHaveLength(4));
    responses[0]?.();
    expect(await screen.findByText('1 of 8')).toBeVisible();
    await waitFor(() => expect(responses).toHaveLength(5));
    responses[1]?.('budget');
    expect(await screen.findByText('2 of 8')).toBeVisible();
    for (const respond of responses.slice(2)) respond();
    expect(await screen.findByText(/^Today's translation budget is used up\./)).toBeVisible();
    expect(runs.map(({ params }) => params.id)).toEqual(['s0', 's1', 's2', 's3', 's4']);
    expect(lists).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Translate what is pending' })).toBeEnabled();
  });

  it('translates what is pending on pages that are not shown yet, unless the service is unavailable', async () => {
    mockTwoPages('services', {}, { state: 'pending' });
    const done = { entry: anEntry(), proposals: {} };
    const results = [{ ...done, failure: 'unavailable' as const }, done];
    const runs = mockEndpoint(completeTranslations, () => results.shift() ?? done);
    const { press } = await translatePending('Entry 0');
    expect(await screen.findByText(/^The translation service is not available/)).toBeVisible();
    await press('Translate what is pending');
    expect(await screen.findByText('What was pending is translated.')).toBeVisible();
    expect(runs.map(({ params }) => params.id)).toEqual(['e1', 'e1']);
  });
});

describe('the dialog', () => {
  it('shows both texts in their own directions, and saves all fields with their originals', async () => {
    const features = aField({ field: 'features', original: 'Quiet\nCool', text: 'هادئة\nباردة' });
    stored = [
      anEntry({ fields: [aField(), features] }),
      anEntry({ id: 's2', title: 'Windows', fields: [aField({ original: 'Windows', text: 'نوافذ' })] }),
    ];
    const { user, press, url, dialog, group } = await openEntry();
    expect(dialog.getByText('Doors', { selector: '[lang]' })).toHaveAttribute('dir', 'ltr');
    const title = group('Title').getByLabelText('Arabic');
    expect(title).toHaveAttribute('lang', 'ar');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(dialog.getByRole('link', { name: 'Page in English' })).toHaveAttribute('href', '/services');
    expect(dialog.getByRole('link', { name: 'Page in Arabic' })).toHaveAttribute('href', '/ar/services');
    fill(title, 'الأبواب');
    // The queue has to be loaded before there is a next entry.
    await screen.findByText('Windows');
    await user.keyboard(SAVE);
    await findDialog('Translation of “Windows”');
    expect(url()).toBe('/admin/translations/services/s2');
    const texts = {
      title: { text: 'الأبواب', of: 'Doors' },
      features: { text: 'هادئة\nباردة', of: 'Quiet\nCool' },
    };
    expect(corrections[0]?.body).toEqual({ version: 'v1', texts });
    await press('Save and mark as reviewed');
    await waitFor(() => expect(url()).toBe('/admin/translations'));
    expect(corrections[1]?.params).toEqual({ kind: 'services', id: 's2' });
  });

  it('without a page that visitors see links to none, shows issues and blank texts at their fields, and keeps the text for an original that has changed', async () => {
    stored = [anEntry({ path: undefined, fields: [aField(), aField({ field: 'features', text: 'هادئة' })] })];
    const message = 'The translation needs as many lines as the original';
    const issues = [{ path: 'features', message }];
    const rejected = mockEndpoint(correctTranslations, () => new MockError(400, { message: '', issues }));
    const { user, answer, url, dialog, group } = await openEntry();
    // Visitors do not see the page.
    expect(dialog.queryByRole('link', { name: /^Page in/ })).toBeNull();
    await user.keyboard(SAVE);
    expect(await group('Features').findByText(message)).toBeVisible();
    await waitFor(() => expect(group('Features').getByLabelText('Arabic')).toHaveFocus());
    fill(group('Title').getByLabelText('Arabic'), '');
    await user.keyboard(SAVE);
    expect(await group('Title').findByText('The translation is empty')).toBeVisible();
    expect(rejected).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await answer('Discard the changes?', 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(url()).toBe('/admin/translations/services/s1');

    mockEndpoint(correctTranslations, () => {
      const changed = aField({ original: 'Sliding doors', state: 'outdated', former: 'Doors' });
      replace(anEntry({ fields: [changed] }));
      return new MockError(409, { message: 'The original has been changed in the meantime' });
    });
    fill(group('Title').getByLabelText('Arabic'), 'أبواب جديدة');
    await user.keyboard(SAVE);
    expect(await dialog.findByText('Sliding doors')).toBeVisible();
    expect(dialog.getByText('The original has been changed in the meantime')).toBeVisible();
    expect(group('Title').getByLabelText('Arabic')).toHaveValue('أبواب جديدة');
    corrections = mockCorrections();
    await user.click(await dialog.findByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(corrections).toMatchObject([
      { body: { texts: { title: { text: 'أبواب جديدة', of: 'Sliding doors' } } } },
    ]);
  });

  it('fills empty texts by machine, suggests one for an outdated text, and previews both in each language', async () => {
    const content = aField({ field: 'content', original: '<p>Coatings.</p>', text: '<p>طلاءات.</p>' });
    const aPostEntry = (...fields: ReviewedField[]) =>
      anEntry({ kind: 'posts', id: 'p1', title: 'Salt air', path: '/blog/salt-air', fields });
    const title = aField({ original: 'Salt air', former: 'Salt', state: 'outdated', text: 'ملح' });
    stored = [aPostEntry(title, { ...content, of: 'sha256:1', state: 'pending', text: undefined })];
    disableFrames();
    mockEndpoint(readAdminPost, () => anAdminPost({ id: 'p1' }));
    mockEndpoint(completeTranslations, () => ({
      entry: replace(aPostEntry(title, { ...content, of: 'sha256:1' })),
      proposals: { title: 'هواء مالح' },
    }));
    const { user, dialog, group } = await openEntry();
    const editor = () => group('Content').getByRole('textbox');
    expect(group('Title').getByText('Was:').nextSibling).toHaveTextContent('Salt');
    await waitFor(() => expect(editor()).toHaveAttribute('dir', 'rtl'));
    await user.click(dialog.getByRole('button', { name: 'Translate by machine' }));
    await waitFor(() => expect(editor()).toHaveTextContent('طلاءات.'));
    expect(group('Title').getByLabelText('Arabic')).toHaveValue('ملح');
    await user.click(dialog.getByRole('button', { name: 'Use this' }));
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const preview = await findDialog('Preview');
    const { shown } = await findPreview();
    expect(shown().entry).toMatchObject({
      translations: {
        en: { title: 'Salt air', content: '<p>Coatings.</p>' },
        ar: { title: 'هواء مالح', content: '<p>طلاءات.</p>' },
      },
    });
    await user.click(preview.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull());
    expect(group('Title').getByLabelText('Arabic')).toHaveValue('هواء مالح');
    // The editor's own shortcut would break the line.
    await user.click(editor());
    await user.keyboard(SAVE);
    await waitFor(() => expect(corrections).toHaveLength(1));
    const texts = {
      title: { text: 'هواء مالح', of: 'Salt air' },
      content: { text: '<p>طلاءات.</p>', of: 'sha256:1' },
    };
    expect(corrections[0]?.body).toEqual({ version: 'v1', texts });
  });

  it('names a block of the website and its rows in the language of the panel', async () => {
    stored = [
      anEntry({
        kind: 'blocks',
        id: 'hero',
        title: 'Home page',
        fields: [aField({ field: 'statistics-0-title' })],
      }),
    ];
    const { press } = await renderAdmin('/admin/translations', { language: 'ar' });
    await press('الصفحة الرئيسية', 'link');
    const dialog = await findDialog('ترجمة «الصفحة الرئيسية»');
    expect(dialog.getByRole('group', { name: 'الإحصائية 1 · العنوان' })).toBeVisible();
  });

  it('is completely in Arabic', async () => {
    const features = aField({ field: 'features', state: 'outdated', former: 'Gates' });
    stored = [anEntry({ fields: [aField(), features] })];
    await renderAdmin('/admin/translations/services/s1', { language: 'ar' });
    const dialog = await screen.findByRole('dialog', { name: 'ترجمة «Doors»' });
    await within(dialog).findByRole('group', { name: 'المزايا' });
    const texts = [dialog, screen.getByRole('main', { hidden: true })].map(({ textContent }) => textContent);
    expect(texts.join().replaceAll(/Doors|Gates/g, '')).not.toMatch(/[a-z]/i);
  });
});
