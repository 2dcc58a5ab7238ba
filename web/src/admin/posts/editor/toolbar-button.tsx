import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../ui/icon-button';

interface Props {
  label: string;
  /** Whether the state is on; absent for an action without a state. */
  isPressed?: boolean;
  isDisabled?: boolean;
  opens?: 'dialog' | 'menu' | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A button that stays focusable when disabled, so that the keyboard does not lose its place. */
export function ToolbarButton({ label, isPressed, isDisabled = false, opens, ...props }: Props) {
  return (
    <IconButton
      label={label}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
      aria-haspopup={opens}
      // Keeps the text selection.
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
