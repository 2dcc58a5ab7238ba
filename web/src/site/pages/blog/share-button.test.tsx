import { listPosts } from '@alnafitha/contract';
import { aPostSummary } from '@alnafitha/contract/factories';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../../../../testing/render-site';
import { mockEndpoint } from '../../../../testing/server';

const url = new URL('/blog/heat01-heat', location.origin).href;
const arabicUrl = new URL('/ar/blog/heat01-heat', location.origin).href;
const writeText = vi.fn<(text: string) => Promise<void>>();

function letDeviceShare(share: (data: ShareData) => Promise<void>) {
  const spy = vi.fn(share);
  Object.defineProperty(navigator, 'share', { configurable: true, value: spy });
  return spy;
}

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const translations = { ar: { title: 'الحرارة', excerpt: 'في أغسطس.' } };
  mockEndpoint(listPosts, () => ({
    posts: [aPostSummary({ id: 'heat01', title: 'Heat', excerpt: 'In August.', translations })],
    pagination: { totalItems: 1, totalPages: 1 },
    customCategories: [],
  }));
});
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

/** Renders the blog with a spied clipboard and clicks its only post's button. */
async function share(language: 'en' | 'ar' = 'en') {
  const { user } = await renderSite('/blog', language);
  const button = await screen.findByRole('button', { name: /^(Share|مشاركة)/ });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(button);
}

it.each([
  ['passes title, excerpt and URL to the device', async () => {}],
  ['does nothing when the visitor cancels', () => Promise.reject(new DOMException('', 'AbortError'))],
])('%s', async (_, response) => {
  const shared = letDeviceShare(response);
  await share();
  expect(shared.mock.calls).toEqual([[{ title: 'Heat', text: 'In August.', url }]]);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByText('Link copied')).toBeNull();
});

it('copies the URL when the device cannot share, and shows it when copying fails too', async () => {
  await share();
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(writeText.mock.calls).toEqual([[url]]);
  cleanup();
  writeText.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await share();
  expect(await screen.findByText('Copy this link')).toBeVisible();
  expect(screen.getByText(url)).toBeVisible();
});

it('shares the displayed Arabic texts and the URL with the original title, which it copies when sharing fails', async () => {
  const shared = letDeviceShare(() => Promise.reject(new DOMException('No', 'DataError')));
  await share('ar');
  expect(await screen.findByText('تم نسخ الرابط')).toBeVisible();
  await waitFor(() =>
    expect(shared.mock.calls).toEqual([[{ title: 'الحرارة', text: 'في أغسطس.', url: arabicUrl }]]),
  );
  expect(writeText.mock.calls).toEqual([[arabicUrl]]);
});
