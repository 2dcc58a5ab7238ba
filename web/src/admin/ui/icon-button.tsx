import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Tooltip delays in milliseconds: the first, and one right after another. */
const DELAYS = { enterDelay: 700, enterNextDelay: 300 };

/** The tooltip is inside the landmark or dialog of its button, and not clipped by it. */
const IN_PLACE = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const;

interface Props extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Accessible name and tooltip. */
  label: string;
  /** Keyboard shortcut, also in the tooltip. */
  shortcut?: string;
}

export function IconButton({ label, shortcut, ...props }: Props) {
  return (
    <Tooltip title={shortcut ? `${label} (${shortcut})` : label} {...DELAYS} slotProps={{ popper: IN_PLACE }}>
      <MuiIconButton {...props} aria-label={label} aria-keyshortcuts={shortcut} />
    </Tooltip>
  );
}
