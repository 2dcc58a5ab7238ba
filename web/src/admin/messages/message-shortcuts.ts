import type { KeyboardEvent } from 'react';

type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Handles keys of single letters in a dialog, except in its fields and in dialogs over it, whose events come through React's tree. */
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

/** The Latin letter of a key, on an Arabic keyboard, too. */
function letterOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}
