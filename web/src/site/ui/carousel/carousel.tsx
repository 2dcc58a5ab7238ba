import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { styles } from '../../../shared/ui/polymorphic';
import type { Sx } from '../../../shared/ui/style/style';
import { useSwipe } from '../use-swipe';
import { CarouselContext } from './carousel-context';
import { useAutoplay } from './use-autoplay';

interface Props {
  /** Names the carousel for screen readers. */
  label: string;
  /** At how many places it can stand. */
  stops: number;
  /** Between two moves of its own, in milliseconds; without it, it waits for the visitor. */
  interval?: number;
  sx?: Sx | undefined;
  children: ReactNode;
}

/**
 * What is shown in turns, with wrap-around: by the controls inside, by the arrow keys, by a swipe, and by itself where it has
 * an interval. The next place is in the reading direction: to the left in Arabic.
 */
export function Carousel({ label, stops, interval, sx, children }: Props) {
  const { t, direction } = useLanguage();
  const forwards = direction === 'rtl' ? -1 : 1;
  const [lastPosition, setPosition] = useState(0);
  // The places can become fewer, as when a phone is turned.
  const position = Math.min(lastPosition, stops - 1);
  const goTo = (to: number) => setPosition((to + stops) % stops);
  const moveOn = useCallback(() => setPosition((from) => (from + 1) % stops), [stops]);
  const { holders, ...autoplay } = useAutoplay({
    interval: stops > 1 ? interval : undefined,
    position,
    moveOn,
  });
  // The content follows the finger: what comes next is pulled in from the far side.
  const swipe = useSwipe((towards) => goTo(position + (towards === 'left' ? forwards : -forwards)));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const sense = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (sense === undefined) return;
    event.preventDefault();
    // The slide that holds the focus is about to become unreachable.
    if (event.target instanceof Element && event.target.closest('[role="group"]'))
      event.currentTarget.focus();
    goTo(position + sense * forwards);
  }

  return (
    <CarouselContext value={{ position, stops, goTo, ...autoplay }}>
      <Box
        component="section"
        tabIndex={-1}
        aria-roledescription={t('carousel')}
        aria-label={label}
        onKeyDown={onKeyDown}
        {...holders}
        {...swipe}
        sx={styles({ touchAction: 'pan-y' }, sx)}
      >
        {children}
      </Box>
    </CarouselContext>
  );
}
