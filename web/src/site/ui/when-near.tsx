import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box } from '../../shared/ui/box';

/** How far below the screen a part begins to load, in pixels. */
const MARGIN = 300;

interface Props {
  /** The height kept free until then, about that of what comes, so that nothing jumps: a length, or one a breakpoint. */
  minBlockSize: number | Readonly<Record<string, number>>;
  children: ReactNode;
}

/** Shows its children once the visitor comes near, so that their code and data are not fetched before. */
export function WhenNear({ minBlockSize, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (isNear || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `${MARGIN}px 0px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);

  return (
    <Box ref={ref} sx={{ minBlockSize }}>
      {isNear && children}
    </Box>
  );
}
