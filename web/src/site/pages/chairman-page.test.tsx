import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSite } from '../../../testing/render-site';

it.each([
  ['en', "Chairman's Message", 'Write to us', '/contact'],
  ['ar', 'كلمة رئيس مجلس الإدارة', 'راسلنا', '/ar/contact'],
] as const)('shows the letter with a link to the contact page (%s)', async (language, title, link, href) => {
  await renderSite('/chairman', language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});
