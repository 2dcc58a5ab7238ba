import {
  ERROR_MESSAGES,
  isVisible,
  type Language,
  otherLanguage,
  type ReviewedEntry,
  type ReviewedField,
  type TranslatedKind,
} from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { isConflict } from '../ui/use-conflict';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { translationQueries, useTranslationMutations } from './translation-queries';
import { useFailureToast } from './use-pending-translation';

type Texts = Readonly<Record<string, string>>;

interface Edit {
  /** Identifies the entry of this input. */
  path: string;
  /** Changed texts by field. */
  typed: Texts;
  issues: Texts;
  /** Machine translations of outdated texts, by field. */
  proposals: Texts;
  /** Entry that a rejected save was based on. */
  rejected?: ReviewedEntry;
}

const NONE: Texts = {};
const unchanged = (path: string): Edit => ({ path, typed: NONE, issues: NONE, proposals: NONE });

/** The stored texts of an entry, overridden by the input; a failure keeps the input. */
export function useTranslationEdit(kind: TranslatedKind, id: string) {
  const { notifyError } = useMutationToasts();
  const showFailure = useFailureToast();
  const { data: entry, error, refetch, dataUpdatedAt } = useQuery(translationQueries.entry(kind, id));
  const { correct, complete } = useTranslationMutations(kind, id);
  const isSaving = useRef(false);
  const path = `${kind}/${id}`;
  const [last, setLast] = useState(() => unchanged(path));
  const ofPath = (edit: Edit) => (edit.path === path ? edit : unchanged(path));
  const { typed, issues, proposals, rejected } = ofPath(last);
  const change = (changesOf: (edit: Edit) => Partial<Edit>) =>
    setLast((edit) => ({ ...ofPath(edit), ...changesOf(ofPath(edit)) }));
  const textOf = ({ field, text = '' }: ReviewedField) => typed[field] ?? text;

  async function save(onSaved: () => void) {
    if (!entry || isSaving.current) return;
    const blank = entry.fields.filter((field) => !isVisible(textOf(field)));
    if (blank.length > 0) {
      const missing = blank.map(({ field }) => [field, ERROR_MESSAGES.translationRequired]);
      change(() => ({ issues: Object.fromEntries(missing) }));
      return;
    }
    isSaving.current = true;
    try {
      const texts = entry.fields.map((field) => [field.field, { text: textOf(field), of: field.of }]);
      await correct.mutateAsync(Object.fromEntries(texts));
      setLast(unchanged(path));
      onSaved();
    } catch (failure) {
      if (isConflict(failure)) {
        change(() => ({ rejected: entry, issues: NONE, proposals: NONE }));
        await refetch();
      } else {
        const found = failure instanceof ApiError ? failure.issues : [];
        change(() => ({
          issues: Object.fromEntries(found.map((each) => [fieldOf(each.path), each.message])),
        }));
        notifyError('Failed to save the translation', failure);
      }
    }
    isSaving.current = false;
  }

  async function translate() {
    try {
      const { proposals, failure } = await complete.mutateAsync();
      const isTyped = ([, text]: [string, string]) => isVisible(text);
      change(({ typed }) => ({
        proposals,
        typed: Object.fromEntries(Object.entries(typed).filter(isTyped)),
      }));
      if (failure) showFailure(failure);
    } catch (failure) {
      notifyError('Failed to translate', failure);
    }
  }

  return {
    ...{ entry, error, refetch, path, issues, proposals, textOf, save, translate },
    /** Includes the input. */
    textsByLanguage: () => {
      const texts: Record<Language, Record<string, string>> = { en: {}, ar: {} };
      for (const field of entry?.fields ?? []) {
        texts[otherLanguage(field.to)][field.field] = field.original;
        texts[field.to][field.field] = textOf(field) || field.original;
      }
      return texts;
    },
    isDirty: entry?.fields.some((field) => textOf(field) !== (field.text ?? '')) ?? false,
    isSaving: correct.isPending,
    isTranslating: complete.isPending,
    loadedAt: dataUpdatedAt,
    isConflict: rejected !== undefined,
    isChanged: ({ field, of }: ReviewedField) =>
      rejected !== undefined && rejected.fields.find((each) => each.field === field)?.of !== of,
    type: (field: string, text: string) => change(({ typed }) => ({ typed: { ...typed, [field]: text } })),
    takeProposal: (field: string) =>
      change(({ typed, proposals: { [field]: chosen = '', ...proposals } }) => ({
        typed: { ...typed, [field]: chosen },
        proposals,
      })),
  };
}

/** The field of an API issue: `texts.title.text`, `texts.title` or `title`. */
function fieldOf(path: string): string {
  const [first = '', second = first] = path.split('.');
  return first === 'texts' ? second : first;
}
