// Only a browser decodes and scales photos, keeps what was chosen over pages and reloads, and shows private pictures.
import { CONTACT_PATH, ENQUIRY_FILES_PATH, FORM_TIME_HEADER } from '@alnafitha/contract';
import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { JOURNEY, test } from './support/test';
import { visit } from './support/visit';

/** Otherwise repeated tests would reach the limit of one address. */
const anAddress = () => ({ 'fastly-client-ip': `198.51.100.${Math.floor(Math.random() * 256)}` });

/** A photo as a phone takes it: on its side, with the position, and too large to be sent in its size. */
async function aPhoto(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const grain = await sharp({
    create: { width: 1008, height: 756, channels: 3, background: '#0b5c8a', noise },
  })
    .png()
    .toBuffer();
  const buffer = await sharp(grain)
    .resize(4032, 3024)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
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

test('photos and a PDF from a phone outlive other pages, the other language and a reload, and reach the office', {
  tag: JOURNEY,
}, async ({ page, request }) => {
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
  expect(photo.length).toBeLessThan(1_500_000);

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
    .toEqual([1500, 2000]);
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

test('an upload that makes no progress ends after a minute, and is repeated when the network is back', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/contact');
  let isCut = true;
  await page.route(`**${ENQUIRY_FILES_PATH}`, (route) =>
    isCut
      ? new Promise<void>(() => {})
      : route.continue({ headers: { ...route.request().headers(), ...anAddress() } }),
  );
  await input(page).setInputFiles([aPdf('opening.pdf')]);
  await expect(row(page, 'opening.pdf')).toContainText('Being sent');
  await page.clock.fastForward(60_000);
  await expect(row(page, 'opening.pdf')).toContainText('The server took too long to answer.');
  isCut = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(row(page, 'opening.pdf')).toContainText('Added');
});

/** Lines and letters in a colour, as SVG without a size. */
const aDrawing = (width: number, height: number, colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g stroke="${colour}" stroke-width="3"><path d="M0 0 L${width} ${height} M0 ${height} L${width} 0"/></g><text y="60" font-size="40" fill="${colour}">1250 x 2150</text></svg>`,
  );
const aPng = (svg: Buffer) => sharp(svg, { limitInputPixels: false }).png({ palette: true });

test('drawings, scans and screenshots arrive with letters that can be read, chosen, dropped or pasted', async ({
  page,
}) => {
  const bodies = new Map<string, Buffer>();
  await page.route(`**${ENQUIRY_FILES_PATH}`, (route) => {
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0);
    bodies.set(/filename="([^"]*)"/.exec(body.toString('latin1'))?.[1] ?? '', body);
    return route.continue({ headers: { ...route.request().headers(), ...anAddress() } });
  });
  /** Reads the PNG in a body. */
  const sent = async (name: string) => {
    const body = bodies.get(name) ?? Buffer.alloc(0);
    return sharp(body.subarray(body.indexOf('\x89PNG', 0, 'latin1')), { limitInputPixels: false });
  };
  const sizeOf = async (name: string) => {
    const { width, height } = await (await sent(name)).metadata();
    return [width, height];
  };
  const scan = await aPng(aDrawing(6622, 4677, 'black'))
    .flatten({ background: 'white' })
    .toBuffer();
  const tall = await aPng(aDrawing(1080, 12_000, 'black'))
    .flatten({ background: 'white' })
    .toBuffer();
  const lines = await aPng(aDrawing(1500, 1000, 'white')).toBuffer();
  await visit(page, '/contact');
  await input(page).setInputFiles([
    { name: 'detail.svg', mimeType: 'image/svg+xml', buffer: aDrawing(4200, 2970, 'black') },
    { name: 'scan.png', mimeType: 'image/png', buffer: scan },
    // Android's pickers give neither extension nor type.
    { name: 'IMG_0001', mimeType: '', buffer: lines },
  ]);
  for (const name of ['detail.svg', 'scan.png', 'IMG_0001'])
    await expect(row(page, name)).toContainText('Added');
  expect(await sizeOf('detail.png')).toEqual([3000, 2121]);
  const [width = 0, height = 0] = await sizeOf('scan.png');
  expect(width * height).toBeGreaterThan(15_900_000);
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  const { channels } = await (await sent('IMG_0001.png')).stats();
  // White lines are on dark ground.
  expect(channels[0]?.min).toBeLessThan(64);
  expect(channels[0]?.max).toBe(255);
  expect(channels[3]?.min ?? 255).toBe(255);

  const message = page.getByLabel('Your message');
  await message.focus();
  /** Dispatches an event with a file, once its code is there. */
  const give = (type: 'drop' | 'paste', bytes: Buffer, name: string) =>
    expect
      .poll(() =>
        message.evaluate(
          (target, { type, base64, name }) => {
            const transfer = new DataTransfer();
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
            transfer.items.add(new File([bytes], name, { type: 'image/png' }));
            const init = { bubbles: true, cancelable: true };
            const event =
              type === 'drop'
                ? new DragEvent(type, { ...init, dataTransfer: transfer })
                : new ClipboardEvent(type, { ...init, clipboardData: transfer });
            return target.dispatchEvent(event);
          },
          { type, base64: bytes.toString('base64'), name },
        ),
      )
      .toBe(false);
  await give('drop', tall, 'chat.png');
  await give('paste', lines, 'image.png');
  for (const name of ['chat.png', 'Screenshot.png']) await expect(row(page, name)).toContainText('Added');
  expect(await sizeOf('chat.png')).toEqual([1080, 12_000]);
});
