import { type ComponentType, lazy, useState } from 'react';

const failed = new Set<() => void>();

/**
 * Lets lazy components that failed to load try again. For the error boundary, which has caught their errors
 * by then.
 */
export function forgetFailedLazies(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Like React's `lazy`, which caches a failure forever. */
export function retryableLazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const create = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failed.add(() => {
          Current = create();
        });
        throw error;
      }),
    ) as ComponentType<P>;
  let Current = create();
  return function RetryableLazy(props: P) {
    const [Component] = useState(() => Current);
    return <Component {...props} />;
  };
}
