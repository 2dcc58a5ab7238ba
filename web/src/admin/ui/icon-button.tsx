import MuiIconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Delays of tooltips in milliseconds: the first one, and one right after another. */
const DELAYS = { enterDelay: 700, enterNextDelay: 300 };

/** Within the landmark or dialog of its button, and not clipped by it. */
const IN_PLACE = { disablePortal: true, popperOptions: { strategy: 'fixed' } } as const;

interface Props extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** The accessible name, and the tooltip on hover and keyboard focus. */
  label: string;
}

export function IconButton({ label, ...props }: Props) {
  return (
    <Tooltip title={label} {...DELAYS} slotProps={{ popper: IN_PLACE }}>
      <MuiIconButton {...props} aria-label={label} />
    </Tooltip>
  );
}
