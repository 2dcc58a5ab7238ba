import { type RefObject, useEffect, useState } from 'react';
import { observeIntersection } from './observe-intersection';

/** True once the element has intersected the viewport. The options must be the same object between renders. */
export function useInView(ref: RefObject<Element | null>, options: IntersectionObserverInit): boolean {
  const [wasInView, setInView] = useState(false);
  useEffect(() => {
    if (wasInView || !ref.current) return;
    return observeIntersection(ref.current, () => setInView(true), options);
  }, [ref, wasInView, options]);
  return wasInView;
}
