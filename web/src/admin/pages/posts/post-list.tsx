import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PostCards } from './post-cards';
import type { PostListProps } from './post-list-props';
import { PostTable } from './post-table';

/** A table if there is room for its columns, else cards. */
export function PostList(props: PostListProps) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  return hasRoom ? <PostTable {...props} /> : <PostCards {...props} />;
}
