import {
  type AdminService,
  createService,
  deleteService,
  type ErrorReply,
  listAdminServices,
  listImages,
  readAdmin,
  updateService,
} from '@alnafitha/contract';
import { aGalleryImage, anAdmin, aService } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app';
import { answer, failNetwork, Refusal, server } from '../../testing/server';

const anAdminService = (changes: Partial<AdminService> = {}): AdminService => ({
  ...aService(),
  order: 1,
  active: true,
  ...changes,
});

let stored: AdminService[];

beforeEach(() => {
  stored = [
    anAdminService({ id: 's1', title: 'Skylights' }),
    anAdminService({ id: 's2', title: 'Pergolas', order: 2, active: false, features: [] }),
  ];
  answer(readAdmin, () => anAdmin());
});

interface Sent {
  id: string;
  data: Record<string, unknown>;
  imagePath: string | null;
  file: string | null;
}

/** Keeps what the forms sent to an endpoint say (or refuses them); the growing list of forms. */
function answerForms(
  { method, path }: typeof createService | typeof updateService,
  refuse: (sent: Sent) => Refusal | undefined = () => undefined,
): Sent[] {
  const forms: Sent[] = [];
  const on = method === 'POST' ? http.post : http.patch;
  server.use(
    on(`*${path}`, async ({ request, params }) => {
      // The environment's parser passes over parts that are empty.
      const [, imagePath = null] =
        /name="imagePath"\r\n\r\n(.*)\r\n/.exec(await request.clone().text()) ?? [];
      const form = await request.formData();
      const file = form.get('image');
      const sent = {
        id: String(params.id ?? 'new'),
        data: JSON.parse(String(form.get('data'))),
        imagePath,
        file: file instanceof File ? file.name : null,
      };
      forms.push(sent);
      const refusal = refuse(sent);
      if (refusal) return HttpResponse.json(refusal.body as ErrorReply, { status: refusal.status });
      const before = stored.find(({ id }) => id === sent.id) ?? anAdminService({ id: sent.id });
      const saved = { ...before, ...sent.data };
      stored = [...stored.filter(({ id }) => id !== sent.id), saved];
      return HttpResponse.json(saved);
    }),
  );
  return forms;
}

