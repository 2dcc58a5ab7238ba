import type { AdminService, ServiceDraft } from '@alnafitha/contract';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { fieldOf, SERVICE_FIELDS, type ServiceValues } from './service-form';
import { useServiceMutations } from './service-queries';

interface Options {
  /** The changed service; absent for a new one. */
  service: AdminService | undefined;
  form: UseFormReturn<ServiceValues, unknown, ServiceDraft>;
  file: File | null;
  onSaved: () => void;
}

/** Saves the form's service once, however often it is submitted. On failure the form keeps the input. */
export function useSaveService({ service, form, file, onSaved }: Options) {
  const { notifySuccess, notifyError } = useMutationToasts('services');
  const { create, update } = useServiceMutations();
  const submitOnce = useSubmitOnce();

  const submit = form.handleSubmit((body) => {
    const files = file ? [file] : [];
    const save = async () => {
      const saved = await (service
        ? update.mutateAsync({ id: service.id, body, files })
        : create.mutateAsync({ body, files }));
      onSaved();
      notifySuccess(service ? 'Service updated' : 'Service created', saved);
    };
    return submitOnce(save, (error) => {
      if (error instanceof ApiError) {
        const issues = error.issues.map((issue) => ({ ...issue, path: fieldOf(issue.path) }));
        showFieldIssues(form, SERVICE_FIELDS, issues);
      }
      notifyError(service ? 'Failed to update service' : 'Failed to create service', error);
    });
  });

  return { submit, isSaving: create.isPending || update.isPending };
}
