import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  label: string;
  /** Absent for what is done once instead of being on or off. */
  isPressed?: boolean;
  isDisabled?: boolean;
  opens?: 'dialog' | 'menu' | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A button of a toolbar. It keeps the focus when it is disabled, or the keyboard would lose its place. */
export function ToolbarButton({ label, isPressed, isDisabled = false, opens, ...props }: Props) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      aria-haspopup={opens}
      // The text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : props.onClick}
      sx={{
        borderRadius: 1,
        fontSize: '0.95rem',
        fontWeight: 700,
        color: isDisabled ? 'action.disabled' : isPressed ? 'primary.main' : 'text.primary',
        backgroundColor: isPressed ? 'action.selected' : undefined,
      }}
    >
      {props.children}
    </IconButton>
  );
}
