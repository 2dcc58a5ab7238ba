import type { ShownHours } from '@alnafitha/contract';
import type { ComponentProps } from 'react';
import { bidiText } from '../../shared/ui/bidi-text';
import { Typography } from '../../shared/ui/typography';

interface Props extends Pick<ComponentProps<typeof Typography>, 'variant' | 'color'> {
  lines: ShownHours['lines'];
}

/** A line for each group of days; its hours stay together. */
export function HoursLines({ lines, ...text }: Props) {
  return lines.map(({ days, hours }) => (
    <Typography key={`${days} ${hours}`} {...text} sx={{ '& span': { display: 'inline-block' } }}>
      {bidiText(days)}: <span>{bidiText(hours)}</span>
    </Typography>
  ));
}
