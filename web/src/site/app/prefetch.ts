import { plainPathOf } from './entrance';
import { prefetchPage } from './pages';

/** Fetches the code of a page when a link to it is pointed at, or reached by the keyboard. */
export function prefetchWherePointed(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === location.origin && link.pathname !== location.pathname)
      prefetchPage(plainPathOf(link.pathname));
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}
