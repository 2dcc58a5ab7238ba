import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../use-reduced-motion';
import type { CarouselValue } from './carousel-context';

interface Options {
  /** In milliseconds; no autoplay if undefined. */
  interval: number | undefined;
  /** Each change restarts the interval. */
  position: number;
  /** Stable between renders. */
  moveOn: () => void;
}

/**
 * Calls `moveOn` at each interval, except while the element with the `pauseHandlers` is hovered or focused, after the visitor has paused it,
 * and with reduced motion.
 */
export function useAutoplay({ interval, position, moveOn }: Options) {
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
