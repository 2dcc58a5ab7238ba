import { STORAGE_KEYS } from '@alnafitha/contract';
import { type ReactNode, useLayoutEffect } from 'react';
import { type ColorMode, ColorModeContext, createColorMode, useIsDark } from '../ui/color-mode';

/** The panel remembers a theme of its own. */
const modes = {
  site: createColorMode(STORAGE_KEYS.theme, 'system'),
  admin: createColorMode(STORAGE_KEYS.adminTheme, 'light'),
};

interface Props {
  side: keyof typeof modes;
  children: ReactNode;
}

/** Light or dark: colours are variables that follow an attribute of the document. */
export function Appearance({ side, children }: Props) {
  const mode = modes[side];
  return (
    <>
      <DocumentColors key={side} mode={mode} />
      <ColorModeContext value={mode}>{children}</ColorModeContext>
    </>
  );
}

function DocumentColors({ mode }: { mode: ColorMode }) {
  const isDark = useIsDark(mode);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is when to look.
  useLayoutEffect(() => {
    // Read anew: while React takes a page over, `isDark` is what the server knew.
    const root = document.documentElement;
    root.toggleAttribute('data-dark', mode.isDark());
    root.toggleAttribute('data-light', !mode.isDark());
  }, [isDark, mode]);
  return null;
}
