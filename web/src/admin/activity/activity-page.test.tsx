import { type ActivityRow, listActivity, listPeople, listRevisions } from '@alnafitha/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fill } from '../../../testing/fill';
import { findDialog, renderAdmin } from '../../../testing/render-admin';
import { mockEndpoint } from '../../../testing/server';

const NOOR = {
  ...{ id: 'p1', username: 'noor@example.com', name: 'Noor A.', email: 'noor@example.com' },
  ...({ role: 'content', state: 'active', secondFactor: false } as const),
};
const aRow = (changes: Partial<ActivityRow>): ActivityRow => ({
  ...{
    id: 'r1',
    at: '2026-03-01T09:00:00.000Z',
    by: 'Noor A.',
    action: 'changed',
    area: 'blocks',
    ...changes,
  },
});

async function openActivity(path = '/admin/activity') {
  mockEndpoint(listPeople, () => ({ people: [NOOR] }));
  const requests = mockEndpoint(listActivity, ({ query }) =>
    Object(query).after
      ? { rows: [aRow({ id: 'r9', action: 'signedIn', area: 'accounts', device: 'Firefox, Windows' })] }
      : {
          rows: [
            aRow({ entry: 'company', changed: ['phones-0-number'] }),
            aRow({ id: 'r2', action: 'answered', area: 'messages', entry: 'm1' }),
            aRow({ id: 'r3', action: 'purged', area: 'services', entry: 's1', by: '<b>Noor</b>' }),
          ],
          next: 'more',
        },
  );
  return { ...(await renderAdmin(path)), requests };
}

it('lists who did what, with the way to the enquiry and the differences, and more', async () => {
  const { press, requests } = await openActivity();
  const rows = (await screen.findAllByText('Noor A.')).map((name) => name.closest('li') as HTMLElement);
  const [changed, answered] = rows;
  expect(changed).toHaveTextContent(/^Noor A\.: ChangedWebsite · Company and contact · Telephone number 1/);
  const enquiry = within(answered as HTMLElement).getByRole('link', { name: 'Open' });
  expect(enquiry).toHaveAttribute('href', '/admin/messages/m1');
  expect(screen.getByText('<b>Noor</b>')).toBeVisible();
  await press('Show more');
  expect(await screen.findByText('Firefox, Windows')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(requests).toHaveLength(2);
});

it('filters by kind, person and day, in the URL', async () => {
  const { choose, requests, url } = await openActivity('/admin/activity?area=services');
  await choose('Person', 'Noor A.');
  fill(await screen.findByLabelText('Day'), '2026-03-01');
  await waitFor(() =>
    expect(requests.at(-1)?.query).toMatchObject({ area: 'services', person: 'p1', day: '2026-03-01' }),
  );
  expect(url()).toBe('/admin/activity?area=services&person=p1&day=2026-03-01');
});

it('says that an entry is gone', async () => {
  mockEndpoint(listRevisions, () => ({ revisions: [] }));
  const { user } = await openActivity();
  const row = within((await screen.findByText('<b>Noor</b>')).closest('li') as HTMLElement);
  await user.click(row.getByRole('button', { name: 'Differences' }));
  const dialog = await findDialog('History of Services');
  expect(await dialog.findByText(/it is gone, or was never changed/)).toBeVisible();
});
