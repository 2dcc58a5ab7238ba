import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';
import { useReducedMotion } from '../../../shared/ui/use-reduced-motion';
import type { CarouselValue } from './carousel-context';

interface Options {
  /** Between two moves, in milliseconds; without it nothing moves by itself. */
  interval: number | undefined;
  /** Each change of place begins the interval anew. */
  position: number;
  /** Stable between renders. */
  moveOn: () => void;
}

/**
 * Calls `moveOn` at each interval, except while a pointer is over the element that spreads `holders` or the focus is in it,
 * after the visitor has stopped it, and for those who asked their system for less motion.
 */
export function useAutoplay({ interval, position, moveOn }: Options) {
  const wantsStillness = useReducedMotion();
  const [isStopped, setStopped] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isOffered = interval !== undefined && !wantsStillness;
  const isMoving = isOffered && !isStopped && !isPointedAt && !hasFocus;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew at each place.
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
    holders: {
      // A finger leaves no pointer behind that could end the pause.
      onPointerEnter: (event: PointerEvent) => setPointedAt(event.pointerType !== 'touch'),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}
