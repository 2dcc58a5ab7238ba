import { type ReactNode, useRef } from 'react';
import { Box } from '../../shared/ui/box';
import { NEAR_VIEWPORT } from './observe-intersection';
import { useInView } from './use-in-view';

interface Props {
  /** Height reserved before the children render, to avoid layout shift: a length, or one per breakpoint. */
  minBlockSize: number | Readonly<Record<string, number>>;
  children: ReactNode;
}

/** Renders its children once it is near the viewport, so that their code and data are not fetched earlier. */
export function NearViewport({ minBlockSize, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const isNearViewport = useInView(ref, NEAR_VIEWPORT);
  return (
    <Box ref={ref} sx={{ minBlockSize }}>
      {isNearViewport && children}
    </Box>
  );
}
