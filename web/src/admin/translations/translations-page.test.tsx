import {
  completeTranslations,
  correctTranslations,
  type EndpointResponse,
  listAdminPosts,
  listAdminProjects,
  listAdminServices,
  listImages,
  listTranslations,
  type ReviewedEntry,
  type ReviewedField,
  readAdmin,
  readAdminPost,
  readTranslations,
  TranslatedKind,
} from '@alnafitha/contract';
import { anAdmin, anAdminImage, aPost, aProject, aService } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

type Corrections = Record<string, { text: string; of: string }>;

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
  ...changes,
});

let stored: ReviewedEntry[];
const find = ({ kind, id }: Record<string, string>) =>
  stored.find((entry) => entry.kind === kind && entry.id === id) ?? anEntry();
const replace = (entry: ReviewedEntry) => {
  stored = stored.map((each) => (each.kind === entry.kind && each.id === entry.id ? entry : each));
  return entry;
};

beforeEach(() => {
  stored = [anEntry()];
  mockEndpoint(readAdmin, () => anAdmin());
  mockEndpoint(readTranslations, ({ params }) => find(params));
});

const mockQueue = () =>
  mockEndpoint(listTranslations, () => {
    const unreviewed = stored.filter(({ state }) => state !== 'reviewed');
    return {
      entries: unreviewed.map(({ kind, id, title, state }, index) => ({
        ...{ kind, id, title, state, original: title },
        createdAt: new Date(Date.UTC(2026, 2, 1) - index).toISOString(),
      })),
      totals: Object.fromEntries(
        TranslatedKind.options.map((kind) => [
          kind,
          unreviewed.filter((entry) => entry.kind === kind).length,
        ]),
      ),
      next: {},
    };
  });

/** Stores corrections, unless one is rejected. */
const mockCorrections = (reject: () => MockError | undefined = () => undefined) =>
  mockEndpoint(correctTranslations, ({ params, body }) => {
    const rejection = reject();
    if (rejection) return rejection;
    const { texts } = body as { texts: Corrections };
    const entry = find(params);
    const fields = entry.fields.map((field) => ({
      ...field,
      text: texts[field.field]?.text,
      state: 'reviewed' as const,
    }));
    return replace({ ...entry, state: 'reviewed', fields });
  });

const findDialog = async (title: string) =>
  within(await screen.findByRole('dialog', { name: `Translation of “${title}”` }));
const group = (dialog: Awaited<ReturnType<typeof findDialog>>, name: string) =>
  within(dialog.getByRole('group', { name }));
const SAVE = '{Control>}{Enter}{/Control}';

