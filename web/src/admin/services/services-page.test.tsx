import {
  type AdminService,
  createService,
  deleteService,
  listAdminServices,
  listImages,
  readAdmin,
  type ServiceDraft,
  updateService,
} from '@alnafitha/contract';
import { anAdmin, anAdminImage, aService } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockNetworkError } from '../../../testing/server';

const anAdminService = (changes: Partial<AdminService> = {}): AdminService => ({
  ...aService(),
  order: 1,
  active: true,
  arabic: 'machine',
  ...changes,
});

let stored: AdminService[];

beforeEach(() => {
  stored = [
    anAdminService({ id: 's1', title: 'Skylights' }),
    anAdminService({ id: 's2', title: 'Pergolas', order: 2, active: false, features: [] }),
  ];
  mockEndpoint(readAdmin, () => anAdmin());
});

/** Records the forms sent to an endpoint, or rejects them. */
function responseForms(
  endpoint: typeof createService | typeof updateService,
  reject: () => MockError | undefined = () => undefined,
) {
  return mockEndpoint(endpoint, ({ params: { id = 'new' }, body }) => {
    const rejection = reject();
    if (rejection) return rejection;
    const before = stored.find((each) => each.id === id) ?? anAdminService({ id });
    const saved = { ...before, ...(body as ServiceDraft) };
    stored = [...stored.filter((each) => each.id !== id), saved];
    return saved;
  });
}

