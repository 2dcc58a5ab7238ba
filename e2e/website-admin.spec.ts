// Only a browser has frames and tabs, in which the form is previewed; the change passes the API to pages, structured data and mails.
import { CONTACT_PATH, FORM_TIME_HEADER, HONEYPOT_EMPTY, HONEYPOT_HEADER } from '@alnafitha/contract';
import { type APIRequestContext, expect } from '@playwright/test';
import { connectAdminSdk } from './support/admin-sdk';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { ORIGIN } from './support/suite';
import { JOURNEY, test, WRITES } from './support/test';
import { visit } from './support/visit';

test.use({ account: 'admin' });

const NUMBER = '+974 4411 2233';

test.afterEach(async () => {
  const { db, disconnect } = connectAdminSdk();
  await db.recursiveDelete(db.doc('blocks/company'));
  await disconnect();
});

/** How often a page has the number: as a link, shown in print, and in structured data. */
async function placesIn(request: APIRequestContext, path: string): Promise<Record<string, number>> {
  const html = await (await request.get(path)).text();
  const body = html.slice(html.indexOf('<body'), html.indexOf('<script type="application/json"'));
  return {
    links: body.split('href="tel:+97444112233"').length - 1,
    texts: body.split(NUMBER).length - 1,
    data: html.split('"telephone":"+97444112233"').length - 1,
    former: html.split('4400 0038').length - 1,
  };
}

test('a telephone number is previewed, saved, and seen on each page in both languages, in data and in a mail', {
  tag: [WRITES, JOURNEY],
}, async ({ page, visitor, context, request }) => {
  await visit(page, '/admin/website');
  await page.getByRole('button', { name: 'Company and contact', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Company and contact' });
  const number = dialog.getByLabel('Telephone number', { exact: true }).first();
  await number.fill('٤٤١١ ٢٢٣٣');

  const beside = page.frameLocator('iframe[title="Preview"]');
  // The API adds the country when it is saved.
  const local = '4411 2233';
  const link = beside.getByRole('main').getByRole('link', { name: local });
  await expect(link).toBeVisible();
  await dialog.getByRole('button', { name: 'Arabic', exact: true }).click();
  await expect(beside.getByRole('heading', { level: 1, name: /[\u0600-\u06ff]/ })).toBeVisible();
  await expect(link).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open in a tab' }).click();
  const tab = await opened;
  await expect(tab.getByRole('main').getByRole('link', { name: local })).toBeVisible();
  await tab.close();
  // A text that is pressed in the page leads to its field.
  await link.click();
  await expect(number).toBeFocused();
  expect((await placesIn(request, '/contact')).links).toBe(0);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The website was updated.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Company and contact' })).toContainText('Site Administrator');

  // Header, menu, footer and print head of each page; contact's and home's details, the privacy notice's contacts.
  for (const prefix of ['', '/ar']) {
    expect(await placesIn(request, `${prefix}/blog`)).toEqual({ links: 2, texts: 3, data: 0, former: 0 });
    expect(await placesIn(request, prefix || '/')).toEqual({ links: 3, texts: 4, data: 2, former: 0 });
    expect(await placesIn(request, `${prefix}/contact`)).toEqual({ links: 3, texts: 4, data: 2, former: 0 });
    const privacy = await placesIn(request, `${prefix}/privacy`);
    expect(privacy.links).toBeGreaterThan(2);
    expect(privacy.former).toBe(0);
  }
  await visit(visitor, '/contact');
  await expect(visitor.getByRole('main').getByRole('link', { name: NUMBER })).toBeVisible();

  const name = unique('Mariam');
  const email = `${wordOf(name)}@example.com`;
  const data = { name, email, phone: '', message: 'Four doors', consent: true };
  const headers = { Origin: ORIGIN, [FORM_TIME_HEADER]: '30000', [HONEYPOT_HEADER]: HONEYPOT_EMPTY };
  expect((await visitor.request.post(CONTACT_PATH, { data, headers })).status()).toBe(200);
  const receipt = async () => {
    const mails = await receivedMails(request);
    return mails.find(({ to }) => to.some(({ address }) => address === email))?.text;
  };
  await expect.poll(receipt).toContain(NUMBER);
});
