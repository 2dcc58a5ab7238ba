import { PRIVACY_VERSION, SAMPLE_BLOCKS } from '@alnafitha/contract';
import { withoutLatinWords } from '@alnafitha/contract/arabic-words';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { formatsFor } from '../../../shared/i18n/formats';

const { email, phones } = SAMPLE_BLOCKS.company;

describe('privacy page', () => {
  it.each([
    [
      'en',
      'Privacy notice',
      /^Draft text: legal counsel has to check it/,
      'Version of',
      'Your rights',
      /[ء-ي]/,
    ],
    ['ar', 'إشعار الخصوصية', /^مسودة: يجب أن يراجع مستشار قانوني/, 'إصدار', 'حقوقك', /[a-z]|[٠-٩]/i],
  ] as const)(
    'is completely in its language (%s), with draft, version and rights',
    async (language, title, draft, version, rights, foreign) => {
      await renderSite('/privacy', language);
      await screen.findByRole('heading', { level: 1, name: title });
      const article = screen.getByRole('article');
      const notice = within(article);
      expect(notice.getByRole('note')).toHaveTextContent(draft);
      const day = formatsFor(language).formatDate(PRIVACY_VERSION);
      expect(notice.getByText(`${version} ${day}.`, { exact: false })).toBeVisible();
      expect(notice.getAllByRole('heading', { level: 2 })).toHaveLength(9);
      const section = notice.getByRole('heading', { name: rights }).parentElement;
      expect(section).toHaveTextContent(email);
      expect(section).toHaveTextContent(phones[0]?.number ?? '');
      const texts = [...notice.getAllByRole('heading'), ...article.querySelectorAll('p, li')];
      const offenders = texts
        .map(({ textContent }) => textContent.replace(email, ''))
        .filter((text) => foreign.test(withoutLatinWords(text)));
      expect(offenders).toEqual([]);
    },
  );

  it('opens from the footer and from the form of its language', async () => {
    await renderSite('/contact', 'ar');
    const form = within(await screen.findByRole('form'));
    const footer = within(screen.getByRole('contentinfo'));
    for (const part of [form, footer]) {
      expect(part.getByRole('link', { name: 'إشعار الخصوصية' })).toHaveAttribute('href', '/ar/privacy');
    }
  });
});
