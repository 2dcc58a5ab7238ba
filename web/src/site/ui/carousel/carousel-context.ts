import { createContext, useContext } from 'react';

export interface CarouselValue {
  /** The current position, from 0. */
  position: number;
  /** The number of positions. */
  stops: number;
  /** Positions beyond the ends wrap around. */
  goTo: (position: number) => void;
  /** `none` if the carousel never advances by itself. */
  autoplay: 'none' | 'playing' | 'stopped';
  toggleAutoplay: () => void;
  /** True while autoplay runs: not while hovered or focused. */
  isMoving: boolean;
}

export const CarouselContext = createContext<CarouselValue | null>(null);

export function useCarousel(): CarouselValue {
  const value = useContext(CarouselContext);
  if (!value) throw new Error('useCarousel must be used within a <Carousel />');
  return value;
}
