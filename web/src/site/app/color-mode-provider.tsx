import { type ReactNode, useLayoutEffect } from 'react';
import { showColors } from '../../shared/app/document-colors';
import { createColorMode } from '../ui/color-mode';
import { ColorModeContext, useIsDark } from '../ui/use-color-mode';

const mode = createColorMode();

/** Shows the site in light or dark. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  return (
    <>
      <DocumentColors />
      <ColorModeContext value={mode}>{children}</ColorModeContext>
    </>
  );
}

function DocumentColors() {
  const isDark = useIsDark(mode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its change is the trigger.
  useLayoutEffect(() => {
    // Reads it again: during hydration `isDark` is the server's value.
    showColors(mode.isDark());
  }, [isDark]);
  return null;
}
