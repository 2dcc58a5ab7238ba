import { type AdminPost, publishPost } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { useToast } from '../../shared/ui/toast/toast-context';
import { settleEach } from '../content/content-queries';
import { contentKeys } from '../history/content-keys';
import { callAsAdmin } from '../session/as-admin';
import { useInvalidation } from '../ui/use-invalidation';
import { useMutationToasts } from '../ui/use-mutation-toasts';

const publish = ({ id, published }: Pick<AdminPost, 'id' | 'published'>) =>
  callAsAdmin(publishPost, { params: { id }, body: { published } });

export function usePublish() {
  const { invalidateOptions } = useInvalidation(contentKeys('posts'));
  return useMutation({ ...invalidateOptions, mutationFn: publish });
}

/** Publishes or unpublishes several posts, and says how many. */
export function usePublishSelected() {
  const { t, translateIfKnown } = useLanguage();
  const toast = useToast();
  const { showSuccess } = useMutationToasts('posts');
  const { invalidateOptions } = useInvalidation(contentKeys('posts'));
  const { mutateAsync, isPending } = useMutation({
    ...invalidateOptions,
    mutationFn: ({ ids, published }: { ids: readonly string[]; published: boolean }) =>
      settleEach(ids, (id) => publish({ id, published })),
  });

  return {
    isPending,
    async publishSelected(ids: readonly string[], published: boolean): Promise<void> {
      const { responses: saved, errors } = await mutateAsync({ ids, published });
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
