import type { Language } from '@alnafitha/contract';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reduceMotion } from '../../../../testing/reduced-motion';
import { renderInSite } from '../../../../testing/render-site';
import { Carousel } from './carousel';
import { useCarousel } from './carousel-context';
import { CarouselControls } from './carousel-controls';
import { CarouselSlide, CarouselSlides } from './carousel-slides';

afterEach(() => {
  vi.useRealTimers();
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

const show = (texts = ['one', 'two', 'three'], language?: Language) =>
  renderInSite(
    <Carousel label="Images" slides={texts.length} interval={5000}>
      <Slides texts={texts} />
      <CarouselControls />
    </Carousel>,
    language,
  );

const carousel = () => screen.getByRole('region', { name: 'Images' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The slides that are not inert. */
const visibleSlides = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((slide) => !slide.hasAttribute('inert'))
    .map(({ textContent }) => textContent);
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

function swipe(fromX: number, toX: number) {
  fireEvent.pointerDown(carousel(), { isPrimary: true, pointerType: 'touch', clientX: fromX, clientY: 0 });
  fireEvent.pointerUp(carousel(), { isPrimary: true, pointerType: 'touch', clientX: toX, clientY: 0 });
}

describe('carousel', () => {
  it('goes to the position of a dot, which it marks, and wraps around at both ends', async () => {
    await show();
    expect(visibleSlides()).toEqual(['one']);
    press('Previous');
    expect(visibleSlides()).toEqual(['three']);
    press('Next');
    expect(visibleSlides()).toEqual(['one']);
    press('Show 2 of 3');
    expect(visibleSlides()).toEqual(['two']);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Show 2 of 3');
  });

  it('has a counter instead of dots for more than five positions, of slides when several are shown at a time, and no controls for one', async () => {
    await show(['a', 'b', 'c', 'd', 'e']);
    expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(5);
    cleanup();
    await show(['a', 'b', 'c', 'd', 'e', 'f']);
    press('Next');
    expect(screen.getByText('2 of 6')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
    cleanup();
    await show(['one']);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await renderInSite(
      <Carousel label="Images" slides={8} perView={2}>
        <CarouselControls />
      </Carousel>,
    );
    expect(screen.getByText('1–2 of 8')).toBeVisible();
    press('Previous');
    expect(screen.getByText('7–8 of 8')).toBeVisible();
  });

  it.each([
    ['en', 'ArrowRight', 'ArrowLeft', -60],
    ['ar', 'ArrowLeft', 'ArrowRight', 60],
  ] as const)('follows keys and swipes in %s', async (language, next, previous, towardsNext) => {
    await show(undefined, language);
    const link = screen.getByRole('link', { name: 'one' });
    link.focus();
    fireEvent.keyDown(link, { key: next });
    expect(visibleSlides()).toEqual(['two']);
    // The slide of the link is inert.
    expect(carousel()).toHaveFocus();
    fireEvent.keyDown(carousel(), { key: previous });
    expect(visibleSlides()).toEqual(['one']);
    swipe(200, 200 + towardsNext);
    expect(visibleSlides()).toEqual(['two']);
    swipe(200, 200 - towardsNext);
    expect(visibleSlides()).toEqual(['one']);
  });
});

describe('carousel with autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('advances at each interval, which restarts after each move, and wraps around, also after a touch', async () => {
    await show();
    // A touch has no end like hovering.
    fireEvent.pointerEnter(carousel(), { pointerType: 'touch' });
    wait(4999);
    expect(visibleSlides()).toEqual(['one']);
    wait(1);
    expect(visibleSlides()).toEqual(['two']);
    wait(3000);
    press('Next');
    wait(4999);
    expect(visibleSlides()).toEqual(['three']);
    wait(1);
    expect(visibleSlides()).toEqual(['one']);
  });

  it.each<[string, () => void, () => void]>([
    [
      'hovered',
      () => fireEvent.pointerEnter(carousel(), { pointerType: 'mouse' }),
      () => fireEvent.pointerLeave(carousel()),
    ],
    [
      'focused',
      () => act(() => screen.getByRole('button', { name: 'Next' }).focus()),
      () => act(() => screen.getByRole('button', { name: 'Next' }).blur()),
    ],
    ['paused', () => press('Pause the slides'), () => press('Play the slides')],
  ])('stands still while it is %s, and announces changes', async (_, pause, resume) => {
    await show();
    const live = carousel().querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    pause();
    wait(20_000);
    expect(visibleSlides()).toEqual(['one']);
    expect(live).toHaveAttribute('aria-live', 'polite');
    resume();
    wait(5000);
    expect(visibleSlides()).toEqual(['two']);
  });

  it('has no autoplay with reduced motion', async () => {
    reduceMotion();
    await show();
    wait(20_000);
    expect(visibleSlides()).toEqual(['one']);
    expect(screen.queryByRole('button', { name: /slides/ })).toBeNull();
  });
});
