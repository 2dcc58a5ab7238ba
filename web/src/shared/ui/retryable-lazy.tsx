import { type ComponentType, lazy, useState } from 'react';

const failed = new Set<() => void>();

/** Has components whose code could not be fetched fetch it again. For the error boundary, which shows by then that they failed. */
export function forgetFailedLazies(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Like React's `lazy`, which keeps a failure for good. */
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
    const [Shown] = useState(() => Current);
    return <Shown {...props} />;
  };
}
