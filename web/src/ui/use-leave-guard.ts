import { useEffect, useEffectEvent } from 'react';

/** How many guards are up. */
let guards = 0;

/**
 * While `isGuarded`, asks before the page is left: the browser itself before it closes or reloads the page, `onBack` instead of a
 * step back in the history. What a link or button of ours would lose, its owner asks about.
 */
export function useLeaveGuard(isGuarded: boolean, onBack: () => void): void {
  const askBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isGuarded) return;
    const onPopState = () => {
      if (isOnCushion()) return;
      layCushion();
      askBack();
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    guards += 1;
    layCushion();
    window.addEventListener('popstate', onPopState);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      guards -= 1;
      window.removeEventListener('popstate', onPopState);
      window.removeEventListener('beforeunload', onUnload);
      // Later, when the page may have gone on to another address, or another guard have come up.
      setTimeout(takeCushion);
    };
  }, [isGuarded]);
}

/*
 * The cushion is a second entry of the same address: a step back takes it away, and the router, which cannot be kept from
 * following a step, finds itself where it was.
 */

function layCushion(): void {
  if (!isOnCushion()) window.history.pushState({ ...window.history.state, isCushion: true }, '');
}

/** Or the next step back would seem to do nothing. */
function takeCushion(): void {
  if (guards === 0 && isOnCushion()) window.history.back();
}

function isOnCushion(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'isCushion' in state;
}