describe('the review queue', () => {
  it('shows the entries of a kind', async () => {
    stored = [anEntry(), anEntry({ kind: 'posts', id: 'p1', title: 'Salt air', state: 'pending' })];
    mockQueue();
    const { user, url } = await renderAdmin('/admin/translations');
    expect(await screen.findByRole('link', { name: 'Doors' })).toBeVisible();
    expect(screen.getByRole('tab', { name: 'All (2)' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'Blog posts (1)' }));
    expect(screen.queryByRole('link', { name: 'Doors' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Salt air' }));
    await findDialog('Salt air');
    expect(url()).toBe('/admin/translations/posts/p1?kind=posts');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(url()).toBe('/admin/translations?kind=posts'));
  });

  it('shows each text with its translation, and more of them on request', async () => {
    const row = (id: string, changes: object = {}) => ({
      ...{ kind: 'testimonials' as const, id, title: `Client ${id}`, state: 'machine' as const },
      ...{
        createdAt: `2026-03-01T09:0${id}:00.000Z`,
        original: `Quiet rooms ${id}`,
        translation: 'غرف هادئة',
      },
      ...changes,
    });
    const requests = mockEndpoint(listTranslations, ({ query }) =>
      query.testimonials
        ? { entries: [row('1', { translation: undefined })], totals: { testimonials: 2 }, next: {} }
        : { entries: [row('2')], totals: { testimonials: 2 }, next: { testimonials: 'cursor' } },
    );
    const { user } = await renderAdmin('/admin/translations');
    expect(await screen.findByText('Quiet rooms 2')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('غرف هادئة')).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('tab', { name: 'Testimonials (2)' })).toBeVisible();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Quiet rooms 1')).toBeVisible();
    expect(requests.map(({ query }) => query)).toEqual([{}, { testimonials: 'cursor' }]);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus());
  });

  it('is reviewed by keyboard alone', async () => {
    stored = Array.from({ length: 10 }, (_, index) =>
      anEntry({ id: `s${index}`, title: `Service ${index}` }),
    );
    const lists = mockQueue();
    const corrections = mockCorrections();
    const { user, url } = await renderAdmin('/admin/translations');
    const first = await screen.findByRole('link', { name: 'Service 0' });
    while (document.activeElement !== first) await user.tab();
    await user.keyboard('{Enter}');
    for (const { title } of stored) {
      const dialog = await findDialog(title);
      await waitFor(() => expect(dialog.getByLabelText('Arabic')).toHaveFocus());
      await user.keyboard(SAVE);
    }
    expect(
      await screen.findByText('The translation was saved. It was the last one in this list.'),
    ).toBeVisible();
    expect(corrections.map(({ params }) => params.id)).toEqual(stored.map(({ id }) => id));
    expect(await screen.findByText('Everything is reviewed.')).toBeVisible();
    expect(url()).toBe('/admin/translations');
    expect(lists).toHaveLength(1);
  });

  it('translates at most four entries at once, and none after the budget is used up', async () => {
    stored = Array.from({ length: 9 }, (_, index) =>
      anEntry({ id: `s${index}`, title: `Service ${index}`, state: index === 8 ? 'machine' : 'pending' }),
    );
    const lists = mockQueue();
    const responses: ((failure?: 'budget') => void)[] = [];
    const runs = mockEndpoint(
      completeTranslations,
      ({ params }) =>
        new Promise<EndpointResponse<typeof completeTranslations>>((resolve) => {
          responses.push((failure) =>
            resolve({ entry: find(params), proposals: {}, ...(failure && { failure }) }),
          );
        }),
    );
    const { user } = await renderAdmin('/admin/translations');
    await screen.findByRole('link', { name: /Doors|Service 0/ });
    await user.click(screen.getByRole('button', { name: 'Translate what is pending' }));
    expect(await screen.findByText('0 of 8')).toBeVisible();
    await waitFor(() => expect(responses).toHaveLength(4));
    responses[0]?.();
    expect(await screen.findByText('1 of 8')).toBeVisible();
    await waitFor(() => expect(responses).toHaveLength(5));
    responses[1]?.('budget');
    expect(await screen.findByText('2 of 8')).toBeVisible();
    for (const respond of responses.slice(2)) respond();
    expect(
      await screen.findByText("Today's translation budget is used up. The rest can be translated tomorrow."),
    ).toBeVisible();
    expect(runs.map(({ params }) => params.id)).toEqual(['s0', 's1', 's2', 's3', 's4']);
    expect(lists).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Translate what is pending' })).toBeEnabled();
  });

  it('covers the pages that are not shown yet', async () => {
    const row = (id: string, state: 'machine' | 'pending') => ({
      ...{ kind: 'services' as const, id, title: id, original: id, state },
      createdAt: '2026-03-01T09:00:00.000Z',
    });
    mockEndpoint(listTranslations, ({ query }) =>
      query.services
        ? { entries: [row('s2', 'pending')], totals: { services: 2 }, next: {} }
        : { entries: [row('s1', 'machine')], totals: { services: 2 }, next: { services: 'cursor' } },
    );
    const runs = mockEndpoint(completeTranslations, () => ({ entry: anEntry(), proposals: {} }));
    const { user } = await renderAdmin('/admin/translations');
    await screen.findByRole('link', { name: 's1' });
    await user.click(screen.getByRole('button', { name: 'Translate what is pending' }));
    expect(await screen.findByText('What was pending is translated.')).toBeVisible();
    expect(runs.map(({ params }) => params.id)).toEqual(['s2']);
  });

  it('says that the translation service is unavailable', async () => {
    stored = [anEntry({ state: 'outdated' })];
    mockQueue();
    mockEndpoint(completeTranslations, () => ({
      entry: anEntry(),
      proposals: {},
      failure: 'unavailable' as const,
    }));
    const { user } = await renderAdmin('/admin/translations');
    await screen.findByRole('link', { name: /Doors|Service 0/ });
    await user.click(screen.getByRole('button', { name: 'Translate what is pending' }));
    expect(
      await screen.findByText(
        'The translation service is not available at the moment. Please try again later.',
      ),
    ).toBeVisible();
  });
});

