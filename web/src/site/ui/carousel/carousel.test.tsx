import { type Language, localizedPath } from '@alnafitha/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../shared/app/query-client';
import { loadArabic, Providers } from '../../app/providers';
import { Carousel } from './carousel';
import { useCarousel } from './carousel-context';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide, CarouselSlides } from './carousel-slides';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Slides({ texts }: { texts: readonly string[] }) {
  const { position } = useCarousel();
  return (
    <CarouselSlides>
      {texts.map((text, index) => (
        <CarouselSlide key={text} number={index + 1} count={texts.length} isShown={index === position}>
          <a href="#more">{text}</a>
        </CarouselSlide>
      ))}
    </CarouselSlides>
  );
}

async function show({ language = 'en', texts = ['one', 'two', 'three'], interval = 0 } = {}) {
  const dictionary = language === 'ar' ? await loadArabic() : undefined;
  render(
    <MemoryRouter initialEntries={[localizedPath(language as Language, '/')]}>
      <Providers queryClient={createQueryClient()} initialDictionary={dictionary}>
        <Carousel label="Images" stops={texts.length} {...(interval > 0 && { interval })}>
          <Slides texts={texts} />
          <CarouselControls />
        </Carousel>
      </Providers>
    </MemoryRouter>,
  );
}

const carousel = () => screen.getByRole('region', { name: 'Images' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The slides that are not inert. */
const shown = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function swipe(fromX: number, toX: number, toY = 0) {
  fireEvent.pointerDown(carousel(), { isPrimary: true, pointerType: 'touch', clientX: fromX, clientY: 0 });
  fireEvent.pointerUp(carousel(), { isPrimary: true, pointerType: 'touch', clientX: toX, clientY: toY });
}

function stubReducedMotion() {
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = new EventTarget();
    return Object.assign(list, {
      matches: query.includes('reduce'),
      media: query,
      addListener: () => {},
      removeListener: () => {},
    });
  });
}

describe('carousel', () => {
  it('wraps around at both ends', async () => {
    await show();
    expect(shown()).toEqual(['one']);
    press('Previous');
    expect(shown()).toEqual(['three']);
    press('Next');
    press('Next');
    expect(shown()).toEqual(['two']);
  });

  it('goes to the position of a dot and marks it', async () => {
    await show();
    press('Show 3 of 3');
    expect(shown()).toEqual(['three']);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Show 3 of 3');
  });

  it('shows a counter instead of dots for many positions', async () => {
    await show({ texts: ['a', 'b', 'c', 'd', 'e', 'f'] });
    press('Next');
    expect(screen.getByText('2 of 6')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('has no controls with only one position', async () => {
    await show({ texts: ['one'] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    { language: 'en', next: 'ArrowRight', previous: 'ArrowLeft' },
    { language: 'ar', next: 'ArrowLeft', previous: 'ArrowRight' },
  ])('follows the arrow keys in the reading direction ($language)', async ({ language, next, previous }) => {
    await show({ language });
    fireEvent.keyDown(carousel(), { key: next });
    expect(shown()).toEqual(['two']);
    fireEvent.keyDown(carousel(), { key: previous });
    fireEvent.keyDown(carousel(), { key: previous });
    expect(shown()).toEqual(['three']);
  });

  it('moves the focus to the carousel when the arrow keys hide the focused slide', async () => {
    await show();
    screen.getByRole('link', { name: 'one' }).focus();
    fireEvent.keyDown(screen.getByRole('link', { name: 'one' }), { key: 'ArrowRight' });
    expect(carousel()).toHaveFocus();
  });

  it.each([
    { language: 'en', towardsNext: -60 },
    { language: 'ar', towardsNext: 60 },
  ])('follows a swipe ($language)', async ({ language, towardsNext }) => {
    await show({ language });
    swipe(200, 200 + towardsNext);
    expect(shown()).toEqual(['two']);
    swipe(200, 200 - towardsNext);
    expect(shown()).toEqual(['one']);
  });

  it('ignores taps and scrolling', async () => {
    await show();
    swipe(200, 180);
    swipe(200, 150, 300);
    expect(shown()).toEqual(['one']);
  });
});

describe('carousel with autoplay', () => {
  it('advances at each interval, which restarts after each move, and wraps around', async () => {
    vi.useFakeTimers();
    await show({ interval: 5000 });
    wait(4999);
    expect(shown()).toEqual(['one']);
    wait(1);
    expect(shown()).toEqual(['two']);
    wait(3000);
    press('Next');
    wait(4999);
    expect(shown()).toEqual(['three']);
    wait(1);
    expect(shown()).toEqual(['one']);
  });

  it('pauses while hovered, but not after a touch', async () => {
    vi.useFakeTimers();
    await show({ interval: 5000 });
    fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' });
    wait(20_000);
    expect(shown()).toEqual(['one']);
    fireEvent.pointerLeave(carousel());
    wait(5000);
    expect(shown()).toEqual(['two']);
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
    wait(5000);
    expect(shown()).toEqual(['three']);
  });

  it('pauses and announces changes while focused', async () => {
    vi.useFakeTimers();
    await show({ interval: 5000 });
    const live = () => carousel().querySelector('[aria-live]');
    expect(live()).toHaveAttribute('aria-live', 'off');
    const next = screen.getByRole('button', { name: 'Next' });
    act(() => next.focus());
    wait(20_000);
    expect(shown()).toEqual(['one']);
    expect(live()).toHaveAttribute('aria-live', 'polite');
    act(() => next.blur());
    wait(5000);
    expect(shown()).toEqual(['two']);
  });

  it('can be paused and resumed', async () => {
    vi.useFakeTimers();
    await show({ interval: 5000 });
    press('Pause the slides');
    wait(20_000);
    expect(shown()).toEqual(['one']);
    press('Play the slides');
    wait(5000);
    expect(shown()).toEqual(['two']);
  });

  it('does not autoplay with reduced motion', async () => {
    stubReducedMotion();
    vi.useFakeTimers();
    await show({ interval: 5000 });
    wait(20_000);
    expect(shown()).toEqual(['one']);
    expect(screen.queryByRole('button', { name: /slides/ })).toBeNull();
  });
});

describe('useCarousel', () => {
  it('throws outside a carousel', () => {
    const log = vi.mocked(console.error).mockImplementation(() => {});
    expect(() => render(<Slides texts={[]} />)).toThrow('useCarousel must be used within a <Carousel />');
    log.mockClear();
  });
});
