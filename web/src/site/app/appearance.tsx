import { type ReactNode, useLayoutEffect } from 'react';
import { type ColorMode, createColorMode } from '../../shared/ui/color-mode';
import { ColorModeContext, useIsDark } from '../../shared/ui/use-color-mode';
import { COLOR_MODE_KEYS, showColors } from './document-colors';

const modes = {
  site: createColorMode(COLOR_MODE_KEYS.site),
  admin: createColorMode(COLOR_MODE_KEYS.admin),
};

interface Props {
  side: keyof typeof modes;
  children: ReactNode;
}

/** Light or dark, as the side's visitors have chosen. */
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
    showColors(mode.isDark());
  }, [isDark, mode]);
  return null;
}
