import { type ContentKind, type Edited, IDEMPOTENCY_HEADER, type RevisionDetails } from '@alnafitha/contract';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useDraft } from './use-draft';

export interface EditedEntry {
  readonly id: string;
  readonly version: string;
  readonly edited?: Edited | undefined;
}

/** The values of the stored entry and of the form. */
export interface Versions {
  theirs: object;
  mine: object;
}

interface Save<Entry, Values, Output> {
  values: Output;
  /** The form's values, with those that are no field. */
  typed: Values;
  /** The stored entry that the form is based on; absent for a new one. */
  base: Entry | undefined;
  /** Fields of the request body; empty for a new entry. */
  edit: { version?: string; revision?: string | undefined };
  headers: Readonly<Record<string, string>>;
}

export interface EditorOptions<Entry extends EditedEntry, Values extends FieldValues, Output, Saved> {
  /** Drafts are stored by kind and id. */
  kind: ContentKind | `translations/${ContentKind}`;
  /** The edited entry; absent for a new one. */
  entry: Entry | undefined;
  /** Fills the form of `entry`, as unsaved changes. */
  revision?: RevisionDetails | undefined;
  /** Fills the form of a new entry, as unsaved changes, with those of the entry of this id. */
  copied?: { id: string; values: Values } | undefined;
  resolver: Resolver<Values, unknown, Output>;
  valuesOf: (entry: Entry | undefined) => Values;
  /** The values as a conflict shows them; by default all. */
  shownOf?: (values: Values) => object;
  read: (id: Entry['id'], options: { signal: AbortSignal }) => Promise<Entry>;
  save: (save: Save<Entry, Values, Output>) => Promise<Saved>;
  /** Asks about unusual values before they are saved. */
  confirm?: ((values: Output) => Promise<boolean>) | undefined;
  onSaved: (saved: Saved) => void;
  /** Text for an error without a message of the API. */
  failure: PlainTranslationKey;
  /** Fields that can show the API's issues. */
  fields: readonly Path<Values>[];
  /** The field of an API issue. */
  fieldOf?: (path: string, values: Values) => string;
}

export type Editor<Entry extends EditedEntry, Values extends FieldValues, Output> = ReturnType<
  typeof useEditor<Entry, Values, Output, unknown>
>;

/** A form with a local draft and optimistic locking, which can be filled by a revision. */
export function useEditor<Entry extends EditedEntry, Values extends FieldValues, Output, Saved>(
  options: EditorOptions<Entry, Values, Output, Saved>,
) {
  const { kind, entry, revision, copied, valuesOf, shownOf = (values: Values) => values } = options;
  const { notifyError } = useMutationToasts();
  const submitOnce = useSubmitOnce();
  const [isSaving, setSaving] = useState(false);
  /** Last stored version that the administrator has seen. */
  const [base, setBase] = useState(entry);
  /** Version of a rejected save, until the administrator chooses. */
  const [rejected, setRejected] = useState<string>();
  const [revisionId, setRevisionId] = useState(revision?.id);
  // The API compares the body, too, so one key serves all saves.
  const [idempotencyKey, setIdempotencyKey] = useState<string>(() => crypto.randomUUID());
  const [formKey, remount] = useReducer((count: number) => count + 1, 0);
  const form = useForm<Values, unknown, Output>({
    resolver: options.resolver,
    defaultValues: valuesOf(entry) as DefaultValues<Values>,
  });
  const draft = useDraft(form, {
    kind,
    id: base?.id ?? (copied && `copy-of-${copied.id}`),
    version: base?.version,
    revision: revisionId,
    idempotencyKey,
  });
  /** The current entry, after a conflict. */
  const theirs = useQuery({
    queryKey: ['admin', 'conflict', kind, base?.id, rejected],
    queryFn: base && rejected !== undefined ? ({ signal }) => options.read(base.id, { signal }) : skipToken,
    gcTime: 0,
  });

  const fill = (values: Values) => {
    form.reset(values, { keepDefaultValues: true });
    remount();
  };
  const fillAtFirst = useEffectEvent(() => {
    if (entry && revision) fill(valuesOf(entryOf(revision, entry)));
    if (copied) fill(copied.values);
  });
  useEffect(() => fillAtFirst(), []);

  /** Later saves are based on this version. */
  const rebaseOn = (stored: Entry) => {
    setBase(stored);
    setRejected(undefined);
  };

  const saveOver = (base: Entry | undefined) =>
    form.handleSubmit(async (values) => {
      if (options.confirm && !(await options.confirm(values))) return;
      const save = async () => {
        setSaving(true);
        try {
          const saved = await options.save({
            values,
            typed: form.getValues(),
            base,
            edit: base ? { version: base.version, revision: revisionId } : {},
            headers: { [IDEMPOTENCY_HEADER]: idempotencyKey },
          });
          draft.forget();
          options.onSaved(saved);
        } finally {
          setSaving(false);
        }
      };
      return submitOnce(save, (error) => {
        if (base && error instanceof ApiError && error.status === 409) return setRejected(base.version);
        if (error instanceof ApiError) {
          const fieldOf = (path: string) => options.fieldOf?.(path, form.getValues()) ?? path;
          const issues = error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path) }));
          showFieldIssues(form, options.fields, issues);
        }
        notifyError(options.failure, error);
      });
    });

  return {
    kind,
    form,
    base,
    theirs,
    draft,
    isSaving,
    fill,
    isDirty: form.formState.isDirty,
    rejected,
    /** Whether the form started from the opened revision. */
    isOfRevision: revision !== undefined && revisionId === revision.id,
    /** Changes whenever other texts fill the form. */
    formKey,
    submit: saveOver(base),
    /** Closes the choice; saving again leads to it again. */
    postpone: () => setRejected(undefined),
    versions: (): Versions => ({
      theirs: shownOf(valuesOf(theirs.data)),
      mine: shownOf(form.getValues()),
    }),
    keepMine() {
      if (!theirs.data) return;
      rebaseOn(theirs.data);
      void saveOver(theirs.data)();
    },
    takeTheirs() {
      if (!theirs.data) return;
      rebaseOn(theirs.data);
      setRevisionId(undefined);
      form.reset(valuesOf(theirs.data));
      remount();
    },
    /** The stored entry has changed by an action of this form. */
    replaceBase(stored: Entry, values: Values) {
      setBase(stored);
      form.reset(valuesOf(stored));
      fill(values);
    },
    /** If the entry has changed since the draft, saving leads to the conflict. */
    restoreDraft(key: string) {
      const found = draft.found.find((found) => found.key === key);
      if (!found) return;
      if (base && found.version !== undefined) setBase({ ...base, version: found.version });
      setRevisionId(found.revision);
      setIdempotencyKey(found.idempotencyKey);
      fill(found.values);
      draft.accept(key);
    },
  };
}

/** The entry before a change; a blank value is absent from it. */
function entryOf<Entry>({ entry, differences }: RevisionDetails, current: Entry): Entry {
  const fields = differences.filter(({ isTranslation }) => !isTranslation).map(({ field }) => field);
  return { ...current, ...Object.fromEntries(fields.map((field) => [field, undefined])), ...entry };
}
