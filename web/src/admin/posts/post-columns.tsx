import { type AdminPost, isLive } from '@alnafitha/contract';
import Article from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import { LastEdited } from '../history/last-edited';
import type { Column } from '../ui/data-list/column';
import { RowActions } from '../ui/data-list/row-actions';
import { TitleButton } from '../ui/data-list/title-button';
import { ArabicLink } from '../ui/translation-state';
import { useUpcoming } from '../ui/use-upcoming';
import { VisibilitySwitch } from '../ui/visibility-switch';
import { usePostMutations } from './post-queries';

interface Actions {
  onView: (post: AdminPost) => void;
  onEdit: (post: AdminPost) => void;
  onHistory: (post: AdminPost) => void;
  onDuplicate: (post: AdminPost) => void;
  onShare: (post: AdminPost) => void;
  onDelete: (post: AdminPost) => void;
}

export function usePostColumns({
  onView,
  onEdit,
  onHistory,
  onDuplicate,
  onShare,
  onDelete,
}: Actions): Column<AdminPost>[] {
  const { t, translateIfKnown, formatDate } = useLanguage();
  const { publish } = usePostMutations();
  const publishSwitch = ({ id, title, published, date }: AdminPost, label = '') => (
    <VisibilitySwitch
      isVisible={published}
      label={label}
      aria-label={t('Published: {title}', { title })}
      onSave={(isVisible) => publish.mutateAsync({ id, published: isVisible })}
      texts={{
        shown: isLive({ published: true, date }, new Date())
          ? 'The blog post is published.'
          : 'The blog post will appear at its date.',
        hidden: 'The blog post is now a draft.',
        error: 'Failed to update blog post',
      }}
    />
  );
  return [
    { header: t('Image'), card: 'media', cell: (post) => <Thumbnail post={post} /> },
    {
      header: t('Title'),
      card: 'head',
      cell: (post) => (
        <>
          <Typography component="div">
            <TitleButton onClick={() => onEdit(post)}>{post.title}</TitleButton>
          </Typography>
          <LiveDate post={post} />
          <ArabicLink kind="posts" id={post.id} title={post.title} state={post.arabic} />
          <LastEdited edited={post.edited} />
        </>
      ),
      sx: { inlineSize: { xl: '36%' }, overflowWrap: 'anywhere' },
    },
    {
      header: t('Category'),
      card: 'head',
      cell: ({ category }) => <bdi>{bidiText(translateIfKnown(category))}</bdi>,
      cardCell: ({ category }) => (
        <Typography variant="body2" color="secondary" sx={{ fontWeight: 600 }}>
          <bdi>{bidiText(translateIfKnown(category))}</bdi>
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
    {
      header: t('Published'),
      card: 'footer',
      cell: (post) => publishSwitch(post),
      cardCell: (post) => publishSwitch(post, t('Published')),
    },
    {
      header: t('Actions'),
      card: 'footer',
      cell: (post) => (
        <RowActions
          view={{ label: t('View the post {title}', { title: post.title }), onClick: () => onView(post) }}
          edit={{ label: t('Edit the post {title}', { title: post.title }), onClick: () => onEdit(post) }}
          history={{ label: t('History of {title}', { title: post.title }), onClick: () => onHistory(post) }}
          remove={{
            label: t('Delete the post {title}', { title: post.title }),
            onClick: () => onDelete(post),
          }}
          more={{
            label: t('More for {title}', { title: post.title }),
            actions: [
              { label: t('Duplicate'), onClick: () => onDuplicate(post) },
              { label: t('Share a preview'), onClick: () => onShare(post) },
            ],
          }}
        />
      ),
    },
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
