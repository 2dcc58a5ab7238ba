import type { ComponentProps } from 'react';
import { LazyPart } from '../../../shared/ui/lazy-part';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';

const load = () => import('./lightbox');
const Lightbox = retryableLazy(load);

/** Loads at its first use. */
export function LazyLightbox(props: ComponentProps<typeof Lightbox>) {
  return (
    <LazyPart onFailure={props.onClose}>
      <Lightbox {...props} />
    </LazyPart>
  );
}

/** Prefetches the lightbox when an element that opens it is hovered or focused. */
export const lightboxTrigger = { onPointerEnter: prefetch, onFocus: prefetch };

function prefetch(): void {
  // Errors are reported when the visitor opens it.
  load().catch((error: unknown) => console.warn(error));
}
