import {
  type AdminTestimonial,
  createTestimonial,
  listAdminTestimonials,
  updateTestimonial,
} from '@alnafitha/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAdminTestimonial } from '../../../testing/admin-records';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { mockEndpoint } from '../../../testing/server';

const PATH = '/admin/website/testimonials';

it('the placeholder of the sidebar leads to the list, where a testimonial is hidden and shown', async () => {
  let stored: AdminTestimonial[] = [anAdminTestimonial({ name: 'Noora', source: 'By e-mail' })];
  mockEndpoint(listAdminTestimonials, () => stored);
  const changes = mockEndpoint(updateTestimonial, ({ body }) => {
    stored = stored.map((testimonial) => ({ ...testimonial, ...(body as Partial<AdminTestimonial>) }));
    return stored[0] ?? anAdminTestimonial();
  });
  const { user, press, url } = await renderAdmin('/admin/testimonials');
  expect(await screen.findByText('Content coming soon')).toBeVisible();
  await press('Edit the testimonials of the website', 'link');
  expect(url()).toBe(PATH);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Testimonials');
  expect(await screen.findByText('Quiet rooms at last.')).toBeVisible();
  expect(screen.getByText(/^Source:/)).toHaveTextContent('Source: By e-mail');
  expect(screen.getByText('4.5 of 5 stars')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Published: Noora' }));
  expect(await screen.findByText('Visitors can no longer see this testimonial.')).toBeVisible();
  expect(changes).toMatchObject([{ body: { published: false } }]);
});

it('a new testimonial needs a name and a text, and has a rating in halves', async () => {
  mockEndpoint(listAdminTestimonials, () => []);
  const forms = mockEndpoint(createTestimonial, () => anAdminTestimonial());
  const { user, press, url } = await renderAdmin(`${PATH}/new`);
  const form = await findDialog('Add New Testimonial');
  await press('Save');
  expect(await form.findByText('Name is required')).toBeVisible();
  expect(form.getByText('Text is required')).toBeVisible();
  fill(form.getByRole('textbox', { name: 'Name' }), 'Noora');
  fill(form.getByRole('textbox', { name: 'Text' }), 'Quiet rooms.');
  await user.click(form.getByRole('combobox', { name: 'Rating' }));
  await user.click(await screen.findByRole('option', { name: '4.5 of 5 stars' }));
  await press('Save');
  expect(await screen.findByText('Testimonial created')).toBeVisible();
  expect(url()).toBe(PATH);
  expect(forms[0]?.body).toEqual({
    name: 'Noora',
    text: 'Quiet rooms.',
    position: '',
    project: '',
    rating: 4.5,
    order: 0,
    published: true,
    source: '',
  });
});
