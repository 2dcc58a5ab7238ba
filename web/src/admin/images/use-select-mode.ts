import { useState } from 'react';
import { useSelection } from '../ui/data-list/use-selection';

export type SelectMode = ReturnType<typeof useSelectMode>;

/** The select mode and the selected images. */
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
