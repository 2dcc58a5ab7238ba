import type { AdminPost } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useConflict } from '../ui/use-conflict';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import type { Draft } from './draft-storage';
import { usePostMutations } from './post-queries';
import { draftOf, fieldOf, POST_FIELDS, PostValues, valuesOf } from './post-values';

export function useSavePost(post: AdminPost | undefined, onSaved: () => void) {
  const { notifySuccess, notifyError } = useMutationToasts('posts');
  const { create, update } = usePostMutations();
  const { base, rejected, begin, rebaseOn, postpone } = useConflict(post);
  /** Changes whenever another text fills the form: the other version, or a draft. */
  const [formKey, setFormKey] = useState<string>();
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
        if (begin(error, base?.version)) return;
        if (error instanceof ApiError) {
          const issues = error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path, values) }));
          showFieldIssues(form, POST_FIELDS, issues);
        }
        notifyError(base ? 'Failed to update blog post' : 'Failed to create blog post', error);
      });
    });

  return {
    form,
    base,
    rejected,
    formKey,
    submit: saveOver(base),
    isSaving: create.isPending || update.isPending,
    postpone,
    keepMine(theirs: AdminPost) {
      rebaseOn(theirs);
      return saveOver(theirs)();
    },
    /** If the post has changed since the draft, saving leads to the conflict. */
    restore({ values, version, savedAt }: Draft) {
      if (base && version !== undefined) rebaseOn({ ...base, version });
      form.reset({ ...values, file: null }, { keepDefaultValues: true });
      setFormKey(savedAt);
    },
    takeTheirs(theirs: AdminPost) {
      rebaseOn(theirs);
      form.reset(valuesOf(theirs));
      setFormKey(theirs.version);
    },
  };
}
