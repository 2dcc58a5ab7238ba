import type { ElementType } from 'react';
import { Box, mergeSx, type PropsAs, type PropsOfAny } from './box';
import { plainButton, typeOf } from './plain-button';

interface OwnProps {
  color?: 'default' | 'inherit';
}

/** Needs an `aria-label`. */
export function IconButton<Root extends ElementType = 'button'>({
  color = 'default',
  sx,
  ...props
}: PropsAs<Root, OwnProps>) {
  const { component = 'button', ...attributes }: PropsOfAny = props;
  const textColor = { color: color === 'inherit' ? color : 'action.active' };
  return (
    <Box
      {...typeOf(component)}
      {...attributes}
      component={component}
      className="no-print"
      sx={mergeSx(plainButton, root, textColor, sx)}
    />
  );
}

const root = {
  flex: '0 0 auto',
  minWidth: 44,
  minHeight: 44,
  padding: 1,
  borderRadius: '50%',
  fontSize: '1.5rem',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'background-color 150ms cubic-bezier(0.4, 0, 0.2, 1)',
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'action.hover' } },
  '&:disabled': { color: 'action.disabled' },
};
