import { type PointerEvent, useRef } from 'react';

/** How far a finger must travel for a swipe, in pixels. */
const SWIPE_DISTANCE = 48;

interface Point {
  x: number;
  y: number;
}

/** Handlers that tell in which direction of the screen a finger has swiped; a second finger makes it no swipe. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<Point>(undefined);
  const forget = () => {
    start.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const isFinger = event.isPrimary && event.pointerType !== 'mouse';
      start.current = isFinger ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const [across, along] = [event.clientX - start.current.x, event.clientY - start.current.y];
      forget();
      if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < Math.abs(along)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: forget,
  };
}
