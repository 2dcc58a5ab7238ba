import { type ComponentType, lazy, useState } from 'react';

const failed = new Set<() => void>();

/** Lets failed lazy components retry, after the error boundary has caught their errors. */
export function forgetFailedLazies(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** React's `lazy` caches a failure forever; this one can retry. */
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
