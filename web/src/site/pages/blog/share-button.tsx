import Share from 'icon:Share';
import { type Localized, localizedPath, type PostSummary, postPath } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Button } from '../../../shared/ui/button';
import { IconButton } from '../../../shared/ui/icon-button';
import { useToast } from '../../../shared/ui/toast/toast-context';

type Shared = Localized<Pick<PostSummary, 'id' | 'title' | 'excerpt'>>;

/** Uses the Web Share API, else copies the URL, else shows the URL to copy. */
function useShare(): (post: Shared) => Promise<void> {
  const { t, language } = useLanguage();
  const toast = useToast();
  return async ({ title, excerpt, original }) => {
    const url = new URL(localizedPath(language, postPath(original)), location.origin).href;
    if (await isShared({ title, text: excerpt, url })) return;
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('Link copied') });
    } catch (error) {
      console.warn('The link could not be copied.', error);
      toast({ title: t('Copy this link'), description: url });
    }
  };
}

/** Whether the device handled it, even if the visitor cancelled. */
async function isShared(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return true;
    console.warn('The device did not share the post.', error);
    return false;
  }
}

/** The button of a card, with the post's title in the accessible name. */
export function ShareIconButton({ post }: { post: Shared }) {
  const { t } = useLanguage();
  const share = useShare();
  return (
    <IconButton
      aria-label={t('Share “{title}”', { title: post.title })}
      onClick={() => share(post)}
      // Lies above the link that covers the card.
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
