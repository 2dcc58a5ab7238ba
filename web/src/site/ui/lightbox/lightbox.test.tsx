import { type Language, localizedPath } from '@alnafitha/contract';
import { aResponsiveImage } from '@alnafitha/contract/factories';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../shared/app/query-client';
import { loadArabic, Providers } from '../../app/providers';
import { LazyLightbox, lightboxTrigger } from './lazy-lightbox';

const titles = ['Doors', 'Windows', 'Railings', 'Kitchens'];

function Images({ count }: { count: number }) {
  const [index, setIndex] = useState<number>();
  const items = titles
    .slice(0, count)
    .map((title) => ({ title, alt: `${title} of a villa`, ...aResponsiveImage(title) }));
  return (
    <>
      {items.map(({ title }, position) => (
        <button type="button" key={title} {...lightboxTrigger} onClick={() => setIndex(position)}>
          {title}
        </button>
      ))}
      {index !== undefined && (
        <LazyLightbox items={items} index={index} onChange={setIndex} onClose={() => setIndex(undefined)} />
      )}
    </>
  );
}

/** Opens the image of that title, among `count` images. */
async function open(title: string, { count = 4, language = 'en' as Language } = {}) {
  const user = userEvent.setup();
  const dictionary = language === 'ar' ? await loadArabic() : undefined;
  render(
    <MemoryRouter initialEntries={[localizedPath(language, '/')]}>
      <Providers queryClient={createQueryClient()} initialDictionary={dictionary}>
        <Images count={count} />
      </Providers>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: title }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { user, dialog };
}

const shown = () => screen.getByRole('dialog');

/** Swipes horizontally. */
function swipe(from: number, to: number, options = {}) {
  const image = within(shown()).getByRole('img');
  const touch = { isPrimary: true, pointerType: 'touch', clientY: 300, ...options };
  fireEvent.pointerDown(image, { ...touch, clientX: from });
  fireEvent.pointerUp(image, { ...touch, clientX: to, clientY: 310 });
}

describe('lightbox', () => {
  it('shows the image with its alternative text, title and position', async () => {
    const { dialog } = await open('Railings');
    expect(within(dialog).getByRole('img', { name: 'Railings of a villa' })).toHaveAttribute(
      'src',
      aResponsiveImage('Railings').image,
    );
    expect(within(dialog).getByText('3 / 4')).toBeVisible();
  });

  it('goes to the next and previous image, and wraps around', async () => {
    const { user } = await open('Doors');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toHaveAccessibleName('Kitchens');
    expect(screen.getByText('4 / 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(shown()).toHaveAccessibleName('Windows');
  });

  it.each([
    ['en', '{ArrowRight}', '{ArrowLeft}'],
    ['ar', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('follows the arrow keys in reading direction: %s', async (language, next, previous) => {
    const { user } = await open('Doors', { language });
    await user.keyboard(next);
    expect(shown()).toHaveAccessibleName('Windows');
    await user.keyboard(previous);
    await user.keyboard(previous);
    expect(shown()).toHaveAccessibleName('Kitchens');
  });

  it.each([
    ['en', 'Windows', 'Kitchens'],
    ['ar', 'Kitchens', 'Windows'],
  ] as const)('follows a swipe in reading direction: %s', async (language, leftwards, rightwards) => {
    await open('Doors', { language });
    swipe(300, 100);
    expect(shown()).toHaveAccessibleName(leftwards);
    swipe(100, 300);
    swipe(100, 300);
    expect(shown()).toHaveAccessibleName(rightwards);
  });

  it('ignores taps, the mouse and vertical swipes', async () => {
    await open('Doors');
    swipe(300, 280);
    swipe(300, 100, { pointerType: 'mouse' });
    swipe(300, 200, { clientY: 900 });
    expect(shown()).toHaveAccessibleName('Doors');
  });

  it('closes on Escape and returns the focus', async () => {
    const { user } = await open('Windows');
    expect(shown()).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Windows' })).toHaveFocus();
  });

  it('keeps the focus inside', async () => {
    const { user } = await open('Windows');
    for (let presses = 0; presses < 6; presses += 1) {
      await user.tab();
      expect(shown()).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('preloads the neighbours', async () => {
    const { dialog } = await open('Doors');
    const preloaded = [...dialog.querySelectorAll('img[hidden]')].map((image) =>
      image.getAttribute('srcset'),
    );
    expect(preloaded).toEqual([
      aResponsiveImage('Windows').picture.srcSet,
      aResponsiveImage('Kitchens').picture.srcSet,
    ]);
  });

  it('shows an error for a broken image, and shows the next', async () => {
    const { user } = await open('Doors');
    fireEvent.error(within(shown()).getByRole('img'));
    fireEvent.error(within(shown()).getByRole('img'));
    expect(within(shown()).getByText('Image Not Available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(within(shown()).queryByText('Image Not Available')).not.toBeInTheDocument();
    expect(within(shown()).getByRole('img', { name: 'Windows of a villa' })).toBeVisible();
  });

  it('has no next image when there is only one', async () => {
    const { user } = await open('Doors', { count: 1 });
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText('1 / 1')).toBeVisible();
  });
});
