import {
  changeRecipients,
  ERROR_MESSAGES,
  type FieldIssue,
  readRecipients,
  sendTestMail,
} from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockSite } from '../../../testing/server';

const OFFICE = ['office@example.com', 'sales@example.com'];
const rejection = (...issues: FieldIssue[]) =>
  new MockError(400, { message: ERROR_MESSAGES.checkFields, issues });

beforeEach(() => {
  mockEndpoint(readRecipients, () => ({ recipients: OFFICE, isDefault: true }));
});

const findForm = async (name = 'Where enquiries go') => within(await screen.findByRole('region', { name }));

it('changes the addresses with the password and a code, says what is wrong, and keeps what was typed', async () => {
  const rejected = mockEndpoint(changeRecipients, () =>
    rejection({ path: 'code', message: ERROR_MESSAGES.codeWrong }),
  );
  const { user } = await renderAdmin('/admin/settings', { admin: anAdmin({ secondFactor: true }) });
  const form = await findForm();
  const address = (number: number) => form.getByLabelText(`Address ${number}`);
  await waitFor(() => expect(address(2)).toHaveValue('sales@example.com'));
  expect(form.getByText(/^Whoever runs the website has set these/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove address 1' }));
  expect(address(1)).toHaveValue('sales@example.com');
  expect(address(1)).toHaveFocus();
  expect(form.getByRole('button', { name: 'Remove address 1' })).toBeDisabled();

  await user.click(form.getByRole('button', { name: 'Add an address' }));
  expect(address(2)).toHaveFocus();
  await user.keyboard('Sales@example.com');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address(2)).toHaveAccessibleDescription(ERROR_MESSAGES.recipientRepeated));
  expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(
    ERROR_MESSAGES.passwordRequired,
  );
  expect(rejected).toEqual([]);

  await user.clear(address(2));
  await user.type(address(2), 'huda@example.com');
  await user.type(form.getByLabelText('Current password'), 'doors');
  await user.type(form.getByLabelText('Code'), '000 000');
  await user.click(form.getByRole('button', { name: 'Save' }));
  const code = form.getByLabelText('Code');
  await waitFor(() => expect(code).toHaveAccessibleDescription(ERROR_MESSAGES.codeWrong));
  expect(address(2)).toHaveValue('huda@example.com');
  const recipients = ['sales@example.com', 'huda@example.com'];
  expect(rejected.map(({ body }) => body)).toEqual([{ recipients, password: 'doors', code: '000000' }]);

  mockEndpoint(changeRecipients, () => ({ recipients, isDefault: false }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Addresses saved')).toBeVisible();
  expect([1, 2].map(address)).toEqual([
    expect.objectContaining({ value: recipients[0] }),
    expect.objectContaining({ value: recipients[1] }),
  ]);
  for (const field of [code, form.getByLabelText('Current password')]) expect(field).toHaveValue('');
  expect(form.queryByText(/^Whoever runs the website has set these/)).toBeNull();
});

it('takes five addresses at most, and asks for no code without a second factor', async () => {
  const recipients = [...'abcde'].map((name) => `${name}@example.com`);
  mockEndpoint(readRecipients, () => ({ recipients, isDefault: false }));
  await renderAdmin('/admin/settings');
  const form = await findForm();
  expect(await form.findByRole('button', { name: 'Add an address' })).toBeDisabled();
  expect(form.queryByLabelText('Code')).toBeNull();
});

it('is in Arabic, with the errors of the API', async () => {
  mockEndpoint(changeRecipients, () =>
    rejection({ path: 'password', message: ERROR_MESSAGES.passwordWrong }),
  );
  const { user } = await renderAdmin('/admin/settings', { language: 'ar' });
  const form = await findForm('إلى أين تصل الاستفسارات');
  const password = await form.findByLabelText('كلمة المرور الحالية');
  await user.type(password, 'wrong');
  await user.click(form.getByRole('button', { name: 'حفظ' }));
  await waitFor(() => expect(password).toHaveAccessibleDescription('كلمة المرور الحالية غير صحيحة'));
});

it('sends a test mail to all of them, and tells to whom', async () => {
  const requests = mockEndpoint(sendTestMail, () => ({ to: OFFICE }));
  const { press } = await renderAdmin('/admin/settings');
  await press('Send a test mail to all of them');
  expect(
    await screen.findByText('Look into the mailbox of office@example.com, sales@example.com.'),
  ).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ to: 'recipients' }]);
});

it('says that content is coming only to the sample, and leads to the editor of the company', async () => {
  mockSite({ company: { isSample: false } });
  await renderAdmin('/admin/settings');
  const link = await screen.findByRole('link', { name: 'Edit the company on the website' });
  expect(link).toHaveAttribute('href', '/admin/website?block=company');
  expect(screen.queryByText('Content coming soon')).toBeNull();
});
