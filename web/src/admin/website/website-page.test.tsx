import {
  BLOCK_IDS,
  BLOCK_TITLES,
  type BlockId,
  HIDEABLE_PAGES,
  LANGUAGES,
  type Language,
  listAdminServices,
  listBlocks,
  listRevisions,
  MAX_DOCUMENT_BYTES,
  moveCategory,
  readBlock,
  readRevision,
  readSite,
  readTranslations,
  removeDocument,
  SAMPLE_BLOCKS,
  sampleSite,
  updateBlock,
  uploadDocument,
  uploadImage,
} from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAdminBlock, anAdminService } from '../../../testing/admin-records';
import { deferred } from '../../../testing/deferred';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';
import { adminDictionary } from '../../shared/i18n/arabic/admin';
import { siteDictionary } from '../../shared/i18n/arabic/site';

const PATH = '/admin/website';
const EDITED = { by: 'Huda', at: '2026-01-04T09:00:00.000Z' };
const ROLES = ['textbox', 'combobox', 'group', 'switch'] as const;
const ARABIC = new Map(Object.entries({ ...siteDictionary, ...adminDictionary }));

/** Opens the form of a block; returns the requests that change it. */
async function openBlock(id: BlockId, language?: Language) {
  mockEndpoint(listBlocks, () => BLOCK_IDS.map((block) => anAdminBlock(block)));
  const changes = mockEndpoint(updateBlock, () => anAdminBlock(id, { version: 'v2', edited: EDITED }));
  const panel = await renderAdmin(`${PATH}?block=${id}`, { language });
  const t = (text: string) => (language === 'ar' ? ARABIC.get(text) : undefined) ?? text;
  return { ...panel, changes, t, form: await findDialog(t(BLOCK_TITLES[id])) };
}

