import type { ComponentProps } from 'react';
import { LazyPart } from '../../../shared/ui/lazy-part';
import { retryableLazy } from '../../../shared/ui/retryable-lazy';

const load = () => import('./lightbox');
const Lightbox = retryableLazy(load);

/** The lightbox, whose code loads at its first use. */
export function LazyLightbox(props: ComponentProps<typeof Lightbox>) {
  return (
    <LazyPart onFailure={props.onClose}>
      <Lightbox {...props} />
    </LazyPart>
  );
}

/** Handlers for elements that open the lightbox: they prefetch its code on hover and focus. */
export const lightboxTrigger = { onPointerEnter: prefetch, onFocus: prefetch };

function prefetch(): void {
  // An error is reported when the visitor actually opens it.
  load().catch((error: unknown) => console.warn(error));
}
