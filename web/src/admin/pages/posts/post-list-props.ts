import type { AdminPost } from '@alnafitha/contract';

export interface PostListProps {
  posts: readonly AdminPost[];
  onView: (post: AdminPost) => void;
  onEdit: (post: AdminPost) => void;
  onDelete: (post: AdminPost) => void;
}
