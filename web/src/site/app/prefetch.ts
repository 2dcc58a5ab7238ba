import { unprefixedPath } from '@alnafitha/contract';
import { prefetchPage } from './pages';

/** Prefetches a page's code when a link to it is hovered or focused. */
export function prefetchLinks(): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.href && link.origin === location.origin && link.pathname !== location.pathname)
      prefetchPage(unprefixedPath(link.pathname));
  };
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, prefetch, { passive: true });
}