beforeEach(() => {
  mockEndpoint(listAdminServices, () => [anAdminService({ id: 'gates', title: 'Gates' })]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('lists the blocks with what they say, and leads from the placeholders to their forms', async () => {
  mockEndpoint(listBlocks, () =>
    BLOCK_IDS.map((id) => anAdminBlock(id, id === 'hero' ? { edited: EDITED, arabic: 'machine' } : {})),
  );
  const { press, url } = await renderAdmin('/admin/hero-sliders');
  expect(await screen.findByText('Content coming soon')).toBeVisible();
  await press('Edit the hero slides of the website', 'link');
  expect(url()).toBe(`${PATH}?block=hero`);
  const form = await findDialog('Home page');
  expect(form.getByRole('textbox', { name: 'Main heading' })).toHaveValue(SAMPLE_BLOCKS.hero.heading);
  await press('Cancel');
  expect(url()).toBe(PATH);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Website');
  const table = within(await screen.findByRole('table', { name: 'Website' }));
  const [, company, , hero, ...others] = table.getAllByRole('row');
  expect(others).toHaveLength(BLOCK_IDS.length - 3);
  expect(company).toHaveTextContent(
    /^Company and contactSample: not changed yetAl Nafitha Aluminium & Glass$/,
  );
  expect(hero).toHaveTextContent(/Home pageArabic: machineLast edited by Huda, /);
  expect(hero).not.toHaveTextContent('Sample');
  expect(screen.queryByRole('button', { name: /^(Delete|Add)/ })).not.toBeInTheDocument();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Edit the testimonials of the website' })).toHaveAttribute(
    'href',
    `${PATH}/testimonials`,
  );
});

it('sends the changed field alone, and shows the issue of a row at its field', async () => {
  const { form, press, changes } = await openBlock('company');
  const number = () =>
    within(form.getByRole('group', { name: 'Telephone number 1' })).getByRole('textbox', {
      name: 'Telephone number',
    });
  fill(number(), '4400 9999 00');
  mockEndpoint(updateBlock, () => {
    const issues = [{ path: 'phones.0.number', message: 'Enter a telephone number such as +974 4400 0038' }];
    return new MockError(400, { message: 'Please check the highlighted fields', issues });
  });
  await press('Save');
  expect(await form.findByText('Enter a telephone number such as +974 4400 0038')).toBeVisible();
  expect(number()).toHaveAccessibleDescription('Enter a telephone number such as +974 4400 0038');
  const saved = mockEndpoint(updateBlock, () => anAdminBlock('company', { version: 'v2' }));
  fill(number(), '+974 4400 9999');
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  expect(changes).toEqual([]);
  expect(saved.map(({ body, params }) => ({ body, params }))).toEqual([
    {
      params: { id: 'company' },
      body: {
        version: 'v1',
        values: { phones: [{ number: '+974 4400 9999' }, SAMPLE_BLOCKS.company.phones[1]] },
      },
    },
  ]);
});

it('adds, moves and removes rows within the limits of their list', async () => {
  const { form, user, press, changes } = await openBlock('company');
  const row = (number: number) => within(form.getByRole('group', { name: `Telephone number ${number}` }));
  await press('Add a row: Telephone numbers');
  expect(row(3).getByRole('textbox')).toHaveFocus();
  expect(form.getByRole('button', { name: 'Add a row: Telephone numbers' })).toBeDisabled();
  await user.type(row(3).getByRole('textbox'), '+974 4400 7777');
  await press('Move telephone number 3 up');
  expect(row(2).getByRole('textbox')).toHaveValue('+974 4400 7777');
  expect(form.getByRole('button', { name: 'Move telephone number 2 up' })).toHaveFocus();
  expect(form.getByText('Telephone number 3 moved: 2 of 3.')).toBeInTheDocument();
  await press('Move telephone number 2 up');
  expect(form.getByRole('button', { name: 'Move telephone number 1 down' })).toHaveFocus();
  await press('Remove telephone number 2');
  await press('Remove telephone number 2');
  expect(form.getByRole('button', { name: 'Remove telephone number 1' })).toBeDisabled();
  expect(form.getByRole('button', { name: 'Add a row: Telephone numbers' })).toHaveFocus();
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  expect(changes[0]?.body).toEqual({ version: 'v1', values: { phones: [{ number: '+974 4400 7777' }] } });
});

it('moves what is in a category that is removed, and removes a new one without a question', async () => {
  const { press, changes, user } = await openBlock('categories');
  const answers = [
    { moved: 100, hasMore: true },
    { moved: 3, hasMore: false },
  ];
  const moves = mockEndpoint(moveCategory, () => answers.shift() ?? new MockError(500, { message: '' }));
  const { projects } = SAMPLE_BLOCKS.categories;
  /** The projects' list is the first of the form. */
  const remove = async (number: number) => {
    const [button] = screen.getAllByRole('button', { name: `Remove category ${number}` });
    if (button) await user.click(button);
  };
  await press('Add a row: Projects');
  await remove(projects.length + 1);
  expect(screen.queryByRole('dialog', { name: /^Remove the category/ })).toBeNull();
  await remove(1);
  await findDialog(`Remove the category ${projects[0]?.name}?`);
  await press('Remove');
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  const { key, newKey } = { key: projects[0]?.key, newKey: projects[1]?.key };
  expect(moves.map(({ body }) => body)).toEqual(Array(2).fill({ list: 'projects', key, newKey }));
  expect(changes[0]?.body).toMatchObject({ values: { projects: projects.slice(1) } });
});

it('gives a question to a service', async () => {
  const { form, press, changes, user } = await openBlock('questions');
  const first = within(form.getByRole('group', { name: 'Question 1' }));
  expect(first.getByRole('combobox', { name: 'Service' })).toHaveTextContent('All services');
  await user.click(first.getByRole('combobox', { name: 'Service' }));
  await user.click(await screen.findByRole('option', { name: 'Gates' }));
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  const { questions } = SAMPLE_BLOCKS.questions;
  const changed = questions.map((question, index) =>
    index === 0 ? { ...question, service: 'gates' } : question,
  );
  expect(changes).toMatchObject([{ body: { values: { questions: changed } } }]);
});

it('adds a certificate with its PDF, which can be opened and removed, and a warranty', async () => {
  const { form, user, press, changes } = await openBlock('trust');
  const url = '/media/documents/00000000-0000-4000-8000-000000000000.pdf';
  let isPdf = false;
  let uploaded: Promise<void> | undefined;
  const uploads = mockEndpoint(uploadDocument, async () => {
    await uploaded;
    const issues = [{ path: 'file', message: 'This is not a PDF file' }];
    return isPdf ? { url } : new MockError(400, { message: 'Please check the highlighted fields', issues });
  });
  await press('Add a row: Certificates and memberships');
  const row = within(form.getByRole('group', { name: 'Certificate 1' }));
  fill(row.getByRole('textbox', { name: 'Name' }), 'ISO 9001');
  fill(row.getByLabelText('Valid until'), '2027-04-30');
  const pdf = within(row.getByRole('group', { name: 'Document' }));
  const choose = (name: string, bytes = 4) =>
    user.upload(pdf.getByLabelText('Choose a PDF', { selector: 'input' }), [
      new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }),
    ]);
  await choose('photo.pdf');
  expect(await pdf.findByText('This is not a PDF file')).toBeVisible();
  await choose('large.pdf', MAX_DOCUMENT_BYTES + 1);
  expect(await pdf.findByText('This file is larger than 7 MB')).toBeVisible();
  isPdf = true;
  const { promise, resolve } = deferred();
  uploaded = promise;
  await choose('iso.pdf');
  await press('Save');
  expect(await pdf.findByText(/^This file was not uploaded completely/)).toBeVisible();
  expect(changes).toEqual([]);
  resolve();
  expect(await pdf.findByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', url);
  await vi.waitFor(() => expect(pdf.queryByText(/This/)).toBeNull());
  expect(uploads.map(({ files }) => files)).toEqual([['photo.pdf'], ['iso.pdf']]);
  const removals = mockEndpoint(removeDocument, ({ params }) => ({ id: params.id ?? '' }));
  await user.click(pdf.getByRole('button', { name: 'Delete for good' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete the PDF for good?' }));
  await user.click(question.getByRole('button', { name: 'Delete for good' }));
  await vi.waitFor(() => expect(pdf.queryByRole('link')).toBeNull());
  expect(removals.map(({ params }) => params.id)).toEqual(['00000000-0000-4000-8000-000000000000']);
  await choose('iso.pdf');
  expect(await pdf.findByRole('link', { name: 'Open the PDF' })).toBeVisible();
  await press('Add a row: Warranty by service');
  const warranty = within(form.getByRole('group', { name: 'Warranty 1' }));
  fill(warranty.getByRole('textbox', { name: 'Years' }), '10');
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  const certificate = { name: 'ISO 9001', certificateNumber: '', validUntil: '2027-04-30', picture: '' };
  expect(changes.map(({ body }) => body)).toEqual([
    {
      version: 'v1',
      values: {
        certificates: [{ ...certificate, document: url }],
        warranties: [{ service: '', years: 10 }],
      },
    },
  ]);
});

it('asks before a position outside Qatar is saved', async () => {
  const { form, press, answer, changes } = await openBlock('company');
  fill(form.getByRole('textbox', { name: 'Latitude, in degrees' }), '52.52');
  await press('Save');
  await answer('Position outside Qatar', 'Keep editing');
  expect(changes).toEqual([]);
  await press('Save');
  await answer('Position outside Qatar', 'Save anyway');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  expect(changes.map(({ body }) => body)).toEqual([{ version: 'v1', values: { latitude: 52.52 } }]);
});

it('takes both coordinates from a pasted link of a map', async () => {
  const { form, press, changes } = await openBlock('company');
  fill(
    form.getByRole('textbox', { name: 'Longitude, in degrees' }),
    'https://www.google.com/maps/@25.31,51.49,17z',
  );
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  expect(changes.map(({ body }) => body)).toEqual([
    { version: 'v1', values: { latitude: 25.31, longitude: 51.49 } },
  ]);
});

it('refuses hours that overlap, and shows what the schema requires at each field', async () => {
  const { form, press, changes } = await openBlock('hours');
  await press('Add a row: Usual hours');
  const added = within(form.getByRole('group', { name: 'Usual hours 3' }));
  fill(added.getByLabelText('Opens'), '09:00');
  fill(added.getByLabelText('Closes'), '10:00');
  await press('Save');
  expect(await added.findByText('These hours overlap with those of another row')).toBeVisible();
  expect(changes).toEqual([]);
});

it('says when hours end on the next day, and what a blank of a special day means', async () => {
  const { form, press, user, changes } = await openBlock('hours');
  await press('Add a row: Special days');
  const added = within(form.getByRole('group', { name: 'Special day 1' }));
  expect(added.getByText('Blank: closed the whole time.')).toBeVisible();
  fill(added.getByLabelText('Title'), 'Ramadan');
  fill(added.getByLabelText('First day'), '2026-02-18');
  fill(added.getByLabelText('Last day'), '2026-03-19');
  expect(added.getByLabelText('First day')).toHaveAccessibleDescription('18 February 2026');
  fill(added.getByLabelText('Opens'), '20:00');
  fill(added.getByLabelText('Closes'), '22:00');
  expect(added.queryByText('On the next day')).toBeNull();
  fill(added.getByLabelText('Closes'), '01:00');
  expect(await added.findByText('On the next day')).toBeVisible();
  await user.click(added.getByRole('combobox', { name: 'Day of the week' }));
  await user.click(await screen.findByRole('option', { name: 'Friday' }));
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  const row = { title: 'Ramadan', weekday: 'Friday', from: '2026-02-18', until: '2026-03-19' };
  expect(changes.map(({ body }) => body)).toEqual([
    { version: 'v1', values: { exceptions: [{ ...row, opens: '20:00', closes: '01:00' }] } },
  ]);
});

it('shows the other language below each text, where it is typed, and moves with its row', async () => {
  mockEndpoint(readTranslations, () => ({
    ...({ kind: 'blocks', id: 'custom', title: 'Services page', state: 'machine', version: 'v' } as const),
    fields: [
      {
        ...{ field: 'steps-0-title', original: 'Consultation', of: 'Consultation' },
        ...({ to: 'ar', state: 'machine', by: 'machine', text: 'مشورة' } as const),
      },
    ],
  }));
  const { user, press, changes } = await openBlock('custom');
  const arabicOf = (row: string) =>
    within(screen.getByRole('group', { name: row })).getByRole('textbox', { name: 'Title, Arabic' });
  await waitFor(() => expect(arabicOf('Step 1')).toHaveValue('مشورة'));
  expect(arabicOf('Step 1')).toHaveAttribute('dir', 'rtl');
  await user.clear(arabicOf('Step 1'));
  await user.type(arabicOf('Step 1'), 'الاستشارة');
  await press('Move step 1 down');
  expect(arabicOf('Step 2')).toHaveValue('الاستشارة');
  await press('Save');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]?.body).toMatchObject({ otherTexts: { 'steps-1-title': 'الاستشارة' } });
});

it('tells for which language a text of both is taken, and takes the other at a press', async () => {
  const { form, press, changes } = await openBlock('hero');
  const heading = form.getByRole('textbox', { name: 'Main heading' });
  fill(heading, 'UPVC لوسيل');
  expect(await form.findByText(/^Taken for Arabic\./)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Main heading, English' })).toHaveAttribute('dir', 'ltr');
  await press('Main heading: It is English');
  expect(await form.findByText(/^Taken for English\./)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Main heading, Arabic' })).toHaveValue('');
  await press('Save');
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(changes[0]?.body).toMatchObject({ textLanguages: { heading: 'en' } });
});

it('opens an earlier version as unsaved changes', async () => {
  mockEndpoint(listBlocks, () => [anAdminBlock('hero', { edited: EDITED })]);
  const revision = { id: 'r1', ...EDITED, changed: ['statistics'] };
  const statistics = [{ value: 12, suffix: '+', title: 'Years Experience' }];
  mockEndpoint(listRevisions, () => ({ revisions: [revision] }));
  mockEndpoint(readRevision, () => ({
    ...revision,
    entry: { id: 'hero', statistics },
    differences: [
      { field: 'statistics', isTranslation: false, before: '12 · + · Years', now: '15 · + · Years' },
      { field: 'statistics-0-title', isTranslation: true, before: 'سنوات', now: 'سنوات الخبرة' },
    ],
  }));
  const changes = mockEndpoint(updateBlock, () => anAdminBlock('hero', { version: 'v2' }));
  const { press } = await renderAdmin(PATH);
  await press('History of Home page');
  await press(/Statistics$/);
  expect(await screen.findByRole('group', { name: 'Statistics' })).toHaveTextContent('12 · + · Years');
  expect(screen.getByRole('group', { name: 'Statistic 1 · Title (Translation)' })).toBeVisible();
  await press('Open in the form');
  const form = await findDialog('Home page');
  expect(form.getByRole('textbox', { name: 'Number' })).toHaveValue('12');
  await press('Save');
  expect(await screen.findByText('The website was updated.')).toBeVisible();
  expect(changes[0]?.body).toEqual({ version: 'v1', revision: 'r1', values: { statistics } });
});

it('a button leads to a page, a service or a way to reach the company, which are chosen, or to what is typed', async () => {
  const { user, press, changes } = await openBlock('hero');
  const slide = within(screen.getByRole('group', { name: 'Slide 1' }));
  const link = await slide.findByRole('combobox', { name: 'Link of the first button' });
  await user.click(link);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Home', 'About', 'Services', 'Portfolio', 'Testimonials', 'Blog', 'Contact', "Chairman's Message"],
    ...['Phone: +974 4400 0038', 'WhatsApp: +974 5500 0038', 'Email: info@alnafitha.example'],
    'Another address',
  ]);
  await user.click(screen.getByRole('option', { name: 'Phone: +974 4400 0038' }));
  await user.click(slide.getByRole('combobox', { name: 'Link of the second button' }));
  await user.click(screen.getByRole('option', { name: 'Another address' }));
  const typed = slide.getByRole('textbox', { name: 'Link of the second button: Another address' });
  await user.clear(typed);
  await user.type(typed, '/blog?page=2');
  await press('Save');
  await waitFor(() => expect(changes).toHaveLength(1));
  const [first, ...others] = SAMPLE_BLOCKS.hero.slides;
  const linked = { ...first, buttonLink1: 'tel:+97444000038', buttonLink2: '/blog?page=2' };
  expect(changes[0]?.body).toEqual({ version: 'v1', values: { slides: [linked, ...others] } });
});

it('shows the picture of the design where a page has no other', async () => {
  await openBlock('custom');
  const field = within(screen.getByRole('group', { name: 'Image of the custom solutions' }));
  expect(field.getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    expect.stringMatching(/pergola/),
  );
  expect(field.getByText('The picture of the design is shown.')).toBeVisible();
});

it('adds a new file to the library at once, and shows it in place of the picture of the design', async () => {
  const url = '/api/media/ours.png';
  const uploads = mockEndpoint(uploadImage, () => anAdminImage({ url }));
  const { user, press, changes } = await openBlock('custom');
  const field = within(screen.getByRole('group', { name: 'Image of the custom solutions' }));
  const input = field.getByLabelText('Image', { selector: 'input[type=file]' });
  await user.upload(input, new File(['HEIC'], 'photo.HEIC', { type: 'image/jpeg' }));
  expect(await field.findByText(/HEIC/)).toBeVisible();
  await user.upload(input, new File(['pixels'], 'ours.png', { type: 'image/png' }));
  await field.findByRole('button', { name: 'Choose another image' });
  expect(field.getByRole('presentation', { hidden: true })).toHaveAttribute('src', url);
  expect(uploads).toMatchObject([{ body: { category: 'Website' }, files: ['ours.png'] }]);
  await press('Save');
  await waitFor(() =>
    expect(changes).toMatchObject([{ body: { values: { customPicture: { picture: url } } } }]),
  );
});

it('shows what differs from the version of somebody else, row by row', async () => {
  const { form, press } = await openBlock('company');
  mockEndpoint(updateBlock, () => new MockError(409, { message: 'Somebody else has changed this' }));
  const { company } = SAMPLE_BLOCKS;
  const theirs = { ...company, phones: [...company.phones, { number: '+974 4400 1111' }] };
  mockEndpoint(readBlock, () => anAdminBlock('company', { version: 'v2', values: theirs }));
  fill(form.getByRole('textbox', { name: 'Name' }), 'Our new name');
  await press('Save');
  const panel = within(await form.findByRole('region', { name: 'Their version' }));
  expect(panel.getByRole('group', { name: 'Name' })).toHaveTextContent('Our new name');
  expect(panel.getByRole('group', { name: /^Telephone number 3/ })).toHaveTextContent('+974 4400 1111');
  expect(panel.getAllByRole('group')).toHaveLength(2);
});

it('keeps the draft of a list that was empty', async () => {
  const { form, press } = await openBlock('hours');
  await press('Add a row: Special days');
  fill(within(form.getByRole('group', { name: 'Special day 1' })).getByLabelText('Title'), 'Eid');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await renderAdmin(`${PATH}?block=hours`);
  await press('Restore');
  const restored = await screen.findByRole('group', { name: 'Special day 1' });
  expect(within(restored).getByLabelText('Title')).toHaveValue('Eid');
});

it.each(LANGUAGES)('labels every field of every block in %s', async (language) => {
  const { press, form, t } = await openBlock('company', language);
  const isLabel = language === 'ar' ? /^[^a-z]+$/i : /^[A-Z][\w ,'·-]+$/;
  const expectLabels = (dialog: typeof form, id: BlockId) => {
    const fields = ROLES.flatMap((role) => dialog.queryAllByRole(role));
    expect(fields, id).not.toEqual([]);
    for (const field of fields) expect.soft(field, id).toHaveAccessibleName(isLabel);
  };
  expectLabels(form, 'company');
  // With an added row, the form would ask before it closes, so it is the last.
  const others = BLOCK_IDS.slice(1).filter((id) => id !== 'trust');
  for (const id of [...others, 'trust'] as const) {
    await press(t('Cancel'));
    await press(t(BLOCK_TITLES[id]));
    const dialog = await findDialog(t(BLOCK_TITLES[id]));
    if (id === 'trust')
      for (const list of ['Certificates and memberships', 'Warranty by service'])
        await press(t('Add a row: {name}').replace('{name}', t(list)));
    expectLabels(dialog, id);
  }
});

it('shows a page as search engines do, in the direction of its text', async () => {
  mockEndpoint(readSite, () => sampleSite('2026-01-01'));
  const { form } = await openBlock('story');
  const result = within(form.getByRole('region', { name: 'As search engines show it' }));
  expect(await result.findByText('About us | Al Nafitha Aluminium & Glass')).toBeVisible();
  expect(result.getByText(SAMPLE_BLOCKS.story.introduction)).toBeVisible();
  expect(result.getByText(/\/about$/)).toHaveTextContent(`${location.origin}/about`);
  fill(
    form.getByRole('textbox', { name: 'Title for search engines' }),
    'نوافذ وأبواب وواجهات زجاجية '.repeat(2),
  );
  fill(form.getByRole('textbox', { name: 'Description for search engines' }), 'Glass '.repeat(30));
  expect(result.getByText(/\/ar\/about$/).closest('[dir=rtl]')).toHaveTextContent(
    / \|…\P{L}*Glass.* Glas\P{L}*…/u,
  );
});

it('names each page of the menu by its page, and offers to hide those that can be', async () => {
  const { form, press, user, changes } = await openBlock('pages');
  const blog = () => within(form.getByRole('group', { name: 'Blog' }));
  await press('Move Blog up');
  await user.click(blog().getByRole('switch', { name: 'Hidden' }));
  fill(blog().getByRole('textbox', { name: 'Name' }), 'News');
  expect(form.getAllByRole('switch', { name: 'Hidden' })).toHaveLength(HIDEABLE_PAGES.length);
  expect(form.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
  await press('Save');
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  const rows = SAMPLE_BLOCKS.pages.pages.filter(({ page }) => page !== '/blog');
  const pages = rows.toSpliced(4, 0, { page: '/blog', name: 'News', isHidden: true });
  expect(changes[0]?.body).toMatchObject({ values: { pages } });
});
