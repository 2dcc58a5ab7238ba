import { type Localized, localizedPath, type PostSummary, postPath } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useToast } from '../../../shared/ui/toast/toast-context';

export type Shared = Localized<Pick<PostSummary, 'id' | 'title' | 'excerpt'>>;

/** Shares a post with the Web Share API, else copies its URL, else shows the URL to copy. */
export function useShare(): (post: Shared) => Promise<void> {
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
