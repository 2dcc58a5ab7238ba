// Only a browser shows that the link of a mail, the password and the panel of a role work together.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { unique, wordOf } from './support/entries';
import { receivedMails } from './support/messages';
import { ADMIN } from './support/suite';
import { test } from './support/test';
import { visit } from './support/visit';

test.use({
  account: 'admin',
  expectedErrors: /Failed to load resource.*40[13].*\/api\/admin\/(me|services)/,
});

test('a colleague is invited, chooses a password, sees the pages of the role, and is removed', async ({
  page,
  visitor,
  request,
}) => {
  const name = unique('Huda');
  const email = `${wordOf(name)}@example.com`;
  const confirm = async (button: string) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(ADMIN.password);
    await dialog.getByRole('button', { name: button }).click();
  };
  await visit(page, '/admin/people');
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('dialog').getByLabel('Role').click();
  await page.getByRole('option', { name: 'Enquiries only' }).click();
  await expectAccessible(page, 'with an invitation');
  await confirm('Invite');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Invited');
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await receivedMails(request)).find(
        ({ text }) => text.includes(email) && text.includes('#'),
      );
      link = /\/admin\/invitation#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');

  await visit(visitor, link);
  await visitor.getByLabel('New password').fill('blue doors by the sea');
  await expectAccessible(visitor, 'with an invitation');
  await visitor.getByRole('button', { name: 'Set the password and sign in' }).click();
  await expect(visitor).toHaveURL('/admin');
  const links = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText([/Dashboard/, /Messages/]);
  await visit(visitor, '/admin/services');
  await expect(visitor.getByText(/Your role does not include this/)).toBeVisible();

  await visit(page, '/admin/people');
  await expectAccessible(page, 'with people');
  await row.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('What changes').click();
  await page.getByRole('option', { name: 'Remove' }).click();
  await confirm('Remove');
  await expect(row).toHaveCount(0);
  await visit(page, '/admin/activity');
  await expect(page.getByRole('listitem').filter({ hasText: 'Account removed' }).first()).toContainText(
    email,
  );
  await expectAccessible(page, 'with activity');
});
