/** Elements within this distance of the viewport start to load. */
export const NEAR_VIEWPORT: IntersectionObserverInit = { rootMargin: '300px 0px' };

/** Calls back once, when the element intersects the viewport. Returns a function that stops observing. */
export function observeIntersection(
  element: Element,
  onIntersect: () => void,
  options: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onIntersect();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}
