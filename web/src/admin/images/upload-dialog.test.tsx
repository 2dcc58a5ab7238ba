import { listImages, uploadImage } from '@alnafitha/contract';
import { anAdminImage } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { fill } from '../../../testing/fill';
import { ANIMATED_WEBP } from '../../../testing/images';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

const image = (name: string, type = 'image/jpeg') => new File([name], name, { type });
const imageFiles = (count: number) => Array.from({ length: count }, (_, index) => image(`${index + 1}.jpg`));

let lists: unknown[];
let forms: ReturnType<typeof mockEndpoint>;
/** Names of files that the API rejects, once it answers. */
let bad: string[];
let answered: Promise<void> | undefined;

beforeEach(() => {
  bad = [];
  answered = undefined;
  lists = mockEndpoint(listImages, () => ({ images: [], pagination: { totalItems: 0, totalPages: 0 } }));
  forms = mockEndpoint(uploadImage, async ({ files: [name = ''] }) => {
    if (!bad.includes(name)) return anAdminImage(name === '1.jpg' ? { arabic: 'pending' } : {});
    await answered;
    const issues = [{ path: 'image', message: 'This image is damaged or incomplete' }];
    return new MockError(400, { message: 'Please check the highlighted fields', issues });
  });
});

async function openDialog(query = '') {
  const app = await renderAdmin(`/admin/images/upload${query}`);
  const dialog = await findDialog('Upload images');
  return {
    ...app,
    dialog,
    choose: (files: File[]) =>
      app.user.upload(dialog.getByLabelText(/^Choose/, { selector: 'input' }), files),
    upload: () => app.user.click(dialog.getByRole('button', { name: 'Upload' })),
  };
}

describe('uploading', () => {
  it('sends one image once with its fields, and returns to the list', async () => {
    const { user, dialog, choose, url } = await openDialog('?category=Blog');
    await choose([image('door.jpg')]);
    fill(dialog.getByLabelText('Title'), 'A door');
    await user.click(dialog.getByLabelText('Category'));
    await user.click(await screen.findByText('Portfolio', { selector: 'li' }));
    await user.click(dialog.getByLabelText('Sub-categories'));
    await user.click(await screen.findByText('GLASS', { selector: 'li' }));
    await user.keyboard('{Escape}');
    await user.dblClick(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('Image uploaded')).toBeVisible();
    expect(forms).toMatchObject([
      { body: { title: 'A door', category: 'Portfolio', subCategories: ['GLASS'] }, files: ['door.jpg'] },
    ]);
    expect(url()).toBe('/admin/images?category=Blog');
    await waitFor(() => expect(lists).toHaveLength(2));
  });

  it('tells the progress, keeps successful uploads, also that their Arabic is pending, and retries a failed one', async () => {
    bad = ['2.jpg'];
    const { user, dialog, choose, upload } = await openDialog();
    await choose(imageFiles(4));
    expect(dialog.getAllByLabelText('Title')).toHaveLength(4);
    const { promise, resolve } = deferred();
    answered = promise;
    await upload();
    expect(await dialog.findByText('Uploading: 3 of 4')).toBeVisible();
    resolve();
    expect(await screen.findByText('Upload failed')).toBeInTheDocument();
    expect(dialog.getByText('3 of 4 images uploaded.')).toBeVisible();
    expect(dialog.getAllByText('Uploaded')).toHaveLength(3);
    expect(dialog.getByText('This image is damaged or incomplete')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: '3.jpg' })).toHaveAttribute('aria-valuenow', '100');
    expect(forms.map(({ body }) => body)).toEqual(
      ['1', '2', '3', '4'].map((title) => ({ title, altText: '', category: 'Gallery' })),
    );

    bad = [];
    await user.click(dialog.getByRole('button', { name: 'Retry 2.jpg' }));
    expect(await screen.findByText('Images uploaded')).toBeVisible();
    expect(screen.getByText('4 images were uploaded. Arabic pending')).toBeVisible();
    expect(forms).toHaveLength(5);
  });

  it('sends each of several with its own fields', async () => {
    bad = ['sea_view.jpg'];
    const { user, dialog, choose, upload } = await openDialog();
    await choose([image('front-door.jpg')]);
    fill(dialog.getByLabelText('Alt text'), 'Walnut');
    await choose([image('sea_view.jpg'), image('صورة موقع 4.jpg')]);
    const rows = within(dialog.getByRole('list', { name: 'Titles and alt texts' }));
    const row = (name: string) => within(rows.getByRole('group', { name }));
    expect(row('front-door.jpg').getByLabelText('Title')).toHaveValue('Front door');
    expect(row('front-door.jpg').getByLabelText('Alt text')).toHaveValue('Walnut');
    expect(row('صورة موقع 4.jpg').getByLabelText('Title')).toHaveValue('صورة موقع 4');
    fill(row('sea_view.jpg').getByLabelText('Alt text'), 'The bay');
    fill(row('صورة موقع 4.jpg').getByLabelText('Title'), 'واجهة');
    await upload();
    await user.click(await dialog.findByRole('button', { name: 'Retry sea_view.jpg' }));
    await waitFor(() => expect(forms).toHaveLength(4));
    const seaView = { title: 'Sea view', altText: 'The bay' };
    expect(forms.map(({ body }) => body)).toMatchObject([
      { title: 'Front door', altText: 'Walnut' },
      seaView,
      { title: 'واجهة', altText: '' },
      seaView,
    ]);
  });
});

