import { COMPANY, PRIVACY_VERSION } from '@alnafitha/contract';
import { withoutLatinWords } from '@alnafitha/contract/arabic-words';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { formatsFor } from '../../../shared/i18n/formats';

async function show(language: 'en' | 'ar', title: string) {
  await renderSite('/privacy', language);
  await screen.findByRole('heading', { level: 1, name: title });
  return within(screen.getByRole('article'));
}

describe('privacy page', () => {
  it.each([
    ['en', 'Privacy notice', /^Draft text: legal counsel has to check it/, 'Version of', 'Your rights'],
    ['ar', 'إشعار الخصوصية', /^مسودة: يجب أن يراجع مستشار قانوني/, 'إصدار', 'حقوقك'],
  ] as const)('shows draft, version and rights (%s)', async (language, title, draft, version, rights) => {
    const notice = await show(language, title);
    expect(notice.getByRole('note')).toHaveTextContent(draft);
    const day = formatsFor(language).formatDate(PRIVACY_VERSION);
    expect(notice.getByText(`${version} ${day}.`, { exact: false })).toBeVisible();
    expect(notice.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    const section = notice.getByRole('heading', { name: rights }).parentElement;
    expect(section).toHaveTextContent(COMPANY.email);
    expect(section).toHaveTextContent(COMPANY.phones[0]);
  });

  it('is completely in Arabic', async () => {
    const notice = await show('ar', 'إشعار الخصوصية');
    const texts = [
      ...notice.getAllByRole('heading'),
      ...screen.getByRole('article').querySelectorAll('p, li'),
    ];
    const foreign = texts
      .map(({ textContent }) => textContent.replace(COMPANY.email, ''))
      .filter((text) => /[a-z]|[٠-٩]/i.test(withoutLatinWords(text)));
    expect(foreign).toEqual([]);
  });

  it('opens from the footer and from the form of its language', async () => {
    await renderSite('/contact', 'ar');
    const form = within(await screen.findByRole('form'));
    const footer = within(screen.getByRole('contentinfo'));
    for (const part of [form, footer]) {
      expect(part.getByRole('link', { name: 'إشعار الخصوصية' })).toHaveAttribute('href', '/ar/privacy');
    }
  });
});
