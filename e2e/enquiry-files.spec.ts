// Only a browser decodes and scales photos, keeps what was chosen over pages and reloads, and shows private pictures.
import { CONTACT_PATH, ENQUIRY_FILES_PATH, ENQUIRY_PHOTO_SIZE, FORM_TIME_HEADER } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { test } from './support/test';
import { visit } from './support/visit';

/** Otherwise repeated tests would reach the limit of one address. */
const anAddress = () => ({ 'fastly-client-ip': `198.51.100.${Math.floor(Math.random() * 256)}` });

/** A photo as a phone takes it: on its side, with the position. */
async function aPhoto(name: string) {
  const image = { width: 4032, height: 3024, channels: 3, background: '#0b5c8a' } as const;
  const buffer = await sharp({ create: image })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
const aPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n'),
});

const input = (page: Page, label: RegExp = /Add photos or a drawing|أضف صورًا/) => page.getByLabel(label);
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function fillIn(page: Page, name: string) {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email').fill(`${wordOf(name)}@example.com`);
  await page.getByLabel('Your message').fill('Two doors.');
}

// The administrator reads in a page of the same browser.
test.use({ account: 'admin' });

test('photos and a PDF from a phone outlive other pages, the other language and a reload, and reach the office', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Nobody is mailed about a form that is filled in as fast as this one.
  const slowly = { [FORM_TIME_HEADER.toLowerCase()]: '30000', ...anAddress() };
  const bodies: Buffer[] = [];
  await page.route(`**${CONTACT_PATH}**`, (route) => {
    const sent = route.request();
    if (sent.url().endsWith(ENQUIRY_FILES_PATH)) bodies.push(sent.postDataBuffer() ?? Buffer.alloc(0));
    return route.continue({ headers: { ...sent.headers(), ...slowly } });
  });
  const name = unique('Mariam');
  await visit(page, '/contact');
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /chosen-file/.test(name)).length,
    );
  await fillIn(page, name);
  expect(await scripts()).toBe(0);
  await input(page).setInputFiles([await aPhoto('opening.JPG'), aPdf('plan.pdf')]);
  for (const file of ['opening.JPG', 'plan.pdf']) await expect(row(page, file)).toContainText('Added');
  expect(await scripts()).toBeGreaterThan(0);
  await expectAccessible(page, 'with files');
  const [photo = Buffer.alloc(0)] = bodies;
  expect(photo.includes('Exif')).toBe(false);
  expect(photo.length).toBeLessThan(300_000);

  await page.getByRole('link', { name: 'Privacy' }).last().click();
  await expect(page).toHaveURL(/privacy/);
  await page.goBack();
  await expect(row(page, 'opening.JPG')).toContainText('Added');
  await page.getByRole('button', { name: 'عربي' }).click();
  await expect(row(page, 'opening.JPG')).toContainText('أُضيف');
  await page.getByRole('button', { name: 'English' }).click();
  await page.reload();
  await expect(row(page, 'plan.pdf')).toContainText('Added');
  // The same file can be chosen again after its removal.
  await row(page, 'plan.pdf').getByRole('button', { name: 'Remove plan.pdf' }).click();
  await expect(input(page)).toBeFocused();
  await input(page).setInputFiles([aPdf('plan.pdf')]);
  await expect(row(page, 'plan.pdf')).toContainText('Added');

  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  const reference = (await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).textContent()) ?? '';
  await expect
    .poll(async () => (await receivedMails(request)).find(({ text }) => text.includes(reference))?.text)
    .toMatch(/Photos and drawings: 2|Your enquiry/);

  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, '/admin/messages?files=yes');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('2');
  await page.getByRole('link', { name: `View the message from ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  const thumbnail = dialog.getByRole('img', { name: 'opening.jpg' });
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([360, 480]);
  await expectAccessible(page, 'a message with files');
  await dialog.getByRole('button', { name: 'opening.jpg' }).focus();
  await page.keyboard.press('Enter');
  const whole = page.locator('img[alt="opening.jpg"]:not([src*="thumbnail"])');
  await expect
    .poll(() => whole.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([(ENQUIRY_PHOTO_SIZE * 3) / 4, ENQUIRY_PHOTO_SIZE]);
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'opening.jpg' })).toBeFocused();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download all' }).click();
  const archive = await download;
  expect(archive.suggestedFilename()).toBe(`${reference}.zip`);
  const chunks: Buffer[] = [];
  for await (const chunk of await archive.createReadStream()) chunks.push(chunk);
  expect(Object.keys(unzipSync(Buffer.concat(chunks)))).toEqual(['opening.jpg', 'plan.pdf']);
});

test('an enquiry goes without a photo that is cut off, which follows when the network is back', async ({
  page,
}) => {
  await page.clock.install();
  const name = unique('Noor');
  await visit(page, '/contact');
  await fillIn(page, name);
  let isCut = true;
  await page.route(`**${ENQUIRY_FILES_PATH}`, (route) =>
    isCut
      ? new Promise<void>(() => {})
      : route.continue({ headers: { ...route.request().headers(), ...anAddress() } }),
  );
  await input(page).setInputFiles([await aPhoto('opening.jpg')]);
  await expect(row(page, 'opening.jpg')).toContainText('Being sent');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Send without the photos' }).click();
  await expect(page.getByText('Thank you, your message has reached us.')).toBeVisible();
  // An upload that makes no progress ends after a minute.
  await page.clock.fastForward(60_000);
  await expect(row(page, 'opening.jpg')).toContainText('The server took too long to answer.');
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row(page, 'opening.jpg')).toContainText('Added');
  await visit(page, '/admin/messages');
  await page.getByRole('link', { name: `View the message from ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Message Details' });
  await expect(dialog.getByRole('button', { name: 'opening.jpg' })).toBeVisible();
  await expect(dialog).toContainText('Files added by the sender');
});
