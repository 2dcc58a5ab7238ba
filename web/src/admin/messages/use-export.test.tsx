import { exportMessages, listMessages } from '@alnafitha/contract';
import { aMessage } from '@alnafitha/contract/factories';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

let downloads: { name: string; bytes: Buffer }[];

beforeEach(() => {
  downloads = [];
  vi.useFakeTimers({ now: Date.parse('2026-11-23T22:00:00Z'), toFake: ['Date'] });
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, bytes: Buffer.from(await file.arrayBuffer()) });
  });
  mockEndpoint(listMessages, () => ({
    messages: [aMessage()],
    pagination: { totalItems: 11, totalPages: 2 },
  }));
});
afterEach(() => {
  vi.useRealTimers();
});

it('downloads all parts of what is filtered, whatever the page, as UTF-16 with a byte order mark, and is busy until then', async () => {
  const { promise, resolve } = deferred<{ csv: string }>();
  const requests = mockEndpoint(exportMessages, ({ query: { after } }) =>
    after ? promise : { csv: '\uFEFFالاسم\t', next: 'abcdefgh.1.2.m0' },
  );
  const { press } = await renderAdmin(
    '/admin/messages?page=2&search=villa&status=new&files=yes&from=2026-03-01',
  );
  await press('Export CSV');
  const button = screen.getByRole('button', { name: 'Export CSV' });
  await waitFor(() => expect(button).toBeDisabled());
  resolve({ csv: '🪟\r\n' });
  const bytes = Buffer.from('fffe27064406270633064506' + '09003ed89fde0d000a00', 'hex');
  await waitFor(() => expect(downloads).toEqual([{ name: 'enquiries-2026-11-24.csv', bytes }]));
  expect(button).toBeEnabled();
  const filter = { search: 'villa', status: 'new', files: 'yes', from: '2026-03-01' };
  expect(requests.map(({ query }) => query)).toEqual([filter, { ...filter, after: 'abcdefgh.1.2.m0' }]);
});

it('says why an export failed', async () => {
  mockEndpoint(exportMessages, () => new MockError(429, { message: 'Too many requests' }));
  const { press } = await renderAdmin('/admin/messages');
  await press('Export CSV');
  expect(await screen.findByText('Failed to export messages')).toBeVisible();
  expect(screen.getByText('Too many requests')).toBeVisible();
  expect(downloads).toEqual([]);
});
