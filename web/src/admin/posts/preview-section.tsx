import { directionOf, type ImageVariants, type Language } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type MouseEvent, type ReactNode, useId, useMemo } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { PostArticle } from '../../shared/posts/post-article';
import type { ParsedPost } from '../../shared/posts/post-queries';
import { parseHtml } from '../../shared/ui/html/parse-html';
import { useCategories } from '../ui/use-categories';
import { useObjectUrl } from '../ui/use-object-url';

/** The displayable fields of a post, stored or not. */
interface PreviewedPost extends Pick<ParsedPost, 'title' | 'excerpt' | 'category' | 'author' | 'date'> {
  content: string;
  image?: string | undefined;
  picture?: ImageVariants | undefined;
  /** A file not uploaded yet. */
  file?: File | null;
}

interface PreviewProps {
  post: PreviewedPost;
  /** Language of the layout; the panel's by default. */
  language?: Language | undefined;
}

interface Props extends PreviewProps {
  /** Controls beside "Close". */
  actions?: ReactNode;
  onClose: () => void;
}

/** The dialog is as wide as the page, so that its layout is the same. */
export default function PreviewDialog({ actions, onClose, ...preview }: Props) {
  const { t } = useLanguage();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingBlock: 1 }}>
        {t('Preview')}
      </DialogTitle>
      {/* The content scrolls by keyboard. */}
      <DialogContent
        dividers
        role="region"
        tabIndex={0}
        aria-labelledby={titleId}
        sx={{ padding: 0, backgroundColor: 'background.default' }}
      >
        <PostPreview {...preview} />
      </DialogContent>
      <DialogActions>
        {actions}
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Renders a post with its page's components, in its own language. */
function PostPreview({ post, language }: PreviewProps) {
  const { translateIfKnown } = useLanguage();
  const { nameOf } = useCategories('posts');
  const { content, category, author, image, picture, file, ...fields } = post;
  const nodes = useMemo(() => parseHtml(content), [content]);
  const chosen = useObjectUrl(file ?? null);
  const visibleImage = chosen ? { image: chosen } : { image: image || undefined, picture };
  return (
    <Box
      translate="no"
      {...(language && { lang: language, dir: directionOf(language) })}
      onClickCapture={openElsewhere}
    >
      <PostArticle
        post={{
          id: '',
          ...fields,
          ...visibleImage,
          content: nodes,
          category: nameOf(category),
          author: translateIfKnown(author),
        }}
      />
    </Box>
  );
}

/** Keeps a link from navigating away from the form. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}
