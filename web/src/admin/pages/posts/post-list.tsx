import type { AdminPost } from '@alnafitha/contract';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PostCards } from './post-cards';
import { PostTable } from './post-table';

export interface PostListProps {
  posts: readonly AdminPost[];
  onView: (post: AdminPost) => void;
  onEdit: (post: AdminPost) => void;
  onDelete: (post: AdminPost) => void;
}

/** A table where there is room for its columns, else a card for each post. */
export function PostList(props: PostListProps) {
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('xl'), { noSsr: true });
  return hasRoom ? <PostTable {...props} /> : <PostCards {...props} />;
}
