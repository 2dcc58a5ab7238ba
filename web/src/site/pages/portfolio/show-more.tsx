import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';

interface Props {
  /** Query string of the next page. */
  search: string;
  /** The growing list, and its length. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Another page is loading. */
  isLoading: boolean;
  children: ReactNode;
}

/** Links to the list with one page more; moves the focus to the first entry of that page. */
export function ShowMore({ search, list, count, isLoading, children }: Props) {
  const focused = useRef<number>(null);
  useEffect(() => {
    if (focused.current === null || count <= focused.current) return;
    list.current?.children[focused.current]
      ?.querySelector<HTMLElement>('a, button')
      ?.focus({ preventScroll: true });
    focused.current = null;
  }, [list, count]);
  if (!search) return null;
  return (
    <Box sx={{ marginBlockStart: { xs: 4, md: 6 }, textAlign: 'center' }}>
      <Button
        component={Link}
        to={{ search }}
        replace
        preventScrollReset
        variant="outlined"
        aria-busy={isLoading}
        onClick={(event: MouseEvent) => {
          if (isLoading) return event.preventDefault();
          focused.current = count;
        }}
      >
        {children}
      </Button>
    </Box>
  );
}
