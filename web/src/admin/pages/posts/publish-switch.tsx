import type { AdminPost } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { VisibilitySwitch } from '../../ui/visibility-switch';
import { usePostMutations } from './post-queries';

interface Props {
  post: AdminPost;
  /** The label beside the switch, if no heading names it. */
  label?: string;
}

/** Publishes or unpublishes a post. */
export function PublishSwitch({ post, label = '' }: Props) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { publish } = usePostMutations();

  async function save(published: boolean) {
    try {
      await publish.mutateAsync({ id: post.id, published });
      notifySuccess(published ? 'The blog post is published.' : 'The blog post is now a draft.');
    } catch (error) {
      notifyError('Failed to update blog post', error);
    }
  }

  return (
    <VisibilitySwitch
      isVisible={post.published}
      label={label}
      aria-label={t('Published: {title}', { title: post.title })}
      onSave={save}
    />
  );
}
