import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { usePostMutations } from './post-queries';

/** Publishes or unpublishes several posts, and says how many. */
export function usePublishSelected() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { showSuccess } = useMutationToasts('posts');
  const { publishAll } = usePostMutations();

  return {
    isPending: publishAll.isPending,
    async publishSelected(ids: readonly string[], published: boolean): Promise<void> {
      const { saved, errors } = await publishAll.mutateAsync({ ids, published });
      const count = saved.length;
      const description = published
        ? t('{count, plural, one {# post is published.} other {# posts are published.}}', { count })
        : t('{count, plural, one {# post is a draft.} other {# posts are drafts.}}', { count });
      if (errors.length === 0) showSuccess({ title: t('Success'), description }, saved);
      else {
        const reasons = new Set(errors.map((error) => translateIfKnown(errorText(error))));
        toast({
          title: t('Failed to update blog post'),
          description: [description, ...reasons].join(' '),
          variant: 'destructive',
        });
      }
    },
  };
}
