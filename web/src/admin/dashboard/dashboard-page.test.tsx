import {
  readDashboard,
  readSetup,
  removeSamples,
  type Setup,
  STORAGE_KEYS,
  sendTestMail,
} from '@alnafitha/contract';
import { aDashboard, aMessage, anAdmin } from '@alnafitha/contract/factories';
import { screen, waitFor, within } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { describe, expect, it, onTestFinished } from 'vitest';
import { deferred } from '../../../testing/deferred';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint, mockSite } from '../../../testing/server';
import { greeting } from './dashboard-page';
import { initialsOf } from './message-preview';
import { formatDuration } from './waiting';

type Dashboard = ReturnType<typeof aDashboard>;

const mockDashboard = (changes: Partial<Dashboard> = {}) =>
  mockEndpoint(readDashboard, () => aDashboard(changes));

it('the panel of an own company has no invented figures or dead ends, and opens the editors', async () => {
  mockSite({ company: { isSample: false } });
  mockDashboard();
  await renderAdmin('/admin');
  const sidebar = within(await screen.findByRole('complementary', { name: 'Admin Panel' }));
  await waitFor(() => expect(sidebar.queryByText('Help')).toBeNull());
  expect(sidebar.getByRole('link', { name: 'Messages' })).toHaveTextContent(/^Messages$/);
  const targets = { 'Hero Sliders': 'website?block=hero', Testimonials: 'website/testimonials' };
  for (const [name, path] of Object.entries({ ...targets, Settings: 'settings' }))
    expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', `/admin/${path}`);
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
  expect(actions.getByRole('link', { name: 'Manage All Settings' })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
  expect((await screen.findByRole('region', { name: 'Messages' })).textContent).not.toMatch(/%/);
  for (const name of ['Website Traffic', 'System Status', 'Notification Center'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it("the panel has the device's theme until another is chosen", async () => {
  const { device } = (window as unknown as Window).happyDOM.settings;
  device.prefersColorScheme = 'dark';
  onTestFinished(() => {
    device.prefersColorScheme = 'light';
    localStorage.clear();
  });
  mockDashboard();
  const { press } = await renderAdmin('/admin');
  await press('Switch to light theme');
  expect(await screen.findByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  expect(localStorage.getItem(STORAGE_KEYS.adminTheme)).toBe('light');
});

describe('the dashboard', () => {
  it('shows counts with links to the lists, the newest enquiries with links before what is left to do, and which schedules have not run', async () => {
    const text = 'We need doors. '.repeat(10);
    const since = '2026-03-01T12:30:00.000Z';
    mockDashboard({
      stopped: [
        { name: 'checkWaiting', since },
        { name: 'tidyUp', since },
      ],
      counts: { contacts: 23, blogPosts: 12, projects: 18, images: 64 },
      recentSubmissions: [
        aMessage({ id: 'm1', name: 'noor', message: text }),
        aMessage({ id: 'm2', name: 'Omar', status: 'processing' }),
        aMessage({ id: 'm3', name: 'Huda', status: 'completed' }),
      ],
    });
    mockEndpoint(readSetup, (): Setup => ({ open: ['hero'], samples: 0, undescribed: 0 }));
    await renderAdmin('/admin');
    await screen.findByRole('region', { name: 'Messages' });
    await screen.findByRole('region', { name: 'Make it yours' });
    await screen.findByRole('region', { name: 'Notification Center' });
    const regions = screen
      .getAllByRole('region')
      .map((region) => [region, within(region).getByRole('heading').textContent] as const);
    expect(
      regions.slice(0, 4).map(([region, title]) => {
        const link = within(region).getByRole('link', { name: `View details: ${title}` });
        return [region.textContent?.match(/^\D+\d+[+-]?\d%/)?.[0], link.getAttribute('href')];
      }),
    ).toEqual([
      ['Messages23+5%', '/admin/messages'],
      ['Blog Posts12+5%', '/admin/blog-posts'],
      ['Projects180%', '/admin/projects'],
      ['Media64-3%', '/admin/images'],
    ]);
    expect(regions.slice(4).map(([, title]) => title)).toEqual([
      'Recent Contact Submissions',
      'Make it yours',
      'Quick Actions',
      'Website Traffic',
      'System Status',
      'Notification Center',
    ]);
    const quickActions = screen.getByRole('region', { name: 'Quick Actions' });
    expect(
      within(quickActions)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(
      expect.arrayContaining([
        '/admin/blog-posts/new',
        '/admin/projects/new',
        '/admin/services/new',
        '/admin/images/upload',
      ]),
    );
    const noor = screen.getByRole('link', { name: /noor/ });
    expect(noor).toHaveAttribute('href', '/admin/messages/m1');
    expect(noor).toHaveTextContent(`NOnoormariam@example.comNew${text.slice(0, 80)}…1 Mar 2026, 12:30`);
    expect(within(screen.getByRole('link', { name: /Omar/ })).getByText('Processing')).toBeVisible();
    expect(within(screen.getByRole('link', { name: /Huda/ })).getByText('Completed')).toBeVisible();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'The check for waiting enquiries has not run since 1 Mar 2026, 15:30. Please ask whoever runs the website to look at its schedules.',
      'The nightly tidying of mails and deleted content has not run since 1 Mar 2026, 15:30. Please ask whoever runs the website to look at its schedules.',
    ]);
  });

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const none = aDashboard();
  const linksOfNone = [
    ['New messagesNone', '/admin/messages?status=new'],
    ['Oldest unansweredNothing waiting', '/admin/messages?status=new'],
    ['DraftsNone', '/admin/blog-posts?state=draft'],
    ['Images without a descriptionNone', '/admin/images?description=none'],
  ];
  it.each([
    ['nothing is pending', none, linksOfNone],
    [
      'work is pending, and mails were not sent',
      {
        waiting: {
          newEnquiries: 5,
          oldestUnanswered: { id: 'm9', createdAt: hoursAgo(3.5), isOverdue: false },
          unsent: { count: 3, id: 'm4' },
          drafts: 2,
          scheduled: { count: 2, next: '2099-01-04T05:00:00.000Z' },
          undescribedImages: 7,
          untranslated: { en: 3, ar: 0 },
        },
      },
      [
        ['New messages5', '/admin/messages?status=new'],
        ['Oldest unanswered3 hours', '/admin/messages/m9'],
        ['Drafts2', '/admin/blog-posts?state=draft'],
        ['Images without a description7', '/admin/images?description=none'],
        ['Without English3', '/admin/translations?to=en'],
        ['Scheduled posts2Live on 4 Jan 2099, 08:00', '/admin/blog-posts?state=scheduled'],
        ['Mails not sent3', '/admin/messages/m4'],
      ],
    ],
    [
      'an enquiry is overdue, and how soon others were answered',
      {
        waiting: {
          ...none.waiting,
          oldestUnanswered: { id: 'm9', createdAt: hoursAgo(7.5), isOverdue: true },
        },
        responses: { medianMs: 2.5 * 3_600_000, withinPromise: 0.954 },
      },
      [
        ['New messagesNone', '/admin/messages?status=new'],
        ['Oldest unanswered7 hoursOverdue', '/admin/messages/m9'],
        ['First answer after2 hours95% within a working day', '/admin/messages'],
        ['DraftsNone', '/admin/blog-posts?state=draft'],
        ['Images without a descriptionNone', '/admin/images?description=none'],
      ],
    ],
    [
      'only a reply of a deleted message was not sent',
      { waiting: { ...none.waiting, unsent: { count: 1, deleted: true } } },
      [...linksOfNone, ['Mails not sent1Deleted messages', '/admin/messages?deleted=yes']],
    ],
    [
      'only an alarm was not sent',
      { waiting: { ...none.waiting, unsent: { count: 2 } } },
      [...linksOfNone, ['Mails not sent2Mail to the office', '/admin/messages']],
    ],
  ] as const)('shows with links that %s', async (_, changes, links) => {
    mockDashboard(changes);
    await renderAdmin('/admin');
    const strip = within(await screen.findByRole('list', { name: 'Waiting now', busy: false }));
    const waiting = strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(waiting).toEqual(links);
  });

  it('offers a retry when loading fails, and refetches at each visit', async () => {
    mockEndpoint(readDashboard, () => new MockError(500, ''));
    const { press } = await renderAdmin('/admin');
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    mockDashboard();
    await press('Retry');
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.queryByText('Failed to load dashboard data')).toBeNull();
    mockDashboard({ waiting: { ...none.waiting, newEnquiries: 2 } });
    await press('Settings', 'link');
    await screen.findByText('Content coming soon');
    await press('Dashboard', 'link');
    expect(await screen.findByRole('link', { name: 'New messages 2' })).toBeVisible();
  });

  it.each([null, ''])('calls an administrator named %j by the role, also in the menu', async (name) => {
    mockDashboard();
    const { press } = await renderAdmin('/admin', { admin: anAdmin({ name }) });
    expect(await screen.findByText(/^Good (morning|afternoon|evening), Administrator$/)).toBeVisible();
    await press('User menu');
    const menu = await screen.findByRole('region', { name: 'User menu' });
    expect(within(menu).getAllByText('Administrator')).toHaveLength(2);
  });

  it('is in Arabic with the default name of the administrator, and its trends point up', async () => {
    mockDashboard();
    const { press } = await renderAdmin('/admin', {
      language: 'ar',
      admin: anAdmin({ name: 'Site Administrator' }),
    });
    expect(await screen.findByText(/^(صباح الخير|مساء الخير)، مدير الموقع$/)).toBeVisible();
    expect(await screen.findByText('لا توجد رسائل بعد')).toBeVisible();
    const [trend] = await screen.findAllByText('+5%');
    expect(trend?.previousElementSibling).not.toHaveStyle({ transform: 'scaleX(-1)' });
    await press('قائمة المستخدم');
    expect(within(screen.getByRole('menu')).getByText('مدير الموقع')).toBeVisible();
  });
});

// Doha is three hours ahead of UTC all year.
it.each([
  ['2026-03-01T20:59:59Z', 'Good evening'],
  ['2026-03-01T21:00:00Z', 'Good morning'],
  ['2026-03-01T08:59:59Z', 'Good morning'],
  ['2026-03-01T09:00:00Z', 'Good afternoon'],
  ['2026-07-01T14:59:59Z', 'Good afternoon'],
  ['2026-07-01T15:00:00Z', 'Good evening'],
])('the greeting at %s is %s', (now, text) => expect(greeting(new Date(now))).toBe(text));

it.each([
  ['noor', 'NO'],
  [' Mariam Al-Kuwari', 'MA'],
  ['خالد', 'خا'],
  ['\u2067علي\u2069', 'عل'],
  ['q', 'Q'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

it.each([
  ['2026-03-03T12:00:00Z', '1 minute', 'دقيقة'],
  // The browser's clock is behind the server's.
  ['2026-03-03T12:00:30Z', '1 minute', 'دقيقة'],
  ['2026-03-03T11:01:00Z', '59 minutes', '59 دقيقة'],
  ['2026-03-03T11:00:00Z', '1 hour', 'ساعة'],
  ['2026-03-03T08:30:00Z', '3 hours', '3 ساعات'],
  ['2026-03-02T12:00:01Z', '23 hours', '23 ساعة'],
  ['2026-03-01T12:00:00Z', '2 days', 'يومان'],
  ['2026-02-20T12:00:00Z', '11 days', '11 يومًا'],
])('%s is %s ago', (then, english, arabic) => {
  const age = Date.parse('2026-03-03T12:00:00Z') - Date.parse(then);
  expect(formatDuration(age, 'en')).toBe(english);
  expect(formatDuration(age, 'ar')).toBe(arabic);
});

describe('what is left of the sample', () => {
  const mockSetup = (setup: Setup) => mockEndpoint(readSetup, () => setup);

  it('is listed with links until nothing is left', async () => {
    mockDashboard();
    mockSetup({ open: ['numbers', 'hours', 'descriptions', 'administrator'], samples: 0, undescribed: 3 });
    await renderAdmin('/admin');
    const card = await screen.findByRole('region', { name: 'Make it yours' });
    expect(card).toHaveTextContent('13 of 17 are done');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => [item.textContent, within(item).queryByRole('link')?.getAttribute('href')]),
    ).toEqual([
      ['Telephone numbers', '/admin/website?block=company'],
      ['Opening hours', '/admin/website?block=hours'],
      ['3 pictures have no description', '/admin/images?category=Portfolio&description=none'],
      ['A second person who may do everything', '/admin/people'],
    ]);
  });

  it('has a text for whoever runs the website, and leaves what only they can do out once it is copied', async () => {
    mockDashboard();
    mockSetup({ open: ['logo', 'mail'], samples: 0, undescribed: 0 });
    const { user } = await renderAdmin('/admin');
    const card = within(await screen.findByRole('region', { name: 'Make it yours' }));
    await user.click(card.getByRole('button', { name: 'Copy this for whoever runs the website' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('MAIL_FROM');
    await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(1));
    expect(card.getByText('16 of 17 are done')).toBeVisible();
    expect(card.queryByRole('button')).toBeNull();
  });

  it('sends a test mail, and tells to whom', async () => {
    mockDashboard();
    mockSetup({ open: ['mail'], samples: 0, undescribed: 0 });
    const requests = mockEndpoint(sendTestMail, () => ({ to: ['noor@example.com'] }));
    const { user } = await renderAdmin('/admin');
    await user.click(await screen.findByRole('button', { name: 'Send a test mail to me' }));
    expect(await screen.findByText('Look into the mailbox of noor@example.com.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ to: 'administrator' }]);
  });

  it('is removed after a confirmation', async () => {
    mockDashboard();
    let samples = 32;
    const reads = mockEndpoint(readSetup, async () => {
      if (samples === 0) await refetch.promise;
      return { open: [], samples, undescribed: 0 };
    });
    const rest = deferred();
    const refetch = deferred();
    const requests = mockEndpoint(removeSamples, async () => {
      if (samples < 32) await rest.promise;
      samples = samples === 32 ? 12 : 0;
      // One of the last was edited meanwhile.
      return samples > 0 ? { removed: 20, left: 12 } : { removed: 11, left: 0 };
    });
    const { user } = await renderAdmin('/admin');
    const card = await screen.findByRole('region', { name: 'Make it yours' });
    expect(card).toHaveTextContent('32 entries that nobody has changed.');
    await user.click(within(card).getByRole('button', { name: 'Remove the sample content' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Remove the sample content?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove the sample content' }));
    expect(await within(dialog).findByText('20 of 32')).toBeVisible();
    rest.resolve();
    await waitFor(() => expect(reads).toHaveLength(2));
    expect(dialog).toBeVisible();
    refetch.resolve();
    expect(await screen.findByText('The sample content was moved to the deleted entries.')).toBeVisible();
    expect(requests).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Make it yours' })).toBeNull();
  });
});
