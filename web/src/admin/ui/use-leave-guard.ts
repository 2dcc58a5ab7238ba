import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { leaveGuards } from '../../shared/ui/leave-guards';

/**
 * While `isGuarded`, asks before the page is left: the browser itself before it closes or reloads the page, `onStep` instead of a
 * step through the history, over one entry or several. What a link or button of ours would lose, its owner asks about.
 */
export function useLeaveGuard(isGuarded: boolean, onStep: () => void): void {
  const location = useLocation();
  const askStep = useEffectEvent(onStep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the router goes, the guard stands anew.
  useEffect(() => {
    if (!isGuarded) return;
    const here = { state: window.history.state, address: window.location.href };
    const guard = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      const steps = positionOf(here.state) - positionOf(event.state);
      if (steps === 0) return;
      if (Number.isNaN(steps)) window.history.pushState(here.state, '', here.address);
      else window.history.go(steps);
      askStep();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    leaveGuards.push(guard);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      leaveGuards.splice(leaveGuards.indexOf(guard), 1);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isGuarded, location]);
}

/** How many entries the router has put before this one; NaN for an entry that is not the router's. */
function positionOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : Number.NaN;
}
