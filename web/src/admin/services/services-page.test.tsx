import { type AdminService, createService, listAdminServices, updateService } from '@alnafitha/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { anAdminService } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let stored: AdminService[];

beforeEach(() => {
  stored = [
    anAdminService({ id: 's1', title: 'Skylights' }),
    anAdminService({ id: 's2', title: 'Pergolas', order: 2, active: false, features: [] }),
  ];
  mockEndpoint(listAdminServices, () => stored);
});

const mockForms = (endpoint: typeof createService | typeof updateService) =>
  mockEndpoint(endpoint, ({ params: { id = 'new' }, body }) => {
    const before = stored.find((service) => service.id === id) ?? anAdminService({ id });
    const saved = { ...before, ...(body as Partial<AdminService>) };
    stored = [...stored.filter((service) => service.id !== id), saved];
    return saved;
  });

it('are listed with descriptions truncated at 100 characters', async () => {
  const description = 'م'.repeat(101);
  stored = [anAdminService({ description }), anAdminService({ id: 's2', description: 'x'.repeat(100) })];
  await renderAdmin('/admin/services');
  expect(await screen.findByText(`${'م'.repeat(100)}…`)).toBeVisible();
  expect(screen.getByText('x'.repeat(100))).toBeVisible();
  for (const text of ['Order: 1', '2 features', 'Panel']) expect(screen.getAllByText(text)).toHaveLength(2);
});

it('are validated, and created without blank features, once even if submitted repeatedly', async () => {
  const forms = mockForms(createService);
  const { user, press, url } = await renderAdmin('/admin/services');
  await press('Add New Service', 'link');
  expect(url()).toBe('/admin/services/new');
  const form = await findDialog('Add New Service');
  fill(form.getByLabelText('Order'), '1.5');
  await user.click(form.getByText('Save'));
  expect(await form.findByText('Title is required')).toBeVisible();
  expect(form.getByText('Description is required')).toBeVisible();
  expect(form.getByText('The order must be a whole number, 0 or higher')).toBeVisible();
  expect(form.getByLabelText(/Title/)).toHaveFocus();
  fill(form.getByLabelText('Order'), '0');
  fill(form.getByLabelText(/Title/), 'Shades');
  fill(form.getByLabelText(/Description/), 'Cloth.');
  expect(form.getByRole('button', { name: 'Remove feature 1' })).toBeDisabled();
  fill(form.getByLabelText('Feature 1'), 'Quick');
  await user.click(form.getByText('Add a feature'));
  await waitFor(() => expect(form.getByLabelText('Feature 2')).toHaveFocus());
  await user.click(form.getByText('Add a feature'));
  await user.keyboard('Cool');
  await user.dblClick(form.getByText('Save'));

  expect(await screen.findByText('Success')).toBeVisible();
  expect(await screen.findByText('Shades')).toBeVisible();
  expect(url()).toBe('/admin/services');
  expect(forms).toMatchObject([{ files: [] }]);
  expect(forms[0]?.body).toEqual({
    title: 'Shades',
    description: 'Cloth.',
    icon: 'DoorClosed',
    features: ['Quick', 'Cool'],
    facts: [],
    slug: '',
    order: 0,
    onHome: true,
    active: true,
  });
});

it("show the API's issue of a feature at the features, and keep or remove their image", async () => {
  const issues = [
    { path: 'features.0', message: 'At most 200 characters' },
    { path: 'image', message: 'This image is damaged or incomplete' },
  ];
  const rejected = mockEndpoint(updateService, () => new MockError(400, { message: 'Check', issues }));
  const { user, press } = await renderAdmin('/admin/services');
  await press('Edit the service Pergolas');
  const form = await findDialog('Edit Service');
  fill(form.getByLabelText('Feature 1'), 'Turns its blades');
  const image = new File(['pixels'], 'pergola.png', { type: 'image/png' });
  await user.upload(form.getByLabelText('Image', { selector: 'input' }), image);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('At most 200 characters')).toBeVisible();
  expect(form.getByText('This image is damaged or incomplete')).toBeVisible();
  expect(form.getByLabelText('Feature 1')).toHaveValue('Turns its blades');
  expect(rejected).toMatchObject([{ params: { id: 's2' }, files: ['pergola.png'] }]);
  expect(rejected[0]?.body).not.toHaveProperty('imagePath');

  const forms = mockForms(updateService);
  await user.click(form.getByRole('button', { name: 'Remove the image' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(forms).toMatchObject([{ body: { imagePath: '' }, files: [] }]);
});

it('have facts, typed or pasted as a table, which are moved by keyboard and saved in their order', async () => {
  const requests = mockForms(createService);
  const { user, press } = await renderAdmin('/admin/services/new');
  const form = await findDialog('Add New Service');
  fill(form.getByLabelText(/Title/), 'Shades');
  fill(form.getByLabelText(/Description/), 'Cloth.');
  await press('Add a fact');
  const [label] = await form.findAllByLabelText('Label');
  expect(label).toHaveFocus();
  await user.click(label as HTMLElement);
  await user.paste(
    'U-value\t1.4 W/(m²K)\r\nLargest size\t3 × 2.8 m\r\n\r\n"Glass\nof both"\t"6/16/6,\n1"" frame"\r\n',
  );
  const values = (name: string) =>
    form.getAllByLabelText(name).map((input) => (input as HTMLInputElement).value);
  expect(values('Label')).toEqual(['U-value', 'Largest size', 'Glass of both']);
  expect(values('Value')).toEqual(['1.4 W/(m²K)', '3 × 2.8 m', '6/16/6, 1" frame']);
  await press('Add a fact');
  await user.click(form.getByRole('button', { name: 'Remove Fact 2' }));
  await user.type(form.getAllByLabelText('Label')[2] as HTMLElement, 'Warranty');
  await user.click(form.getByText('Save'));
  expect(await form.findByText('Each fact needs a label and a value')).toBeVisible();
  expect(requests).toEqual([]);
  await user.type(form.getAllByLabelText('Value')[2] as HTMLElement, '10 years');
  await user.click(form.getByText('Save'));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.body).toMatchObject({
    facts: ['U-value: 1.4 W/(m²K)', 'Glass of both: 6/16/6, 1" frame', 'Warranty: 10 years'],
  });
});

it('are toggled optimistically, and revert on failure', async () => {
  const forms = mockForms(updateService);
  const { user } = await renderAdmin('/admin/services');
  const active = () => screen.getByRole('switch', { name: 'Active: Pergolas' });
  await screen.findByText('Pergolas');
  expect(active()).not.toBeChecked();
  await user.click(active());
  expect(active()).toBeChecked();
  expect(await screen.findByText('Visitors can now see this service.')).toBeVisible();
  expect(forms).toMatchObject([{ params: { id: 's2' }, files: [] }]);
  expect(forms[0]?.body).toEqual({ active: true });

  mockEndpoint(updateService, () => new MockError(503, { message: 'Please try again.' }));
  await user.click(active());
  expect(await screen.findByText('Please try again.')).toBeInTheDocument();
  expect(active()).toBeChecked();
});

it('are completely in Arabic', async () => {
  await renderAdmin('/admin/services/new', { language: 'ar' });
  const form = await findDialog('إضافة خدمة جديدة');
  expect(form.getByRole('combobox', { name: /الأيقونة/ })).toHaveTextContent('باب مغلق');
  expect(form.getByRole('button', { name: 'إزالة الميزة 1' })).toBeDisabled();
  expect(await screen.findByText('ميزتان')).toBeInTheDocument();
});