const answerList = () => answer(listAdminServices, () => stored);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('services', () => {
  it('lists them all, descriptions cut at 100 letters', async () => {
    const description = 'م'.repeat(101);
    stored = [anAdminService({ description }), anAdminService({ id: 's2', description: 'x'.repeat(100) })];
    answerList();
    await renderApp('/admin/services');
    expect(await screen.findByText(`${'م'.repeat(100)}…`)).toBeVisible();
    expect(screen.getByText('x'.repeat(100))).toBeVisible();
    expect(screen.getAllByText('Order: 1')).toHaveLength(2);
    expect(screen.getAllByText('Features: 2')).toHaveLength(2);
    expect(screen.getAllByText('Panel')).toHaveLength(2);
  });

  it('creates one with its features, without the blank ones, however often it is submitted', async () => {
    answerList();
    const forms = answerForms(createService);
    const { user, address } = await renderApp('/admin/services');
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
    expect(forms).toEqual([
      {
        id: 'new',
        data: {
          title: 'Shades',
          description: 'Cloth.',
          icon: 'DoorClosed',
          features: ['Quick', 'Cool'],
          order: 0,
          active: true,
        },
        imagePath: null,
        file: null,
      },
    ]);
  });

  it('says what is missing, before anything is sent', async () => {
    answerList();
    const { user } = await renderApp('/admin/services/new');
    const form = await dialog('Add New Service');
    await user.clear(form.getByLabelText('Order'));
    await user.type(form.getByLabelText('Order'), '1.5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Title is required')).toBeVisible();
    expect(form.getByText('Description is required')).toBeVisible();
    expect(form.getByText('The order is a whole number from 0 on')).toBeVisible();
    expect(form.getByLabelText(/Title/)).toHaveFocus();
  });

  it('takes a picture from the library, or removes the one there is', async () => {
    answerList();
    const forms = answerForms(updateService);
    answer(listImages, () => ({
      images: [{ ...aGalleryImage({ title: 'A roof of glass' }), size: 1000 }],
      pagination: { totalItems: 1, totalPages: 1 },
    }));
    const { user } = await renderApp('/admin/services');
    await user.click(await screen.findByRole('button', { name: 'Edit the service Skylights' }));
    let form = await dialog('Edit Service');
    await user.click(form.getByRole('button', { name: 'From the library' }));
    await user.click(await screen.findByRole('button', { name: 'A roof of glass' }));
    await user.click(await form.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Edit the service Skylights' }));
    form = await dialog('Edit Service');
    await user.click(form.getByRole('button', { name: 'Remove the picture' }));
    await waitFor(() => expect(form.getByRole('button', { name: 'Choose a picture' })).toHaveFocus());
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(forms.map(({ imagePath }) => imagePath)).toEqual([aGalleryImage().url, '']);
  });

  it('shows what the API refuses at its field, and keeps what was typed', async () => {
    answerList();
    const forms = answerForms(updateService, () => {
      const issues = [
        { path: 'features.0', message: 'This text is too long' },
        { path: 'image', message: 'This picture is damaged or incomplete' },
      ];
      return new Refusal(400, { message: 'Please check the highlighted fields', issues });
    });
    const { user } = await renderApp('/admin/services');
    await user.click(await screen.findByRole('button', { name: 'Edit the service Pergolas' }));
    const form = await dialog('Edit Service');
    await user.type(form.getByLabelText('Feature 1'), 'Turns its blades');
    const photo = new File(['pixels'], 'pergola.png', { type: 'image/png' });
    await user.upload(form.getByLabelText('Picture', { selector: 'input' }), photo);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This text is too long')).toBeVisible();
    expect(form.getByText('This picture is damaged or incomplete')).toBeVisible();
    expect(screen.getByText('Please check the highlighted fields')).toBeInTheDocument();
    expect(form.getByLabelText('Feature 1')).toHaveValue('Turns its blades');
    expect(forms).toMatchObject([{ id: 's2', file: 'pergola.png', imagePath: null }]);
  });

  it('keeps the form where there was no answer, and asks before it is lost', async () => {
    answerList();
    failNetwork(createService);
    const { user, address } = await renderApp('/admin/services/new');
    const form = await dialog('Add New Service');
    await user.type(form.getByLabelText(/Title/), 'Shades');
    await user.type(form.getByLabelText(/Description/), 'For the garden.');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Failed to create service')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/admin/services');
  });

  it('switches a service at once, and back where that fails', async () => {
    answerList();
    let isDown = false;
    const forms = answerForms(updateService, () =>
      isDown
        ? new Refusal(503, { message: 'Something went wrong on our side. Please try again.' })
        : undefined,
    );
    const { user } = await renderApp('/admin/services');
    const active = () => screen.getByRole('switch', { name: 'Active: Pergolas' });
    await screen.findByText('Pergolas');
    expect(active()).not.toBeChecked();
    await user.click(active());
    expect(active()).toBeChecked();
    expect(await screen.findByText('Visitors see this service now.')).toBeVisible();
    expect(forms).toEqual([{ id: 's2', data: { active: true }, imagePath: null, file: null }]);

    isDown = true;
    await user.click(active());
    expect(
      await screen.findByText('Something went wrong on our side. Please try again.'),
    ).toBeInTheDocument();
    expect(active()).toBeChecked();
  });

  it('deletes one after asking', async () => {
    answerList();
    const deletions = answer(deleteService, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { id: params.id ?? '' };
    });
    const { user } = await renderApp('/admin/services');
    await user.click(await screen.findByRole('button', { name: 'Delete the service Pergolas' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete service?' }));
    expect(question.getByText(/“Pergolas”/)).toBeVisible();
    expect(deletions).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Success')).toBeVisible();
    expect(screen.queryByText('Pergolas')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add New Service' })).toHaveFocus();
  });

  it('says that there are none, after a list that failed at first', async () => {
    failNetwork(listAdminServices);
    const { user } = await renderApp('/admin/services');
    expect(await screen.findByText('Failed to fetch services')).toBeVisible();
    stored = [];
    answerList();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No services found. Start by adding a new service.')).toBeVisible();
  });

  it('is in Arabic altogether', async () => {
    answerList();
    await renderApp('/admin/services/new', 'ar');
    const form = await dialog('إضافة خدمة جديدة');
    expect(form.getByRole('combobox', { name: /الأيقونة/ })).toHaveTextContent('باب مغلق');
    expect(form.getByRole('button', { name: 'إزالة الميزة 1' })).toBeDisabled();
    expect(await screen.findByText('المزايا: 2')).toBeInTheDocument();
  });
});
