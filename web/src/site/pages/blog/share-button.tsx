import Share from 'icon:Share';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import { type Shared, useShare } from './use-share';

/** The variant for a card, with the post's title in its accessible name. */
export function ShareIconButton({ post }: { post: Shared }) {
  const { t } = useLanguage();
  const share = useShare();
  return (
    <IconButton
      aria-label={t('Share “{title}”', { title: post.title })}
      onClick={() => share(post)}
      // Above the link that covers the card.
      sx={{ position: 'relative', zIndex: 1 }}
    >
      <Share fontSize="small" />
    </IconButton>
  );
}

export function ShareButton({ post }: { post: Shared }) {
  const { t } = useLanguage();
  const share = useShare();
  return (
    <Button startIcon={<Share />} onClick={() => share(post)} sx={{ marginInlineEnd: -1 }}>
      {t('Share this post')}
    </Button>
  );
}
