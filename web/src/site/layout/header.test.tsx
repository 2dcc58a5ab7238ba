import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../../../testing/render-site';

// CSS hides it in the wide window of the tests.
const isOpen = () => screen.queryByLabelText('Close menu') !== null;

/** Opens the menu of a browser that goes back at once. */
async function openMenu() {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {
    dispatchEvent(new PopStateEvent('popstate'));
  });
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => {});
  const site = await renderSite('/nowhere');
  await site.user.click(await screen.findByLabelText('Open menu'));
  const menu = await vi.waitFor(() => {
    const menu = document.getElementById('mobile-menu');
    if (!menu) throw new Error('The menu is not loaded.');
    return menu;
  });
  return { ...site, menu, back, push };
}

it('closes by Back, for which it has a history entry, and by its button, which leaves none', async () => {
  const { user, push, back } = await openMenu();
  expect(push).toHaveBeenCalledOnce();
  act(() => history.back());
  expect(isOpen()).toBe(false);
  back.mockClear();
  await user.click(screen.getByLabelText('Open menu'));
  await user.click(await screen.findByLabelText('Close menu'));
  expect(isOpen()).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

it('has the services, the phone, the chat, and what the header has only once, and closes when a link is chosen, whose page replaces its history entry', async () => {
  const { menu, back, user, url } = await openMenu();
  const [services] = within(menu).getAllByRole('list', { hidden: true }).slice(1);
  expect(
    within(services as HTMLElement)
      .getAllByText(/./, { selector: 'a' })
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Aluminium Fabrication',
    'UPVC Windows & Doors',
    'Glass Partition Work',
    'Curtain Wall Systems',
  ]);
  expect(within(menu).getByText('+974 4400 0038').closest('a')).toHaveAttribute('href', 'tel:+97444000038');
  expect(within(menu).getByText('WhatsApp chat')).toHaveAttribute('href', expect.stringContaining('wa.me'));
  expect(within(menu).queryByText('العربية')).toBeNull();
  await user.click(within(menu).getByText('About'));
  expect(url()).toBe('/about');
  await expect.poll(isOpen).toBe(false);
  expect(back).not.toHaveBeenCalled();
});
