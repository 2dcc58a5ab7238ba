import { readAdmin, readDashboard } from '@alnafitha/contract';
import { aDashboard, aMessage, anAdmin } from '@alnafitha/contract/factories';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderAdmin } from '../../../testing/render-admin';
import { MockError, mockEndpoint } from '../../../testing/server';

const counts = { contacts: 23, blogPosts: 12, projects: 18, images: 64 };

beforeEach(() => {
  mockEndpoint(readAdmin, () => anAdmin({ name: 'Huda' }));
});

describe('dashboard', () => {
  it('shows counts with links to the lists', async () => {
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    await renderAdmin('/admin');
    expect(await screen.findByText(/^Good (morning|afternoon|evening), Huda$/)).toBeVisible();
    const expected = [
      ['Messages', '23', '+5%', '/admin/messages'],
      ['Blog Posts', '12', '+5%', '/admin/blog-posts'],
      ['Projects', '18', '0%', '/admin/projects'],
      ['Media', '64', '-3%', '/admin/images'],
    ] as const;
    for (const [title, value, trend, path] of expected) {
      const card = within(await screen.findByRole('region', { name: title }));
      expect(card.getByText(value)).toBeVisible();
      expect(card.getByText(trend)).toBeVisible();
      expect(card.getByRole('link', { name: `View details: ${title}` })).toHaveAttribute('href', path);
    }
  });

  it('shows pending work with links', async () => {
    const hours = 60 * 60 * 1000;
    const waiting = {
      newEnquiries: 5,
      oldestNew: { id: 'm9', createdAt: new Date(Date.now() - 3.5 * hours).toISOString() },
      undelivered: null,
      drafts: 2,
      undescribedImages: 7,
    };
    mockEndpoint(readDashboard, () => aDashboard({ counts, waiting }));
    await renderAdmin('/admin');
    await screen.findByText('3 hours');
    const strip = within(screen.getByRole('list', { name: 'Waiting now' }));
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['New messages5', '/admin/messages?status=new'],
      ['Oldest unanswered3 hours', '/admin/messages/m9'],
      ['Drafts2', '/admin/blog-posts'],
      ['Images without a description7', '/admin/images?description=none'],
    ]);
  });

  it('leads to an enquiry of which the office got no mail', async () => {
    const waiting = { ...aDashboard().waiting, undelivered: { count: 3, id: 'm4' } };
    mockEndpoint(readDashboard, () => aDashboard({ counts, waiting }));
    await renderAdmin('/admin');
    const link = await screen.findByRole('link', { name: 'Alerts not delivered 3' });
    expect(link).toHaveAttribute('href', '/admin/messages/m4');
  });

  it('shows that nothing is pending', async () => {
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    await renderAdmin('/admin');
    await screen.findByText('Nothing waiting');
    const strip = within(screen.getByRole('list', { name: 'Waiting now' }));
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['New messagesNone', '/admin/messages?status=new'],
      ['Oldest unansweredNothing waiting', '/admin/messages?status=new'],
      ['DraftsNone', '/admin/blog-posts'],
      ['Images without a descriptionNone', '/admin/images?description=none'],
    ]);
  });

  it('refetches at each visit', async () => {
    let newEnquiries = 1;
    const { oldestNew, ...others } = aDashboard().waiting;
    mockEndpoint(readDashboard, () =>
      aDashboard({ counts, waiting: { oldestNew, ...others, newEnquiries } }),
    );
    const { user } = await renderAdmin('/admin');
    expect(await screen.findByRole('link', { name: 'New messages 1' })).toBeVisible();
    newEnquiries = 2;
    await user.click(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByText('Content coming soon');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('link', { name: 'New messages 2' })).toBeVisible();
  });

  it('links to the quick actions', async () => {
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    await renderAdmin('/admin');
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    expect(actions.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      [
        ['New Blog Post', '/admin/blog-posts/new'],
        ['Add Project', '/admin/projects/new'],
        ['Add Service', '/admin/services/new'],
        ['Upload Media', '/admin/images/upload'],
        ['Manage All Settings', '/admin/settings'],
      ],
    );
  });

  it('shows the newest messages as previews with links', async () => {
    const recentSubmissions = [
      aMessage({ id: 'm1', name: 'noor', message: `${'We need doors. '.repeat(10)}Thank you.` }),
      aMessage({ id: 'm2', name: 'Omar', status: 'processing', message: 'A kitchen.' }),
      aMessage({ id: 'm3', name: 'Huda', status: 'completed' }),
    ];
    mockEndpoint(readDashboard, () => aDashboard({ counts, recentSubmissions }));
    await renderAdmin('/admin');
    const noor = await screen.findByRole('link', { name: /noor/ });
    expect(noor).toHaveAttribute('href', '/admin/messages/m1');
    expect(within(noor).getByText('NO')).toBeVisible();
    expect(within(noor).getByText('New')).toBeVisible();
    expect(within(noor).getByText(`${'We need doors. '.repeat(5)}We ne…`)).toBeVisible();
    expect(within(noor).getByText('mariam@example.com')).toBeVisible();
    expect(within(noor).getByText(/1 Mar 2026, 12:30/)).toBeVisible();
    expect(within(screen.getByRole('link', { name: /Omar/ })).getByText('Processing')).toBeVisible();
    expect(within(screen.getByRole('link', { name: /Huda/ })).getByText('Completed')).toBeVisible();
  });

  it('shows the enquiries before the placeholders', async () => {
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    await renderAdmin('/admin');
    await screen.findByRole('region', { name: 'Messages' });
    const titles = screen
      .getAllByRole('region')
      .map((region) => within(region).getByRole('heading').textContent);
    expect(titles.slice(4)).toEqual([
      'Recent Contact Submissions',
      'Quick Actions',
      'Website Traffic',
      'System Status',
      'Notification Center',
    ]);
  });

  it('shows the fixed placeholder values', async () => {
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    await renderAdmin('/admin');
    expect(await screen.findByText('No messages yet')).toBeVisible();
    const meters = screen.getAllByRole('meter');
    expect(meters.map((meter) => meter.getAttribute('aria-valuenow'))).toEqual(['92', '45', '28']);
    const notices = within(screen.getByRole('region', { name: 'Notification Center' }));
    expect(notices.getAllByRole('listitem')).toHaveLength(3);
  });

  it('offers a retry when loading fails', async () => {
    let isDown = true;
    mockEndpoint(readDashboard, () =>
      isDown
        ? new MockError(500, { message: 'Something went wrong on our side. Please try again.' })
        : aDashboard({ counts }),
    );
    const { user } = await renderAdmin('/admin');
    expect(await screen.findByText('Failed to load dashboard data')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No messages yet')).toBeVisible();
    expect(screen.queryByText('Failed to load dashboard data')).toBeNull();
  });

  it.each([null, ''])(
    'calls an administrator whose name is %j by the role, in the menu, too',
    async (name) => {
      mockEndpoint(readAdmin, () => anAdmin({ name }));
      mockEndpoint(readDashboard, () => aDashboard({ counts }));
      const { user } = await renderAdmin('/admin');
      expect(await screen.findByText(/^Good (morning|afternoon|evening), Administrator$/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'User menu' }));
      const menu = await screen.findByRole('region', { name: 'User menu' });
      expect(within(menu).getAllByText('Administrator')).toHaveLength(2);
    },
  );

  it('is in Arabic, even for an administrator without a name', async () => {
    mockEndpoint(readAdmin, () => anAdmin({ name: null }));
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    await renderAdmin('/admin', 'ar');
    expect(await screen.findByText(/^(صباح الخير|مساء الخير)، مدير$/)).toBeVisible();
    expect(await screen.findByText('لا توجد رسائل بعد')).toBeVisible();
    const [trend] = await screen.findAllByText('+5%');
    expect(trend?.previousElementSibling).not.toHaveStyle({ transform: 'scaleX(-1)' });
  });

  it("translates the default administrator's name, and keeps a person's name", async () => {
    mockEndpoint(readDashboard, () => aDashboard({ counts }));
    mockEndpoint(readAdmin, () => anAdmin({ name: 'Site Administrator' }));
    const { user } = await renderAdmin('/admin', 'ar');
    expect(await screen.findByText(/^(صباح الخير|مساء الخير)، مدير الموقع$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'قائمة المستخدم' }));
    expect(within(screen.getByRole('menu')).getByText('مدير الموقع')).toBeVisible();
  });
});
