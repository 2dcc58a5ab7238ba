/**
 * Notes the last button inside the element that was pressed before anything could answer it; the answered function presses it once
 * more.
 */
export function noteClick(inside: EventTarget): () => void {
  let missed: HTMLElement | undefined;
  const note = ({ target }: Event) => {
    missed = target instanceof Element ? (target.closest('button') ?? undefined) : undefined;
  };
  inside.addEventListener('click', note, { capture: true });
  return () => {
    inside.removeEventListener('click', note, { capture: true });
    if (missed?.isConnected) missed.click();
  };
}