const responseList = () => mockEndpoint(listAdminServices, () => stored);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('services', () => {
  it('lists all services with descriptions truncated at 100 characters', async () => {
    const description = 'م'.repeat(101);
    stored = [anAdminService({ description }), anAdminService({ id: 's2', description: 'x'.repeat(100) })];
    responseList();
    await renderAdmin('/admin/services');
    expect(await screen.findByText(`${'م'.repeat(100)}…`)).toBeVisible();
    expect(screen.getByText('x'.repeat(100))).toBeVisible();
    expect(screen.getAllByText('Order: 1')).toHaveLength(2);
    expect(screen.getAllByText('2 features')).toHaveLength(2);
    expect(screen.getAllByText('Panel')).toHaveLength(2);
  });

  it('creates one service without blank features, even if submitted repeatedly', async () => {
    responseList();
    const forms = responseForms(createService);
    const { user, url: address } = await renderAdmin('/admin/services');
    await user.click(await screen.findByText('Add New Service'));
    expect(address()).toBe('/admin/services/new');
    const form = await dialog('Add New Service');
    await user.type(form.getByLabelText(/Title/), 'Shades');
    await user.type(form.getByLabelText(/Description/), 'Cloth.');
    expect(form.getByRole('button', { name: 'Remove feature 1' })).toBeDisabled();
    await user.type(form.getByLabelText('Feature 1'), 'Quick');
    await user.click(form.getByText('Add a feature'));
    await waitFor(() => expect(form.getByLabelText('Feature 2')).toHaveFocus());
    await user.click(form.getByText('Add a feature'));
    await user.keyboard('Cool');
    await user.dblClick(form.getByText('Save'));

    expect(await screen.findByText('Success')).toBeVisible();
    expect(await screen.findByText('Shades')).toBeVisible();
    expect(address()).toBe('/admin/services');
    expect(forms).toMatchObject([{ files: [] }]);
    expect(forms[0]?.body).toEqual({
      title: 'Shades',
      description: 'Cloth.',
      icon: 'DoorClosed',
      features: ['Quick', 'Cool'],
      order: 0,
      active: true,
    });
  });

  it('validates before sending', async () => {
    responseList();
    const { user } = await renderAdmin('/admin/services/new');
    const form = await dialog('Add New Service');
    await user.clear(form.getByLabelText('Order'));
    await user.type(form.getByLabelText('Order'), '1.5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Title is required')).toBeVisible();
    expect(form.getByText('Description is required')).toBeVisible();
    expect(form.getByText('The order must be a whole number, 0 or higher')).toBeVisible();
    expect(form.getByLabelText(/Title/)).toHaveFocus();
  });

  it('sets an image of the library, or removes the current one', async () => {
    responseList();
    const forms = responseForms(updateService);
    mockEndpoint(listImages, () => ({
      images: [anAdminImage({ title: 'A roof of glass' })],
      pagination: { totalItems: 1, totalPages: 1 },
    }));
    const { user } = await renderAdmin('/admin/services');
    await user.click(await screen.findByRole('button', { name: 'Edit the service Skylights' }));
    let form = await dialog('Edit Service');
    await user.click(form.getByRole('button', { name: 'From the library' }));
    await user.click(await screen.findByRole('button', { name: 'A roof of glass' }));
    await user.click(await form.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Edit the service Skylights' }));
    form = await dialog('Edit Service');
    await user.click(form.getByRole('button', { name: 'Remove the image' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Choose an image' })).toHaveFocus());
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(forms).toMatchObject([{ body: { imagePath: anAdminImage().url } }, { body: { imagePath: '' } }]);
  });

  it("shows the API's issue at its field, and keeps the input", async () => {
    responseList();
    const forms = responseForms(updateService, () => {
      const issues = [
        { path: 'features.0', message: 'At most 200 characters' },
        { path: 'image', message: 'This image is damaged or incomplete' },
      ];
      return new MockError(400, { message: 'Please check the highlighted fields', issues });
    });
    const { user } = await renderAdmin('/admin/services');
    await user.click(await screen.findByRole('button', { name: 'Edit the service Pergolas' }));
    const form = await dialog('Edit Service');
    await user.type(form.getByLabelText('Feature 1'), 'Turns its blades');
    const image = new File(['pixels'], 'pergola.png', { type: 'image/png' });
    await user.upload(form.getByLabelText('Image', { selector: 'input' }), image);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('At most 200 characters')).toBeVisible();
    expect(form.getByText('This image is damaged or incomplete')).toBeVisible();
    expect(screen.getByText('Please check the highlighted fields')).toBeInTheDocument();
    expect(form.getByLabelText('Feature 1')).toHaveValue('Turns its blades');
    expect(forms).toMatchObject([{ params: { id: 's2' }, files: ['pergola.png'] }]);
    expect(forms[0]?.body).not.toHaveProperty('imagePath');
  });

  it('keeps the form without a response, and asks before input is lost', async () => {
    responseList();
    mockNetworkError(createService);
    const { user, url: address } = await renderAdmin('/admin/services/new');
    const form = await dialog('Add New Service');
    await user.type(form.getByLabelText(/Title/), 'Shades');
    await user.type(form.getByLabelText(/Description/), 'For the garden.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/services');
  });

  it('toggles a service optimistically, and reverts on failure', async () => {
    responseList();
    let isDown = false;
    const forms = responseForms(updateService, () =>
      isDown
        ? new MockError(503, { message: 'Something went wrong on our side. Please try again.' })
        : undefined,
    );
    const { user } = await renderAdmin('/admin/services');
    const active = () => screen.getByRole('switch', { name: 'Active: Pergolas' });
    await screen.findByText('Pergolas');
    expect(active()).not.toBeChecked();
    await user.click(active());
    expect(active()).toBeChecked();
    expect(await screen.findByText('Visitors can now see this service.')).toBeVisible();
    expect(forms).toMatchObject([{ params: { id: 's2' }, files: [] }]);
    expect(forms[0]?.body).toEqual({ active: true });

    isDown = true;
    await user.click(active());
    expect(
      await screen.findByText('Something went wrong on our side. Please try again.'),
    ).toBeInTheDocument();
    expect(active()).toBeChecked();
  });

  it('deletes one after confirmation', async () => {
    responseList();
    const deletions = mockEndpoint(deleteService, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { id: params.id ?? '' };
    });
    const { user } = await renderAdmin('/admin/services');
    await user.click(await screen.findByRole('button', { name: 'Delete the service Pergolas' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete service?' }));
    expect(question.getByText(/“Pergolas”/)).toBeVisible();
    expect(deletions).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.queryByText('Pergolas')).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Services' })).toHaveFocus());
  });

  it('shows the empty state after a failed list', async () => {
    mockNetworkError(listAdminServices);
    const { user } = await renderAdmin('/admin/services');
    expect(await screen.findByText('Failed to fetch services')).toBeVisible();
    stored = [];
    responseList();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No services found. Start by adding a new service.')).toBeVisible();
  });

  it('is completely in Arabic', async () => {
    responseList();
    await renderAdmin('/admin/services/new', 'ar');
    const form = await dialog('إضافة خدمة جديدة');
    expect(form.getByRole('combobox', { name: /الأيقونة/ })).toHaveTextContent('باب مغلق');
    expect(form.getByRole('button', { name: 'إزالة الميزة 1' })).toBeDisabled();
    expect(await screen.findByText('ميزتان')).toBeInTheDocument();
  });
});
