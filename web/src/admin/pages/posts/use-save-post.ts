import type { AdminPost } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../shared/api/api-error';
import { showFieldIssues } from '../../ui/form/field-issues';
import { useOutcomeToasts } from '../../ui/use-outcome-toasts';
import type { Draft } from './draft-storage';
import { usePostMutations } from './post-queries';
import { draftOf, fieldOf, POST_FIELDS, PostValues, valuesOf } from './post-values';

/**
 * The form of a post, a new one where none is given, and how it is saved: on failure it keeps all that was typed. When
 * somebody else has changed the post meanwhile, `refused` is the version that the form was made from.
 */
export function useSavePost(post: AdminPost | undefined, onSaved: () => void) {
  const { succeed, fail } = useOutcomeToasts();
  const { create, update } = usePostMutations();
  /** The post as the author has seen it stored. */
  const [base, setBase] = useState(post);
  const [refused, setRefused] = useState<string>();
  /** Differs each time that the form is filled with another text: a version of somebody else, or what was kept. */
  const [taken, setTaken] = useState<string>();
  const isUnderWay = useRef(false);
  const form = useForm({ resolver: zodResolver(PostValues), defaultValues: valuesOf(post) });

  const saveOver = (base: AdminPost | undefined) =>
    form.handleSubmit(async (values) => {
      // The button is disabled only after the next render, which a double click can outrun. Once saved, it stays so.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const draft = draftOf(values, base);
      const files = values.file ? [values.file] : [];
      try {
        if (base) {
          await update.mutateAsync({ id: base.id, body: { ...draft, version: base.version }, files });
        } else await create.mutateAsync({ body: draft, files });
        onSaved();
        succeed(base ? 'The blog post was updated.' : 'The blog post was created.');
      } catch (error) {
        isUnderWay.current = false;
        if (base && error instanceof ApiError && error.status === 409) {
          setRefused(base.version);
          return;
        }
        if (error instanceof ApiError) {
          const issues = error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path, values) }));
          showFieldIssues(form, POST_FIELDS, issues);
        }
        fail(base ? 'Failed to update blog post' : 'Failed to create blog post', error);
      }
    });

  const goOnFrom = (theirs: AdminPost) => {
    setBase(theirs);
    setRefused(undefined);
  };
  return {
    form,
    base,
    refused,
    taken,
    submit: saveOver(base),
    isSaving: create.isPending || update.isPending,
    /** The conflict cannot be shown now; saving again will come to it again. */
    postpone: () => setRefused(undefined),
    keepMine(theirs: AdminPost) {
      goOnFrom(theirs);
      return saveOver(theirs)();
    },
    /** Goes on from what was being written before; a post that has changed since leads to the conflict when it is saved. */
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
