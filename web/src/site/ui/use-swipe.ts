import { type PointerEvent, useRef } from 'react';

/** Distance in pixels. */
const SWIPE_DISTANCE = 48;

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

interface Point {
  x: number;
  y: number;
}

/** Calls back with the horizontal direction of a swipe; ignores multi-touch, and panning of a page that is zoomed in. */
export function useSwipe(onSwipe: (towards: 'left' | 'right') => void) {
  const start = useRef<Point>(undefined);
  const cancel = () => {
    start.current = undefined;
  };
  return {
    onPointerDown(event: PointerEvent) {
      const isFinger = event.isPrimary && event.pointerType !== 'mouse' && !isZoomed();
      start.current = isFinger ? { x: event.clientX, y: event.clientY } : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const [across, along] = [event.clientX - start.current.x, event.clientY - start.current.y];
      cancel();
      if (isZoomed()) return;
      if (Math.abs(across) < SWIPE_DISTANCE || Math.abs(across) < Math.abs(along)) return;
      onSwipe(across < 0 ? 'left' : 'right');
    },
    onPointerCancel: cancel,
  };
}
