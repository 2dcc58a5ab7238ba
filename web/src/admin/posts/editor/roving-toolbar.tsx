import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { HAIRLINE } from '../../../shared/ui/hairline';

interface Props {
  label: string;
  /** The id of the controlled element. */
  controls: string;
  children: ReactNode;
}

/** A toolbar with roving tabindex: one tab stop; arrows, Home and End move inside it. */
export function RovingToolbar({ label, controls, children }: Props) {
  const { direction } = useTheme();
  const toolbar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const buttons = () => [...(toolbar.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    buttons().forEach((button, index) => {
      button.tabIndex = index === current ? 0 : -1;
    });
  });

  function onKeyDown(event: KeyboardEvent) {
    const all = buttons();
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = {
      [forward]: (current + 1) % all.length,
      [backward]: (current + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[target]?.focus();
  }

  return (
    <Box
      ref={toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const index = buttons().findIndex((button) => button.isSameNode(target));
        if (index >= 0) setCurrent(index);
      }}
      sx={{
        position: 'sticky',
        // At the edge of the dialog's content, over its padding.
        insetBlockStart: (theme) => theme.spacing(-2),
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        // Seven buttons to a row at 360 px.
        padding: { xs: 0, sm: 0.5 },
        borderBlockEnd: HAIRLINE,
        borderStartStartRadius: 'inherit',
        borderStartEndRadius: 'inherit',
        backgroundColor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
