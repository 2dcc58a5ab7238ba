import { type ComponentType, lazy, useState } from 'react';
import { awaitTexts } from '../i18n/dictionary';

const failed = new Set<() => void>();

/** Lets failed lazy components retry, after the error boundary has caught their errors. */
export function forgetFailedLazies(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * React's `lazy` caches a failure forever; this one can retry. What loads after hydration waits for the texts that
 * an Arabic page does not have, except for sections that the server has rendered with theirs.
 */
export function retryableLazy<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  hasTexts: () => Promise<void> = awaitTexts,
): ComponentType<P> {
  const loadWithTexts = async () => {
    const [module] = await Promise.all([load(), hasTexts()]);
    return module;
  };
  const create = () =>
    lazy(() =>
      loadWithTexts().catch((error: unknown) => {
        failed.add(() => {
          Current = create();
        });
        throw error;
      }),
    ) as ComponentType<P>;
  let Current = create();
  // biome-ignore lint/correctness/noComponentHookFactories: modules call it once, as they call React's `lazy`.
  return function RetryableLazy(props: P) {
    const [Component] = useState(() => Current);
    return <Component {...props} />;
  };
}
