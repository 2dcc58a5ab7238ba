import type { SxProps } from '@mui/system';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box, mergeSx } from '../../../shared/ui/box';
import { useReducedMotion } from '../../../shared/ui/use-media-query';
import { useSwipe } from '../use-swipe';
import { CarouselContext, type CarouselValue } from './carousel-context';

interface Options {
  /** Milliseconds; undefined without autoplay. */
  interval: number | undefined;
  /** Each change restarts the interval. */
  position: number;
  /** `moveOn` must be stable between renders. */
  moveOn: () => void;
}

/** Calls `moveOn` at each interval, unless hovered, focused, paused by the visitor or with reduced motion. */
function useAutoplay({ interval, position, moveOn }: Options) {
  const reducesMotion = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isOffered = interval !== undefined && !reducesMotion;
  const isMoving = isOffered && !isStopped && !isHovered && !hasFocus;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval restarts at each position.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(moveOn, interval);
    return () => clearTimeout(timer);
  }, [isMoving, interval, moveOn, position]);

  const autoplay: CarouselValue['autoplay'] = !isOffered ? 'none' : isStopped ? 'stopped' : 'playing';
  return {
    autoplay,
    isMoving,
    toggleAutoplay: () => setStopped(!isStopped),
    pauseHandlers: {
      // Touch has no hover, and would not end the pause.
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

interface Props {
  /** Accessible name. */
  label: string;
  /** Number of slides. */
  slides: number;
  /** Number of slides that are shown at a time; 1 by default. */
  perView?: number;
  /** Interval of autoplay, in milliseconds; none by default. */
  interval?: number;
  sx?: SxProps | undefined;
  children: ReactNode;
}

/** Wraps around; moves by controls, arrow keys, swipes and autoplay. In Arabic, next is to the left. */
export function Carousel({ label, slides, perView = 1, interval, sx, children }: Props) {
  const { t, direction } = useLanguage();
  const stops = Math.max(1, slides - perView + 1);
  const forwards = direction === 'rtl' ? -1 : 1;
  const [lastPosition, setPosition] = useState(0);
  // Positions can decrease, for example when a phone is rotated.
  const position = Math.min(lastPosition, stops - 1);
  const goTo = (to: number) => setPosition((to + stops) % stops);
  const moveOn = useCallback(() => setPosition((from) => (from + 1) % stops), [stops]);
  const { pauseHandlers, ...autoplay } = useAutoplay({
    interval: stops > 1 ? interval : undefined,
    position,
    moveOn,
  });
  // Content follows the finger: a swipe to the left reveals what is on the right.
  const swipe = useSwipe((towards) => goTo(position + (towards === 'left' ? forwards : -forwards)));

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // The focused slide becomes inert.
    if (event.target instanceof Element && event.target.closest('[role="group"]'))
      event.currentTarget.focus();
    goTo(position + step * forwards);
  }

  return (
    <CarouselContext value={{ position, stops, perView, goTo, ...autoplay }}>
      <Box
        component="section"
        tabIndex={-1}
        aria-roledescription={t('carousel')}
        aria-label={label}
        onKeyDown={onKeyDown}
        {...pauseHandlers}
        {...swipe}
        sx={mergeSx({ touchAction: 'pan-y' }, sx)}
      >
        {children}
      </Box>
    </CarouselContext>
  );
}
