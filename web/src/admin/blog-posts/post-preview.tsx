import type { Picture as PictureSet } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useMemo } from 'react';
import { useLanguage } from '../../language/language-context';
import { HtmlContent } from '../../ui/html/html-content';
import { parseHtml } from '../../ui/html/parse-html';
import { matchParent } from '../../ui/match-parent';
import { Picture } from '../../ui/picture';
import { useObjectAddress } from '../../ui/use-object-address';

/** A post as far as it can be shown, stored or not. */
export interface PreviewedPost {
  title: string;
  excerpt: string;
  content: string;
  category: string;
  author: string;
  /** ISO 8601. */
  date: string;
  image?: string | undefined;
  picture?: PictureSet | undefined;
  /** A picture that is not uploaded yet. */
  file?: File | null;
}

interface Props {
  post: PreviewedPost;
  /** For a frame beside other things. */
  isCompact?: boolean;
}

/** A post as the site shows it to those who read the language it is written in. */
export function PostPreview({ post, isCompact = false }: Props) {
  const { t, translateKnown, formatDate } = useLanguage();
  const content = useMemo(() => parseHtml(post.content), [post.content]);
  const file = useObjectAddress(post.file ?? null);
  const image = file ?? (post.image || undefined);
  return (
    <Box component="article" translate="no" onClickCapture={openElsewhere}>
      <Typography color="secondary" sx={{ fontWeight: 700 }}>
        <bdi>{translateKnown(post.category)}</bdi>
      </Typography>
      <Typography
        variant={isCompact ? 'h3' : 'h1'}
        component="h3"
        dir="auto"
        sx={{ ...matchParent, overflowWrap: 'anywhere' }}
      >
        {post.title}
      </Typography>
      <Typography
        color="textSecondary"
        dir="auto"
        sx={{ marginBlock: 2, fontSize: isCompact ? undefined : '1.2rem', ...matchParent }}
      >
        {post.excerpt}
      </Typography>
      <Typography variant="subtitle2" component="p">
        {t('By {author}', { author: translateKnown(post.author) })}
      </Typography>
      <Typography component="time" dateTime={post.date} variant="body2" color="textSecondary">
        {formatDate(post.date)}
      </Typography>
      {image && (
        <Picture
          image={image}
          picture={file ? undefined : post.picture}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 900px) 852px, 94vw"
          sx={{ marginBlockStart: 3, borderRadius: 2, ...(isCompact && { maxInlineSize: 320 }) }}
        />
      )}
      <Box sx={{ marginBlockStart: 3 }}>
        <HtmlContent nodes={content} tr={(text) => text} />
      </Box>
    </Box>
  );
}

/** A link must not lead away from what is being edited. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
