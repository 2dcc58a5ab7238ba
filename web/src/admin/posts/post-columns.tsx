import { type AdminPost, isLive } from '@alnafitha/contract';
import Article from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import { useEntryColumns } from '../content/columns';
import type { OpenDialog } from '../content/content-page';
import { visibilityColumn } from '../content/visibility-column';
import type { Column } from '../ui/data-list/column';
import { useCategories } from '../ui/use-categories';
import { useUpcoming } from '../ui/use-upcoming';
import { usePublish } from './use-publish';

export function usePostColumns(open: OpenDialog<AdminPost>): Column<AdminPost>[] {
  const { t, translateIfKnown, formatDate } = useLanguage();
  const { nameOf } = useCategories('posts');
  const publish = usePublish();
  const columns = useEntryColumns({ kind: 'posts', open, nameOf: ({ title }: AdminPost) => title });
  return [
    { header: t('Image'), card: 'media', cell: (post) => <Thumbnail post={post} /> },
    columns.title({
      between: (post) => <LiveDate post={post} />,
      sx: { inlineSize: { xl: '36%' }, minInlineSize: 180, overflowWrap: 'anywhere' },
    }),
    {
      header: t('Category'),
      card: 'head',
      cell: ({ category }) => <bdi>{bidiText(nameOf(category))}</bdi>,
      cardCell: ({ category }) => (
        <Typography variant="body2" color="secondary" sx={{ fontWeight: 600 }}>
          <bdi>{bidiText(nameOf(category))}</bdi>
        </Typography>
      ),
      from: 'xl',
    },
    {
      header: t('Date'),
      card: 'head',
      cell: ({ date }) => formatDate(date),
      cardCell: ({ date }) => (
        <Typography variant="body2" color="textSecondary">
          {formatDate(date)}
        </Typography>
      ),
      from: 'xl',
      sx: { whiteSpace: 'nowrap' },
    },
    {
      header: t('Author'),
      card: 'head',
      cell: ({ author }) => <bdi>{translateIfKnown(author)}</bdi>,
      cardCell: ({ author }) => (
        <Typography variant="body2" color="textSecondary">
          {t('By {author}', { author: translateIfKnown(author) })}
        </Typography>
      ),
      from: 'xl',
    },
    visibilityColumn(t('Published'), ({ id, title, published, date }) => ({
      isVisible: published,
      'aria-label': t('Published: {title}', { title }),
      onSave: (isVisible) => publish.mutateAsync({ id, published: isVisible }),
      texts: {
        shown: isLive({ published: true, date }, new Date())
          ? 'The blog post is published.'
          : 'The blog post will appear at its date.',
        hidden: 'The blog post is now a draft.',
        error: 'Failed to update blog post',
      },
    })),
    columns.actions((title) => ({
      view: t('View the post {title}', { title }),
      edit: t('Edit the post {title}', { title }),
      remove: t('Delete the post {title}', { title }),
    })),
  ];
}

function LiveDate({ post: { date, published } }: { post: AdminPost }) {
  const { t } = useLanguage();
  const time = useUpcoming(date);
  if (!published || !time) return null;
  return (
    <Typography variant="body2" color="secondary" sx={{ fontWeight: 600 }}>
      {t('Live on {time}', { time })}
    </Typography>
  );
}

const thumbnail = { inlineSize: 84, flexShrink: 0, borderRadius: 1 } as const;

function Thumbnail({ post: { image, picture } }: { post: AdminPost }) {
  if (image)
    return <Image image={image} picture={picture} alt="" sizes="84px" ratio={3 / 2} sx={thumbnail} />;
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
