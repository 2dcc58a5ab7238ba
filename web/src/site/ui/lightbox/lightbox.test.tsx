import type { Language } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../testing/render-site';
import Lightbox from './lightbox';

const titles = ['Doors', 'Windows', 'Railings', 'Kitchens'];

function Images({ count }: { count: number }) {
  const [index, setIndex] = useState<number>();
  const items = titles
    .slice(0, count)
    .map((title) => ({ title, alt: `${title} of a villa`, ...aResponsiveImage(title) }));
  return (
    <>
      {items.map(({ title }, position) => (
        <button type="button" key={title} onClick={() => setIndex(position)}>
          {title}
        </button>
      ))}
      {index !== undefined && (
        <Lightbox items={items} index={index} onChange={setIndex} onClose={() => setIndex(undefined)} />
      )}
    </>
  );
}

/** Opens the image of that title, among `count` images. */
async function open(title: string, { count = 4, language = 'en' as Language } = {}) {
  const user = await renderInSite(<Images count={count} />, language);
  await user.click(screen.getByRole('button', { name: title }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { user, dialog };
}

const currentDialog = () => screen.getByRole('dialog');

/** Swipes horizontally. */
function swipe(from: number, to: number, options = {}) {
  const image = within(currentDialog()).getByRole('img');
  const touch = { isPrimary: true, pointerType: 'touch', clientY: 300, ...options };
  fireEvent.pointerDown(image, { ...touch, clientX: from });
  fireEvent.pointerUp(image, { ...touch, clientX: to, clientY: 310 });
}

it('shows the image with its alternative text, title and position, and preloads its neighbours, to which buttons lead', async () => {
  const { user, dialog } = await open('Doors');
  const image = within(dialog).getByRole('img', { name: 'Doors of a villa' });
  expect(image).toHaveAttribute('src', aResponsiveImage('Doors').image);
  expect(within(dialog).getByText('1 / 4')).toBeVisible();
  const preloaded = [...dialog.querySelectorAll('img[hidden]')].map((image) => image.getAttribute('srcset'));
  expect(preloaded).toEqual([
    aResponsiveImage('Windows').picture.srcSet,
    aResponsiveImage('Kitchens').picture.srcSet,
  ]);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(currentDialog()).toHaveAccessibleName('Kitchens');
  expect(screen.getByText('4 / 4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(currentDialog()).toHaveAccessibleName('Doors');
});

it.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', -200],
  ['ar', '{ArrowLeft}', '{ArrowRight}', 200],
] as const)('follows keys and swipes in %s', async (language, next, previous, towardsNext) => {
  const { user } = await open('Doors', { language });
  await user.keyboard(next);
  expect(currentDialog()).toHaveAccessibleName('Windows');
  await user.keyboard(previous);
  await user.keyboard(previous);
  expect(currentDialog()).toHaveAccessibleName('Kitchens');
  swipe(300, 300 + towardsNext);
  expect(currentDialog()).toHaveAccessibleName('Doors');
  swipe(300, 300 - towardsNext);
  expect(currentDialog()).toHaveAccessibleName('Kitchens');
});

it('ignores taps, the mouse and vertical swipes, closes on Escape and returns the focus', async () => {
  const { user } = await open('Windows');
  swipe(300, 280);
  swipe(300, 100, { pointerType: 'mouse' });
  vi.stubGlobal('visualViewport', { scale: 2.5 });
  swipe(300, 100);
  swipe(100, 300);
  vi.unstubAllGlobals();
  swipe(300, 200, { clientY: 900 });
  expect(currentDialog()).toHaveAccessibleName('Windows');
  expect(currentDialog()).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Windows' })).toHaveFocus();
});

it('has no next image when there is only one', async () => {
  const { user } = await open('Doors', { count: 1 });
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 1')).toBeVisible();
});
