import type { ElementType } from 'react';
import { Box } from './box';
import { type PropsAs, type PropsOfAny, styles } from './polymorphic';
import { WIDTHS, type Width } from './style/scale';

interface Look {
  maxWidth: Exclude<Width, 'xs'>;
}

/** Centers content with inline padding and a maximum width. */
export function Container<Root extends ElementType = 'div'>({ maxWidth, sx, ...props }: PropsAs<Root, Look>) {
  const others: PropsOfAny = props;
  const widest = { maxWidth: { [maxWidth]: WIDTHS[maxWidth] } };
  return <Box {...others} sx={styles(frame, widest, sx)} />;
}

const frame = {
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: { xs: 2, sm: 3 },
} as const;
