import type { AdminPost } from '@alnafitha/contract';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { usePostMutations } from './post-queries';

interface Props {
  post: AdminPost;
  /** The label beside the switch, if no heading names it. */
  label?: string;
}

/** An optimistic toggle of the post's visibility; reverted on failure. */
export function PublishSwitch({ post, label = '' }: Props) {
  const { t } = useLanguage();
  const { succeed, fail } = useMutationToasts();
  const { publish } = usePostMutations();

  function save(published: boolean) {
    if (publish.isPending) return;
    publish.mutate(
      { id: post.id, published },
      {
        onSuccess: () => succeed(published ? 'The blog post is published.' : 'The blog post is now a draft.'),
        onError: (error) => fail('Failed to update blog post', error),
      },
    );
  }

  return (
    <FormControlLabel
      label={label}
      sx={{ minBlockSize: 44, marginInline: '-8px 0' }}
      control={
        <Switch
          checked={publish.isPending ? publish.variables.published : post.published}
          onChange={(_, published) => save(published)}
          slotProps={{ input: { 'aria-label': t('Published: {title}', { title: post.title }) } }}
        />
      }
    />
  );
}
