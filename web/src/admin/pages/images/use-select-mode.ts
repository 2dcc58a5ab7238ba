import { useState } from 'react';

/** The select mode and the selected images; an image that leaves the list is deselected. */
export interface SelectMode {
  isOn: boolean;
  selected: readonly string[];
  isSelected: (id: string) => boolean;
  toggle: (id: string) => void;
  selectAll: () => void;
  deselectAll: () => void;
  /** Leaving it clears the selection. */
  switchMode: () => void;
}

export function useSelectMode(listed: readonly string[]): SelectMode {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const selected = listed.filter((id) => chosen?.has(id));
  return {
    isOn: chosen !== null,
    selected,
    isSelected: (id) => selected.includes(id),
    toggle(id) {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    selectAll: () => setChosen(new Set(listed)),
    deselectAll: () => setChosen(new Set()),
    switchMode: () => setChosen(chosen ? null : new Set()),
  };
}
