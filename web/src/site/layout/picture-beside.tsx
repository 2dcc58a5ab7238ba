import type { ResponsiveImage } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { Box } from '../../shared/ui/box';
import { Image } from '../../shared/ui/image';
import { bleed } from '../ui/layout-styles';

interface Props {
  image: ResponsiveImage;
  alt: string;
  /** Screen edge that the image reaches on wide screens; on narrow ones, it spans both above the content. */
  side: 'start' | 'end';
  children: ReactNode;
}

export function PictureBeside({ image, alt, side, children }: Props) {
  const isAtStart = side === 'start';
  return (
    <Box sx={{ ...columns, gridTemplateColumns: { lg: isAtStart ? '7fr 5fr' : '5fr 7fr' } }}>
      <Image
        {...image}
        alt={alt}
        sizes="(min-width: 1024px) 55vw, 100vw"
        sx={{
          gridArea: { lg: isAtStart ? '1 / 1' : '1 / 2' },
          marginInlineStart: { ...bleed, ...(!isAtStart && { lg: 0, xl: 0 }) },
          marginInlineEnd: { ...bleed, ...(isAtStart && { lg: 0, xl: 0 }) },
        }}
      />
      <Box sx={{ gridArea: { lg: isAtStart ? '1 / 2' : '1 / 1' }, maxInlineSize: '62ch' }}>{children}</Box>
    </Box>
  );
}

const columns = { display: 'grid', gap: { xs: 4, lg: 8 }, alignItems: 'end' };
