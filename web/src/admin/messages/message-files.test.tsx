import {
  ADMIN_MESSAGE_PATHS,
  ATTACHMENT_LIMITS,
  ERROR_MESSAGES,
  listImages,
  type MessageFile,
  updateMessage,
  uploadAttachment,
  uploadImage,
} from '@alnafitha/contract';
import { aMessageWithDetails, anAdminImage } from '@alnafitha/contract/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill } from '../../../testing/fill';
import { mockMessages } from '../../../testing/messages';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, server } from '../../../testing/server';

const aFile = (number: number, name: string, type: MessageFile['type'], bytes = 2048): MessageFile => {
  const id = `00000000-0000-4000-8000-00000000000${number}`;
  return { id, name, type, bytes, url: `/api/admin/messages/m1/files/${id}` };
};
const DOOR = aFile(1, 'door.jpg', 'image/jpeg');
const PLAN = aFile(2, 'مخطط.pdf', 'application/pdf');
const HALL = aFile(3, 'hall.png', 'image/png');
const SECOND_DOOR = aFile(4, 'Door.jpg', 'image/jpeg');
let files: MessageFile[];
/** The files that the API does not send. */
let lost: MessageFile[];

beforeEach(() => {
  files = [DOOR, PLAN, HALL, SECOND_DOOR];
  lost = [];
  mockMessages(() => aMessageWithDetails({ id: 'm1', name: 'Noor', language: 'en', files }));
  server.use(
    http.get(`*${ADMIN_MESSAGE_PATHS.file}`, ({ params }) =>
      lost.some(({ id }) => id === params.file)
        ? HttpResponse.json({ message: ERROR_MESSAGES.unavailable }, { status: 503 })
        : HttpResponse.text(`content of ${params.file}`),
    ),
  );
});

async function openMessage(language: 'en' | 'ar' = 'en') {
  const app = await renderAdmin('/admin/messages/m1', { language });
  const dialog = await findDialog(language === 'ar' ? 'تفاصيل الرسالة' : 'Message Details');
  const list = await dialog.findByRole('list', {
    name: language === 'ar' ? 'ملفات من المرسل' : 'Files from the sender',
  });
  const rows = within(list).getAllByRole('listitem');
  const row = ({ id }: MessageFile) => within(rows[files.findIndex((file) => file.id === id)] as HTMLElement);
  return { ...app, dialog, rows, row };
}

it('shows each file with its size and a link, and pictures by thumbnails or, if broken, a text', async () => {
  const { rows, row } = await openMessage();
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'door.jpg · 2 kBDownloadCopy to the library',
    'مخطط.pdf · 2 kBDownload',
    'hall.png · 2 kBDownloadCopy to the library',
    'Door.jpg · 2 kBDownloadCopy to the library',
  ]);
  const thumbnail = row(DOOR).getByRole('img', { name: 'door.jpg' });
  expect(thumbnail).toHaveAttribute('src', `${DOOR.url}?size=thumbnail`);
  const link = row(PLAN).getByRole('link', { name: 'Download' });
  expect(link).toHaveAttribute('href', PLAN.url);
  expect(link).toHaveAttribute('download', PLAN.name);
  expect(link).toHaveAccessibleDescription(PLAN.name);
  fireEvent.error(thumbnail);
  expect(row(DOOR).getByText('The picture cannot be shown')).toBeVisible();
});

