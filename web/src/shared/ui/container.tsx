import type { ElementType } from 'react';
import { Box } from './box';
import { type PropsAs, type PropsOfAny, styles } from './polymorphic';
import { WIDTHS, type Width } from './style/scale';

interface Look {
  maxWidth: Exclude<Width, 'xs'>;
}

/** Keeps what a page shows away from its edges, and no wider than is good to read. */
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
