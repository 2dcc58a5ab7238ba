import { useEffect, useEffectEvent } from 'react';

/**
 * While `isGuarded`, asks before the page is left: the browser itself before it closes or reloads the page, `onBack` instead of a
 * step back in the history. What a link or button of ours would lose, its owner asks about.
 */
export function useLeaveGuard(isGuarded: boolean, onBack: () => void): void {
  const askBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isGuarded) return;
    // A second entry of the same address: a step back takes it away, and the page stays.
    const guard = () => window.history.pushState(window.history.state, '');
    const onPopState = () => {
      guard();
      askBack();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    guard();
    window.addEventListener('popstate', onPopState);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isGuarded]);
}
