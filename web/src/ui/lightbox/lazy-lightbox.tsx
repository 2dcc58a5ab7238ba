import { type ComponentProps, lazy, Suspense } from 'react';

const load = () => import('./lightbox');
const Lightbox = lazy(load);

/** The lightbox, whose code comes at its first use. */
export function LazyLightbox(props: ComponentProps<typeof Lightbox>) {
  return (
    <Suspense fallback={null}>
      <Lightbox {...props} />
    </Suspense>
  );
}

/** Handlers for what opens the lightbox: its code is fetched once the visitor is about to. */
export const lightboxTrigger = { onPointerEnter: prefetch, onFocus: prefetch };

function prefetch(): void {
  // A failure shows when the visitor really opens it.
  load().catch((error: unknown) => console.warn(error));
}
