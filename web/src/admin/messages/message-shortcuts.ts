import type { KeyboardEvent } from 'react';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Handles single-letter keys, except in fields and in dialogs above, whose events React bubbles here. */
export function onShortcut(shortcuts: Shortcuts): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, currentTarget, nativeEvent } = event;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || nativeEvent.isComposing) return;
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target.closest('input, textarea, select, [role="combobox"], [contenteditable="true"]')) return;
    const run = shortcuts[letterOf(event)];
    if (!run) return;
    event.preventDefault();
    run();
  };
}

/** The Latin letter of a key, also on an Arabic keyboard. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}