it.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', '2 of 3'],
  ['ar', '{ArrowLeft}', '{ArrowRight}', '2 من 3'],
] as const)(
  'shows pictures in full screen, by arrow keys in the direction of %s, without shortcuts of the message',
  async (language, next, previous, position) => {
    const updates = mockEndpoint(updateMessage, () => aMessageWithDetails({ id: 'm1' }));
    const { user, row } = await openMessage(language);
    const opener = row(DOOR).getByRole('button', { name: 'door.jpg' });
    await user.click(opener);
    expect((await findDialog('door.jpg')).getByRole('img', { name: 'door.jpg' })).toHaveAttribute(
      'src',
      DOOR.url,
    );
    await user.keyboard(next);
    const dialog = await findDialog('hall.png');
    expect(dialog.getByText(position)).toBeVisible();
    await user.keyboard(`${previous}${previous}`);
    await findDialog('Door.jpg');
    await user.keyboard('ejk');
    expect(updates).toEqual([]);
    expect(screen.queryByRole('dialog', { name: 'Add Note' })).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Door.jpg' })).toBeNull());
    expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
);

it('all files are saved as one ZIP, in which equal names are numbered, unless one is missing, which is told', async () => {
  let archive = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    archive = blob as Blob;
    return 'blob:archive';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { press } = await openMessage();
  await press('Download all');
  await waitFor(() => expect(names).toEqual(['7K2M-Q0XA.zip']));
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const contents = Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(contents).toEqual([
    ['door.jpg', `content of ${DOOR.id}`],
    ['مخطط.pdf', `content of ${PLAN.id}`],
    ['hall.png', `content of ${HALL.id}`],
    ['Door (2).jpg', `content of ${SECOND_DOOR.id}`],
  ]);
  lost = [HALL];
  await press('Download all');
  expect(await screen.findByText('Failed to download the files')).toBeVisible();
  expect(screen.getByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  expect(URL.createObjectURL).toHaveBeenCalledOnce();
});

it('attaches files of the message to the reply, within its limits, and again after a failure', async () => {
  files = [DOOR, aFile(5, 'large.pdf', 'application/pdf', ATTACHMENT_LIMITS.bytes)];
  lost = [DOOR];
  const uploads = mockEndpoint(uploadAttachment, () => ({ ...DOOR }));
  const { user, dialog } = await openMessage();
  await user.click(dialog.getByRole('button', { name: 'Reply' }));
  const form = within(await dialog.findByRole('form'));
  const send = form.getByRole('button', { name: 'Send' });
  await user.click(form.getByRole('button', { name: /^Attach .door.jpg/ }));
  expect(await form.findByText(ERROR_MESSAGES.unavailable)).toBeVisible();
  expect(send).toBeDisabled();
  lost = [];
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(send).toBeEnabled());
  await user.click(form.getByRole('button', { name: /^Attach .large.pdf/ }));
  expect(form.getByRole('alert')).toHaveTextContent(ERROR_MESSAGES.attachmentsTooLarge);
  expect(uploads).toMatchObject([{ params: { id: 'm1' }, files: ['door.jpg'] }]);
});

it('copies a picture to the library only with the consent of the sender and a title', async () => {
  mockEndpoint(listImages, () => ({ images: [], pagination: { totalItems: 0, totalPages: 0 } }));
  const issues = [{ path: 'title', message: ERROR_MESSAGES.titleRequired }];
  let isValid = false;
  const uploads = mockEndpoint(uploadImage, () =>
    isValid ? anAdminImage() : new MockError(400, { message: ERROR_MESSAGES.checkFields, issues }),
  );
  files = [DOOR];
  const { user, row } = await openMessage();
  // A single file needs no archive.
  expect(screen.queryByRole('button', { name: 'Download all' })).toBeNull();
  await user.click(row(DOOR).getByRole('button', { name: 'Copy to the library' }));
  const dialog = await findDialog('Copy to the library');
  const upload = dialog.getByRole('button', { name: 'Upload' });
  const consent = dialog.getByRole('checkbox', { name: /^The sender has agreed/ });
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  fill(title, 'A door');
  await user.click(upload);
  expect(consent).toHaveFocus();
  expect(consent).toHaveAccessibleDescription('Without the sender’s consent, we cannot show the picture.');
  await user.click(consent);
  fill(title, '');
  await user.click(upload);
  expect(await dialog.findByText(ERROR_MESSAGES.titleRequired)).toBeVisible();
  expect(uploads).toEqual([]);
  fill(title, 'A door');
  await user.click(upload);
  expect(await screen.findByText('Upload failed')).toBeVisible();
  isValid = true;
  await user.click(upload);
  expect(await screen.findByText('Image uploaded')).toBeVisible();
  const sent = { body: { title: 'A door', category: 'Gallery' }, files: ['A door.jpeg'] };
  expect(uploads).toMatchObject([sent, sent]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Copy to the library' })).toBeNull());
});