describe('the dialog', () => {
  it('shows both texts in their own directions, and saves all fields with their originals', async () => {
    const features = aField({ field: 'features', original: 'Quiet\nCool', text: 'هادئة\nباردة' });
    stored = [
      anEntry({ fields: [aField(), features] }),
      anEntry({ id: 's2', title: 'Windows', fields: [aField({ original: 'Windows', text: 'نوافذ' })] }),
    ];
    mockQueue();
    const corrections = mockCorrections();
    const { user, url } = await renderAdmin('/admin/translations/services/s1');
    const dialog = await findDialog('Doors');
    expect(dialog.getByText('Doors', { selector: '[lang]' })).toHaveAttribute('dir', 'ltr');
    const title = group(dialog, 'Title').getByLabelText('Arabic');
    expect(title).toHaveAttribute('lang', 'ar');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(dialog.getByRole('link', { name: 'Page in English' })).toHaveAttribute('href', '/services');
    expect(dialog.getByRole('link', { name: 'Page in Arabic' })).toHaveAttribute('href', '/ar/services');
    await user.clear(title);
    await user.type(title, 'الأبواب');
    // The queue has to be loaded before there is a next entry.
    await screen.findByText('Windows');
    await user.keyboard(SAVE);
    await findDialog('Windows');
    expect(url()).toBe('/admin/translations/services/s2');
    expect(corrections[0]?.body).toEqual({
      texts: {
        title: { text: 'الأبواب', of: 'Doors' },
        features: { text: 'هادئة\nباردة', of: 'Quiet\nCool' },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save and mark as reviewed' }));
    await waitFor(() => expect(url()).toBe('/admin/translations'));
    expect(corrections[1]?.params).toEqual({ kind: 'services', id: 's2' });
  });

  it('keeps the text when the original has changed, and saves it for the new one', async () => {
    mockQueue();
    let isOutdated = true;
    const corrections = mockCorrections(() => {
      if (!isOutdated) return undefined;
      isOutdated = false;
      replace(
        anEntry({ fields: [aField({ original: 'Sliding doors', state: 'outdated', former: 'Doors' })] }),
      );
      return new MockError(409, { message: 'The original has been changed in the meantime' });
    });
    const { user } = await renderAdmin('/admin/translations/services/s1');
    const dialog = await findDialog('Doors');
    await user.type(dialog.getByLabelText('Arabic'), ' جديدة');
    await user.keyboard(SAVE);
    expect(await dialog.findByText('Sliding doors')).toBeVisible();
    expect(dialog.getByText('The original has been changed in the meantime')).toBeVisible();
    expect(dialog.getByLabelText('Arabic')).toHaveValue('أبواب جديدة');
    await user.keyboard(SAVE);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(corrections[1]?.body).toEqual({
      texts: { title: { text: 'أبواب جديدة', of: 'Sliding doors' } },
    });
  });

  it('shows the issues of the API and blank texts at their fields, and asks before input is lost', async () => {
    stored = [anEntry({ fields: [aField(), aField({ field: 'features', text: 'هادئة' })] })];
    mockQueue();
    const message = 'The translation needs as many lines as the original';
    const corrections = mockCorrections(
      () => new MockError(400, { message: 'Please check', issues: [{ path: 'features', message }] }),
    );
    const { user, url } = await renderAdmin('/admin/translations/services/s1');
    const dialog = await findDialog('Doors');
    await user.keyboard(SAVE);
    expect(await group(dialog, 'Features').findByText(message)).toBeVisible();
    await waitFor(() => expect(group(dialog, 'Features').getByLabelText('Arabic')).toHaveFocus());
    await user.clear(group(dialog, 'Title').getByLabelText('Arabic'));
    await user.keyboard(SAVE);
    expect(await group(dialog, 'Title').findByText('The translation is empty')).toBeVisible();
    expect(corrections).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the changes?' }));
    await user.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(url()).toBe('/admin/translations/services/s1');
  });

  it('fills empty texts by machine, and suggests one for an outdated text', async () => {
    const title = aField({ original: 'Salt air', former: 'Salt', state: 'outdated', text: 'ملح' });
    const content = aField({ field: 'content', original: '<p>Coatings.</p>', of: 'sha256:1' });
    const post = anEntry({ kind: 'posts', id: 'p1', title: 'Salt air', path: '/blog/salt-air' });
    stored = [{ ...post, fields: [title, { ...content, state: 'pending', text: undefined }] }];
    mockQueue();
    mockEndpoint(completeTranslations, () => ({
      entry: replace({ ...post, fields: [title, { ...content, text: '<p>طلاءات.</p>' }] }),
      proposals: { title: 'هواء مالح' },
    }));
    const corrections = mockCorrections();
    const { user } = await renderAdmin('/admin/translations/posts/p1');
    const dialog = await findDialog('Salt air');
    expect(group(dialog, 'Title').getByText('Was:').nextSibling).toHaveTextContent('Salt');
    await waitFor(() => expect(group(dialog, 'Content').getByRole('textbox')).toHaveAttribute('dir', 'rtl'));
    await user.click(dialog.getByRole('button', { name: 'Translate by machine' }));
    await waitFor(() => expect(group(dialog, 'Content').getByRole('textbox')).toHaveTextContent('طلاءات.'));
    expect(group(dialog, 'Title').getByLabelText('Arabic')).toHaveValue('ملح');
    await user.click(dialog.getByRole('button', { name: 'Use this' }));
    expect(group(dialog, 'Title').getByLabelText('Arabic')).toHaveValue('هواء مالح');
    // The editor's own shortcut would break the line.
    await user.click(group(dialog, 'Content').getByRole('textbox'));
    await user.keyboard(SAVE);
    await waitFor(() => expect(corrections).toHaveLength(1));
    expect(corrections[0]?.body).toEqual({
      texts: {
        title: { text: 'هواء مالح', of: 'Salt air' },
        content: { text: '<p>طلاءات.</p>', of: 'sha256:1' },
      },
    });
  });

  it('previews the page of a post in both languages with unsaved texts', async () => {
    const content = aField({ field: 'content', original: '<p>Coatings.</p>', text: '<p>طلاءات.</p>' });
    stored = [anEntry({ kind: 'posts', id: 'p1', title: 'Salt air', fields: [aField(), content] })];
    mockQueue();
    mockEndpoint(readAdminPost, () => ({
      ...aPost({ id: 'p1' }),
      published: true,
      version: 'v1',
      arabic: 'machine' as const,
    }));
    const { user } = await renderAdmin('/admin/translations/posts/p1');
    const dialog = await findDialog('Salt air');
    await user.type(dialog.getAllByLabelText('Arabic')[0] as HTMLElement, ' جديدة');
    await user.click(dialog.getByRole('button', { name: 'Preview' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(await preview.findByRole('heading', { name: 'أبواب جديدة' })).toHaveAttribute('dir', 'rtl');
    expect(preview.getByText('طلاءات.')).toBeVisible();
    expect(preview.getByRole('article').parentElement).toHaveAttribute('dir', 'rtl');
    await user.click(preview.getByRole('button', { name: 'English' }));
    expect(preview.getByRole('heading', { name: 'Doors' })).toBeVisible();
    expect(preview.getByText('Coatings.')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Close' }));
    expect(dialog.getAllByLabelText('Arabic')[0]).toHaveValue('أبواب جديدة');
  });

  it('is completely in Arabic', async () => {
    stored = [
      anEntry({ fields: [aField(), aField({ field: 'features', state: 'outdated', former: 'Gates' })] }),
    ];
    mockQueue();
    await renderAdmin('/admin/translations/services/s1', 'ar');
    const dialog = await screen.findByRole('dialog', { name: 'ترجمة «Doors»' });
    await within(dialog).findByRole('group', { name: 'المزايا' });
    const shown = [dialog, screen.getByRole('main', { hidden: true })].map(({ textContent }) => textContent);
    expect(shown.join().replaceAll(/Doors|Gates/g, '')).not.toMatch(/[a-z]/i);
  });
});

describe('the state of the Arabic in each list', () => {
  const pagination = { totalItems: 1, total: 1, totalPages: 1 };
  it.each([
    {
      list: '/admin/blog-posts',
      kind: 'posts',
      state: 'pending',
      mock: () =>
        mockEndpoint(listAdminPosts, () => ({
          posts: [{ ...aPost({ id: '1' }), published: true, version: 'v1', arabic: 'pending' as const }],
          pagination,
        })),
    },
    {
      list: '/admin/projects',
      kind: 'projects',
      state: 'outdated',
      mock: () =>
        mockEndpoint(listAdminProjects, () => ({
          projects: [
            { ...aProject({ id: '1' }), images: [], category: 'Other' as const, arabic: 'outdated' as const },
          ],
          pagination,
        })),
    },
    {
      list: '/admin/services',
      kind: 'services',
      state: 'machine',
      mock: () =>
        mockEndpoint(listAdminServices, () => [
          { ...aService({ id: '1' }), order: 1, active: true, arabic: 'machine' as const },
        ]),
    },
    {
      list: '/admin/images',
      kind: 'images',
      state: 'machine',
      mock: () =>
        mockEndpoint(listImages, () => ({
          images: [anAdminImage({ id: '1', arabic: 'machine' })],
          pagination,
        })),
    },
  ] as const)(
    'links to the dialog of $kind, which returns to the list',
    async ({ list, kind, state, mock }) => {
      mock();
      stored = [anEntry({ kind, id: '1' })];
      const corrections = mockCorrections();
      const { user, url } = await renderAdmin(list);
      await user.click(await screen.findByRole('link', { name: new RegExp(`^Arabic: ${state}`) }));
      await findDialog('Doors');
      expect(url()).toBe(`/admin/translations/${kind}/1`);
      await user.keyboard(SAVE);
      await waitFor(() => expect(url()).toBe(list));
      expect(corrections).toHaveLength(1);
      await user.click(await screen.findByRole('button', { name: /^Edit the/ }));
      const form = within(await screen.findByRole('dialog'));
      expect(form.getByRole('link', { name: 'Arabic' })).toHaveAttribute(
        'href',
        `/admin/translations/${kind}/1`,
      );
    },
  );
});
