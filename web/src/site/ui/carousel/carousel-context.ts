import { createContext, useContext } from 'react';

export interface CarouselValue {
  /** Where it stands, from 0. */
  position: number;
  /** At how many places it can stand. */
  stops: number;
  /** Places beyond the ends are counted from the other end. */
  goTo: (position: number) => void;
  /** Whether it moves on by itself; `none` for one that never does. */
  autoplay: 'none' | 'playing' | 'stopped';
  toggleAutoplay: () => void;
  /** True while the next move will come by itself: not under a pointer, and not with the focus inside. */
  isMoving: boolean;
}

export const CarouselContext = createContext<CarouselValue | null>(null);

export function useCarousel(): CarouselValue {
  const value = useContext(CarouselContext);
  if (!value) throw new Error('useCarousel must be used within a <Carousel />');
  return value;
}
