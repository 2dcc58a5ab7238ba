import type { ElementType } from 'react';
import { Box, mergeSx, type PropsAs, type PropsOfAny } from './box';
import { BREAKPOINTS, type Breakpoint } from './theme/tokens';

interface OwnProps {
  maxWidth: Exclude<Breakpoint, 'xs'>;
}

/** Centers content with inline padding and a maximum width. */
export function Container<Root extends ElementType = 'div'>({
  maxWidth,
  sx,
  ...props
}: PropsAs<Root, OwnProps>) {
  const attributes: PropsOfAny = props;
  const maxWidthStyle = { maxWidth: { [maxWidth]: BREAKPOINTS[maxWidth] } };
  return <Box {...attributes} sx={mergeSx(frame, maxWidthStyle, sx)} />;
}

const frame = {
  display: 'block',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3 },
} as const;