describe('choosing', () => {
  it('reports when nothing is chosen, for one image and for several, and the reason of a failure in its row', async () => {
    const { user, dialog, choose, upload } = await openDialog();
    await upload();
    expect(await dialog.findByText('No file selected')).toBeVisible();
    expect(dialog.getByText('Please select an image to upload')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Multiple images' }));
    expect(dialog.getByText('No files selected')).toBeVisible();
    expect(dialog.getByText('Please select images to upload')).toBeVisible();
    mockNetworkError(uploadImage);
    await choose(imageFiles(1));
    await upload();
    await waitFor(() => expect(screen.getAllByText('Upload failed')).toHaveLength(2));
    expect(await dialog.findByText('No connection. Check your network and try again.')).toBeVisible();
  });

  it('rejects dropped files of a wrong type or size before sending, and leaves unknown types to the API', async () => {
    const { dialog, upload } = await openDialog();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    const rejected = [image('notes.txt', 'text/plain'), image('IMG_2044.HEIC', ''), large];
    const unknown = [image('IMG_1', ''), image('2.jpg', 'image/jpg'), image('3', 'application/octet-stream')];
    const files = [...rejected, ...unknown, image('door.jpg')];
    fireEvent.drop(dialog.getByRole('button', { name: 'Choose an image' }), { dataTransfer: { files } });
    expect(await dialog.findByText(/This is not a JPEG, PNG or WebP image/)).toHaveTextContent('notes.txt');
    expect(dialog.getByText(/HEIC photos from iPhones are not supported/)).toHaveTextContent('IMG_2044.HEIC');
    expect(dialog.getByText(/This image is larger than 5 MB/)).toHaveTextContent('large.png');
    expect(dialog.getByRole('img', { name: 'door.jpg' })).toBeVisible();
    await upload();
    const sent = [['IMG_1'], ['2.jpg'], ['3'], ['door.jpg']];
    await waitFor(() => expect(forms.map((form) => form.files)).toEqual(sent));
  });

  it('tells that an animated image becomes still', async () => {
    const { choose } = await openDialog();
    const animated = (name: string) => new File([ANIMATED_WEBP], name, { type: 'image/webp' });
    await choose([animated('tour.webp'), image('door.jpg'), animated('gate.webp')]);
    expect(await screen.findByText('Animated images become still')).toBeVisible();
    const names = '\u2068tour.webp\u2069 · \u2068gate.webp\u2069';
    expect(screen.getByText(`Only the first frame is used of: ${names}`)).toBeVisible();
  });

  it('previews six of many with the number of the rest, and asks before they are lost', async () => {
    const { user, press, dialog, choose, url } = await openDialog();
    await choose(imageFiles(8));
    const previews = within(dialog.getByRole('list', { name: 'Chosen images' }));
    expect(previews.getAllByRole('img')).toHaveLength(6);
    expect(previews.getByText('+2 more')).toBeVisible();
    await user.click(previews.getByRole('button', { name: 'Remove 1.jpg' }));
    expect(previews.getByText('+1 more')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press('Continue');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(url()).toBe('/admin/images/upload');
    await user.keyboard('{Escape}');
    await press('Discard');
    await waitFor(() => expect(url()).toBe('/admin/images'));
  });
});
