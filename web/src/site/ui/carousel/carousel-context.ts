import { createContext, useContext } from 'react';

export interface CarouselValue {
  /** Counts from 0. */
  position: number;
  /** Number of positions. */
  stops: number;
  /** Number of slides that are shown at a time. */
  perView: number;
  /** The position wraps around. */
  goTo: (position: number) => void;
  /** `none` without autoplay. */
  autoplay: 'none' | 'playing' | 'stopped';
  toggleAutoplay: () => void;
  /** Autoplay runs: not while hovered or focused. */
  isMoving: boolean;
}

export const CarouselContext = createContext<CarouselValue | null>(null);

export function useCarousel(): CarouselValue {
  const value = useContext(CarouselContext);
  if (!value) throw new Error('useCarousel must be used within a <Carousel />');
  return value;
}
