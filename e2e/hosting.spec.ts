// Only the Hosting emulator applies the redirects and headers of firebase.json; a browser follows them.
import { SAMPLE_BLOCKS } from '@alnafitha/contract';
import { expect } from '@playwright/test';
import { smokeTest } from '../tools/scripts/deploy/smoke';
import { ORIGIN } from './support/suite';
import { test } from './support/test';
import { visit } from './support/visit';

test('other spellings of a path lead to its page, and what Hosting leaves to the function never fails', async ({
  request,
}) => {
  const responses = [
    // The function renders some of these pages, the browser others.
    ['/services/?page=2', 301, '/services?page=2'],
    ['/ar/blog/?page=2', 301, '/ar/blog?page=2'],
    ['/about/?page=2', 301, '/about?page=2'],
    ['/ar/contact/', 301, '/ar/contact'],
    ['/ar/', 301, '/ar'],
    ['/About?utm_source=x&y=1', 301, '/about?utm_source=x&y=1'],
    ['/ar/Auth', 301, '/ar/auth'],
    ['/%61bout', 301, '/about'],
    ['/ar/%61bout', 301, '/ar/about'],
    ['/contact%20', 301, '/contact'],
    ['/contact.', 301, '/contact'],
    ['/ar/contact,', 301, '/ar/contact'],
    ['/%61r/about', 301, '/ar/about'],
    ['/contact]', 301, '/contact'],
    ['/%2F%2Fevil.example', 404, undefined],
    ['/ar//blog//absent', 301, '/ar/blog/absent'],
    ['/index.html', 301, '/'],
    ['/.well-known/change-password', 302, '/admin/profile'],
    ['/en', 301, '/'],
    ['/en/', 301, '/en'],
    ['/en/absent', 404, undefined],
    ['/Absent', 404, undefined],
    ['/about', 200, undefined],
    ['/ar/%61uth', 301, '/ar/auth'],
    ['/ar/auth', 200, undefined],
  ] as const;
  for (const [path, status, location] of responses) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers().location]).toEqual([path, status, location]);
  }
});

test.describe('the panel', () => {
  test.use({ expectedErrors: /Failed to load resource.*401.*\/api\/admin\// });
  test('opens with a trailing slash, too', async ({ page }) => {
    await visit(page, '/admin/');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test('the questions after a deployment find nothing wrong, and warn of the sample', async () => {
  const rows = await smokeTest(ORIGIN);
  const { phones } = SAMPLE_BLOCKS.company;
  const warning = `visitors call ${phones.map(({ number }) => number).join(', ')}`;
  expect(rows.filter(({ state }) => state !== 'ok')).toEqual([
    { state: 'warning', name: 'sample at /api/site', detail: expect.stringContaining(warning) },
  ]);
});
