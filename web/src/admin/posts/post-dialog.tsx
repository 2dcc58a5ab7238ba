import type { AdminPost } from '@alnafitha/contract';
import { ContentDialog, type ContentDialogProps } from '../content/content-dialog';
import { PostFields } from './post-fields';
import { postForm } from './post-form';
import { postResource } from './post-queries';

export default function PostDialog(props: ContentDialogProps<AdminPost>) {
  return (
    <ContentDialog {...props} resource={postResource} form={postForm} isTall>
      {/* Remounts the rich text, which shows its first value only. */}
      {({ formKey }) => <PostFields key={formKey} />}
    </ContentDialog>
  );
}
