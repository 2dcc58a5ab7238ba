import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationBlockers } from './navigation-blockers';

/**
 * While `isGuarded`, blocks leaving the page: the browser asks before it closes or reloads the page, and `onStep` replaces
 * history navigation over one or several entries. Links and buttons of the page ask themselves.
 */
export function useNavigationBlocker(isGuarded: boolean, onStep: () => void): void {
  const location = useLocation();
  const askStep = useEffectEvent(onStep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a navigation the blocker is registered again.
  useEffect(() => {
    if (!isGuarded) return;
    const here = { state: window.history.state, href: window.location.href };
    const guard = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = positionOf(here.state) - positionOf(event.state);
      if (steps === 0) return;
      if (Number.isNaN(steps)) window.history.pushState(here.state, '', here.href);
      else window.history.go(steps);
      askStep();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    navigationBlockers.push(guard);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigationBlockers.splice(navigationBlockers.indexOf(guard), 1);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isGuarded, location]);
}

/** The router's index of the history entry; NaN for a foreign entry. */
function positionOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
