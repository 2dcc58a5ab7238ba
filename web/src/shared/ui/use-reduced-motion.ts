import { useMedia } from './use-media';

/** Whether the visitor prefers reduced motion. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
