import {
  beginSecondFactor,
  confirmSecondFactor,
  ERROR_MESSAGES,
  RECOVERY_CODES,
  readActivity,
  readAdmin,
  removeSecondFactor,
} from '@alnafitha/contract';
import { anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const SECRET = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/A:huda?secret=JBSWY3DPEHPK3PXP&issuer=A' };
const CODES = Array.from({ length: RECOVERY_CODES }, (_, index) => `7K2M${index}-0XA4T`);

beforeEach(() => {
  mockEndpoint(readActivity, () => ({ sessions: [], events: [] }));
});

const renderProfile = (state: { secondFactor: boolean; recoveryCodes: number }, language?: 'ar') =>
  renderAdmin('/admin/profile', { language, admin: anAdmin({ username: 'huda', name: 'Huda', ...state }) });

const invalid = (path: string, message: string) =>
  new MockError(400, { message: ERROR_MESSAGES.checkFields, issues: [{ path, message }] });

it('is set up with the password, again after too long a time, a first code, and codes that have to be stored', async () => {
  const begun = mockEndpoint(beginSecondFactor, ({ body }) =>
    (body as { password: string }).password === 'right'
      ? SECRET
      : invalid('password', ERROR_MESSAGES.passwordWrong),
  );
  mockEndpoint(
    confirmSecondFactor,
    () => new MockError(409, { message: ERROR_MESSAGES.secondFactorExpired }),
  );
  const { user, press } = await renderProfile({ secondFactor: false, recoveryCodes: 0 });
  await press('Set up');
  const dialog = await findDialog('Set up the second factor');
  expect(dialog.getByText(/you are signed out in all other browsers/)).toBeVisible();
  const password = dialog.getByLabelText('Current password');
  await user.type(password, 'wrong');
  await press('Continue');
  await waitFor(() => expect(password).toHaveAccessibleDescription(ERROR_MESSAGES.passwordWrong));
  await user.clear(password);
  await user.type(password, 'right');
  await press('Continue');
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText(ERROR_MESSAGES.secondFactorExpired)).toBeVisible();
  const again = (await findDialog('Set up the second factor')).getByLabelText('Current password');
  expect(again).toHaveValue('');
  const confirmed = mockEndpoint(confirmSecondFactor, ({ body }) =>
    (body as { code: string }).code === '123456'
      ? { recoveryCodes: CODES }
      : invalid('code', ERROR_MESSAGES.codeWrong),
  );
  await user.type(again, 'right');
  await press('Continue');

  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(screen.getByText('Open in the authenticator app')).toHaveAttribute('href', SECRET.uri);
  await press('Copy the key');
  expect(await navigator.clipboard.readText()).toBe(SECRET.secret);
  const code = screen.getByLabelText('Code');
  await user.type(code, '654 321{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(ERROR_MESSAGES.codeWrong));
  expect(code).toHaveValue('654 321');
  await user.clear(code);
  await user.type(code, '123 456{Enter}');

  const codes = await findDialog('Recovery codes');
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await user.click(codes.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
  const files: unknown[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob);
    return '#';
  });
  await user.click(codes.getByRole('button', { name: 'Download' }));
  expect(await (files[0] as Blob).text()).toBe(`${CODES.join('\r\n')}\r\n`);
  await user.keyboard('{Escape}');
  expect(codes.getByRole('button', { name: 'Done' })).toBeDisabled();
  await user.click(codes.getByLabelText('I have stored the codes'));
  await user.click(codes.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('10 recovery codes left')).toBeVisible();
  expect(begun).toHaveLength(3);
  expect(confirmed.map(({ body }) => body)).toEqual([{ code: '654321' }, { code: '123456' }]);
});

it('warns of few recovery codes, and is removed with a code', async () => {
  mockEndpoint(removeSecondFactor, () => invalid('code', ERROR_MESSAGES.codeWrong));
  const { user, press } = await renderProfile({ secondFactor: true, recoveryCodes: 1 });
  const section = within(await screen.findByRole('region', { name: 'Second factor' }));
  expect(section.getByText('1 recovery code left')).toBeVisible();
  expect(section.getByRole('alert')).toHaveTextContent(/^For new recovery codes/);
  await press('Remove');
  const dialog = await findDialog('Remove the second factor');
  const code = dialog.getByLabelText('Code');
  await user.type(code, '٠١٢٣-4567 8901-2345{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(ERROR_MESSAGES.codeWrong));
  const requests = mockEndpoint(removeSecondFactor, () => ({ done: true as const }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The second factor is removed.')).toBeVisible();
  expect(section.getByRole('button', { name: 'Set up' })).toBeInTheDocument();
  expect(requests.map(({ body }) => body)).toEqual([{ code: '0123456789012345' }]);
});

it('is completely in Arabic', async () => {
  mockEndpoint(beginSecondFactor, () => SECRET);
  mockEndpoint(confirmSecondFactor, () => ({ recoveryCodes: CODES }));
  const { user, press } = await renderProfile({ secondFactor: false, recoveryCodes: 0 }, 'ar');
  const expectArabic = (own: readonly string[] = []) => {
    const text = own.reduce(
      (rest, name) => rest.replace(name, ''),
      screen.getByRole('dialog').textContent ?? '',
    );
    expect(text).not.toMatch(/[a-z]/i);
  };
  await press('تفعيل');
  const dialog = await findDialog('تفعيل التحقق بخطوتين');
  await user.type(dialog.getByLabelText('كلمة المرور الحالية'), 'right');
  expectArabic();
  await press('متابعة');
  await user.type(await screen.findByLabelText('الرمز'), '١٢٣٤٥٦');
  expect(screen.getByRole('img', { name: 'رمز الاستجابة السريعة لتطبيق المصادقة' })).toBeInTheDocument();
  expectArabic(['JBSW Y3DP EHPK 3PXP']);
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'رموز الاسترداد' });
  expectArabic([...CODES, 'huda']);
  const section = screen.getByRole('region', { name: 'التحقق بخطوتين', hidden: true });
  expect(section.textContent).not.toMatch(/[a-z]/i);
});

it('is set up before anything else where it is required, and the codes stay while the session is read again', async () => {
  mockEndpoint(beginSecondFactor, () => SECRET);
  mockEndpoint(confirmSecondFactor, () => ({ recoveryCodes: CODES }));
  const admin = anAdmin({ username: 'huda', secondFactor: false, required: 'secondFactor' });
  const { user, press } = await renderAdmin('/admin/profile', { admin });
  expect(await screen.findByRole('heading', { name: 'Set up the second factor' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Name' })).not.toBeInTheDocument();
  await press('Set up');
  await user.type((await findDialog('Set up the second factor')).getByLabelText('Current password'), 'right');
  await press('Continue');
  mockEndpoint(readAdmin, () => anAdmin({ username: 'huda', secondFactor: true, recoveryCodes: 10 }));
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await findDialog('Recovery codes');
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await user.click(screen.getByRole('checkbox', { name: 'I have stored the codes' }));
  await press('Done');
  expect(await screen.findByRole('region', { name: 'Name' })).toBeVisible();
});
