import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useMutationToasts } from '../ui/use-mutation-toasts';

interface Options<Values extends FieldValues, Saved> {
  form: UseFormReturn<Values, unknown, Saved>;
  /** Fields that can show the API's issues. */
  fields: readonly Path<Values>[];
  failure: PlainTranslationKey;
  save: (values: Saved) => Promise<void>;
}

/** Saves a form that stays open; a failure keeps the input. */
export function useSaveInPlace<Values extends FieldValues, Saved>({
  form,
  fields,
  failure,
  save,
}: Options<Values, Saved>) {
  const { notifyError } = useMutationToasts();
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
    } catch (error) {
      if (error instanceof ApiError) showFieldIssues(form, fields, error.issues);
      notifyError(failure, error);
    }
  });
  // The form sets this in the submit event itself, so a double click meets a disabled button.
  return { submit, isSaving: form.formState.isSubmitting };
}
