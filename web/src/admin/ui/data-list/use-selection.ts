import { useState } from 'react';

export type SelectMode = ReturnType<typeof useSelectMode>;

export function useSelectMode(listed: readonly string[]) {
  const [isOn, setOn] = useState(false);
  const selection = useSelection(listed);
  return {
    ...selection,
    isOn,
    /** Leaving it clears the selection. */
    switchMode() {
      setOn(!isOn);
      selection.clear();
    },
  };
}

/** An id that leaves the list is deselected. */
export function useSelection(listed: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = listed.filter((id) => chosen.has(id));
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    toggle(id: string) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    toggleAll: () => setChosen(new Set(selected.length === listed.length ? [] : listed)),
    clear: () => setChosen(new Set()),
  };
}
