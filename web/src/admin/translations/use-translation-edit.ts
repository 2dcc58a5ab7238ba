import {
  ERROR_MESSAGES,
  isVisible,
  type ReviewedEntry,
  type ReviewedField,
  type RevisionDetails,
} from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { z } from 'zod';
import { useEditor } from '../editor/use-editor';
import { loadTranslations, useTranslationMutations } from '../history/translation-queries';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useFailureToast } from './use-pending-translation';

/** Texts by field. */
const Texts = z.record(z.string(), z.string().refine(isVisible, ERROR_MESSAGES.translationRequired));
export type Texts = z.infer<typeof Texts>;

const resolver = zodResolver(Texts);

const textsOf = ({ fields }: ReviewedEntry): Texts =>
  Object.fromEntries(fields.map(({ field, text = '' }) => [field, text]));

/** The editor of an entry's translations, which a machine can fill. */
export function useTranslationEdit(entry: ReviewedEntry, onSaved: () => void) {
  const { kind, id } = entry;
  const { notifyError } = useMutationToasts();
  const showFailure = useFailureToast();
  const { correct, complete } = useTranslationMutations(kind, id);
  /** Machine translations of outdated texts. */
  const [proposals, setProposals] = useState<Texts>({});
  const editor = useEditor({
    kind: `translations/${kind}`,
    entry,
    valuesOf: (stored = entry) => textsOf(stored),
    resolver,
    fields: entry.fields.map(({ field }) => field),
    fieldOf,
    read: (_, options) => loadTranslations({ kind, id }, options),
    save({ values, base = entry, edit: { version }, headers }) {
      const texts = base.fields.map(({ field, of }) => [field, { text: values[field] ?? '', of }]);
      return correct.mutateAsync({ body: { version, texts: Object.fromEntries(texts) }, headers });
    },
    onSaved,
    failure: 'Failed to save the translation',
  });
  const { form, base = entry } = editor;
  /** During a conflict, the current originals. */
  const current = editor.theirs.data ?? base;

  async function translate() {
    try {
      const { entry: stored, proposals, failure } = await complete.mutateAsync();
      const stale = textsOf(base);
      const isTyped = ([field, text]: [string, string]) => text !== stale[field] && isVisible(text);
      const typed = Object.entries(form.getValues()).filter(isTyped);
      // Somebody else's changes still lead to a conflict.
      editor.replaceBase(
        { ...stored, version: base.version },
        { ...textsOf(stored), ...Object.fromEntries(typed) },
      );
      setProposals(proposals);
      if (failure) showFailure(failure);
    } catch (failure) {
      notifyError('Failed to translate', failure);
    }
  }

  return {
    editor,
    current,
    proposals,
    translate,
    /** Texts that include the input. */
    typedFields: () => current.fields.map((field) => ({ ...field, text: form.getValues(field.field) })),
    isTranslating: complete.isPending,
    isChanged: ({ field, of }: ReviewedField) =>
      base.fields.find((known) => known.field === field)?.of !== of,
    takeProposal(name: string) {
      const { [name]: chosen = '', ...rest } = proposals;
      form.setValue(name, chosen, { shouldDirty: true });
      setProposals(rest);
    },
    openRevision({ differences }: RevisionDetails) {
      const texts = differences
        .filter(({ field, isTranslation }) => isTranslation && field in textsOf(base))
        .map(({ field, before }) => [field, before]);
      editor.fill({ ...form.getValues(), ...Object.fromEntries(texts) });
    },
  };
}

/** The field of an API issue: `texts.title.text`, `texts.title` or `title`. */
function fieldOf(path: string): string {
  const [first = '', second = first] = path.split('.');
  return first === 'texts' ? second : first;
}
