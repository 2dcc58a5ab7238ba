import type { AdminImage, ImageDraft } from '@alnafitha/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useImageUpdate } from './image-queries';
import { IMAGE_FIELDS, type ImageValues, resolveChanges, valuesOf } from './image-values';

/**
 * The form of an image and its submission; on failure it keeps the input. After a conflict
 * `refused` is the version that the form started from.
 */
export function useEditImage(image: AdminImage, onSaved: () => void) {
  const { notifySuccess, notifyError } = useMutationToasts('images');
  const update = useImageUpdate();
  /** The last stored image that this administrator has seen. */
  const [base, setBase] = useState(image);
  const [rejected, setRejected] = useState<string>();
  const submitOnce = useSubmitOnce();
  const form = useForm<ImageValues, unknown, ImageDraft>({
    resolver: resolveChanges,
    defaultValues: valuesOf(image),
  });

  const saveOver = ({ id, version }: AdminImage) =>
    form.handleSubmit((draft) => {
      const save = async () => {
        const saved = await update.mutateAsync({ id, changes: { ...draft, version } });
        onSaved();
        notifySuccess('The image was updated.', saved);
      };
      return submitOnce(save, (error) => {
        if (error instanceof ApiError && error.status === 409) {
          setRejected(version);
          return;
        }
        if (error instanceof ApiError) showFieldIssues(form, IMAGE_FIELDS, error.issues);
        notifyError('Failed to update image', error);
      });
    });

  const continueFrom = (theirs: AdminImage) => {
    setBase(theirs);
    setRejected(undefined);
  };
  return {
    form,
    rejected,
    submit: saveOver(base),
    isSaving: update.isPending,
    keepMine(theirs: AdminImage) {
      continueFrom(theirs);
      return saveOver(theirs)();
    },
    takeTheirs(theirs: AdminImage) {
      continueFrom(theirs);
      form.reset(valuesOf(theirs));
    },
  };
}
