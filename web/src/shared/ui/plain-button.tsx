import type { ElementType } from 'react';
import { Box, mergeSx, type PropsAs, type PropsOfAny } from './box';

/** An unstyled button, or a link that acts as one. */
export function PlainButton<Root extends ElementType = 'button'>({ sx, ...props }: PropsAs<Root>) {
  const { component = 'button', ...attributes }: PropsOfAny = props;
  return <Box {...typeOf(component)} {...attributes} component={component} sx={mergeSx(plainButton, sx)} />;
}

/** Avoids the default type `submit`. */
export function typeOf(component: ElementType) {
  return component === 'button' && { type: 'button' };
}

export const plainButton = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  textDecoration: 'none',
  verticalAlign: 'middle',
  cursor: 'pointer',
} as const;
