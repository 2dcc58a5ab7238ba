import type { AdminPost } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import type { Draft } from './draft-storage';
import { usePostMutations } from './post-queries';
import { draftOf, fieldOf, POST_FIELDS, PostValues, valuesOf } from './post-values';

/**
 * The form of a post, or of a new one, and its submission: on failure it keeps the input. After a
 * conflict `refused` is the version that the form started from.
 */
export function useSavePost(post: AdminPost | undefined, onSaved: () => void) {
  const { notifySuccess, notifyError } = useMutationToasts('posts');
  const { create, update } = usePostMutations();
  /** The last stored post that the author has seen. */
  const [base, setBase] = useState(post);
  const [rejected, setRejected] = useState<string>();
  /** Changes whenever the form is filled with another text: the other version, or a draft. */
  const [taken, setTaken] = useState<string>();
  const submitOnce = useSubmitOnce();
  const form = useForm({ resolver: zodResolver(PostValues), defaultValues: valuesOf(post) });

  const saveOver = (base: AdminPost | undefined) =>
    form.handleSubmit((values) => {
      const draft = draftOf(values, base);
      const files = values.file ? [values.file] : [];
      const save = async () => {
        const saved = await (base
          ? update.mutateAsync({ id: base.id, body: { ...draft, version: base.version }, files })
          : create.mutateAsync({ body: draft, files }));
        onSaved();
        notifySuccess(base ? 'The blog post was updated.' : 'The blog post was created.', saved);
      };
      return submitOnce(save, (error) => {
        if (base && error instanceof ApiError && error.status === 409) {
          setRejected(base.version);
          return;
        }
        if (error instanceof ApiError) {
          const issues = error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path, values) }));
          showFieldIssues(form, POST_FIELDS, issues);
        }
        notifyError(base ? 'Failed to update blog post' : 'Failed to create blog post', error);
      });
    });

  const goOnFrom = (theirs: AdminPost) => {
    setBase(theirs);
    setRejected(undefined);
  };
  return {
    form,
    base,
    rejected,
    taken,
    submit: saveOver(base),
    isSaving: create.isPending || update.isPending,
    /** The conflict failed to load; saving again leads to it again. */
    postpone: () => setRejected(undefined),
    keepMine(theirs: AdminPost) {
      goOnFrom(theirs);
      return saveOver(theirs)();
    },
    /** Restores the draft; if the post has changed since, saving leads to the conflict. */
    restore({ values, version, savedAt }: Draft) {
      if (base && version !== undefined) setBase({ ...base, version });
      form.reset({ ...values, file: null }, { keepDefaultValues: true });
      setTaken(savedAt);
    },
    takeTheirs(theirs: AdminPost) {
      goOnFrom(theirs);
      form.reset(valuesOf(theirs));
      setTaken(theirs.version);
    },
  };
}
