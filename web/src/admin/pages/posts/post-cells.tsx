import type { AdminPost } from '@alnafitha/contract';
import Article from '@mui/icons-material/ArticleOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Image } from '../../../shared/ui/image';
import type { PostListProps } from './post-list-props';

const thumbnail = { inlineSize: 84, flexShrink: 0, borderRadius: 1 } as const;

export function Thumbnail({ post }: { post: AdminPost }) {
  if (post.image)
    return (
      <Image image={post.image} picture={post.picture} alt="" sizes="84px" ratio={3 / 2} sx={thumbnail} />
    );
  return (
    <Box
      aria-hidden
      sx={{
        ...thumbnail,
        aspectRatio: '3 / 2',
        display: 'grid',
        placeItems: 'center',
        color: 'text.secondary',
        backgroundColor: 'action.hover',
      }}
    >
      <Article />
    </Box>
  );
}

type ButtonProps = Pick<PostListProps, 'onView' | 'onEdit' | 'onDelete'> & { post: AdminPost };

export function PostRowActions({ post, onView, onEdit, onDelete }: ButtonProps) {
  const { t } = useLanguage();
  const { title } = post;
  return (
    <Box sx={{ display: 'flex' }}>
      <IconButton aria-label={t('View the post {title}', { title })} onClick={() => onView(post)}>
        <VisibilityOutlined fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('Edit the post {title}', { title })} onClick={() => onEdit(post)}>
        <EditOutlined fontSize="small" />
      </IconButton>
      <IconButton
        color="error"
        aria-label={t('Delete the post {title}', { title })}
        onClick={() => onDelete(post)}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}
