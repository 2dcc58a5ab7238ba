import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

/** While guarded, confirms closing or reloading the page; `onBlocked` replaces history navigation. */
export function useNavigationBlocker(isGuarded: boolean, onBlocked: () => void): void {
  const blocker = useBlocker(({ historyAction }) => isGuarded && historyAction === 'POP');
  const reportBlocked = useEffectEvent(onBlocked);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    reportBlocked();
  }, [blocker]);

  useEffect(() => {
    if (!isGuarded) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isGuarded]);
}
