import { type RefObject, useEffect, useState } from 'react';

/** True from the moment on that a good part of the element has been on the screen. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { threshold: 0.4 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, wasSeen]);
  return wasSeen;
}
