import { type AdminService, ERROR_MESSAGES, type ServiceDraft } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { useSubmitOnce } from '../../shared/ui/form/use-submit-once';
import { ImageChoice } from '../images/image-choice-section';
import { isTooLarge } from '../ui/form/acceptable-images';
import { FormDialog } from '../ui/form/form-dialog';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { ServiceFields } from './service-fields';
import { fieldOf, SERVICE_FIELDS, ServiceForm, type ServiceValues, valuesOf } from './service-form';
import { useServiceMutations } from './service-queries';

interface Options {
  /** Absent for a new one. */
  service: AdminService | undefined;
  form: UseFormReturn<ServiceValues, unknown, ServiceDraft>;
  file: File | null;
  onSaved: () => void;
}

function useSaveService({ service, form, file, onSaved }: Options) {
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

interface ServiceImageProps {
  image: string | undefined;
  file: File | null;
  onFile: (file: File | null) => void;
}

function ServiceImage({ image, file, onFile }: ServiceImageProps) {
  const { t } = useLanguage();
  const { control, setError, setValue, clearErrors } = useFormContext<ServiceValues>();
  const imagePath = useWatch({ control, name: 'imagePath' });

  /** `''` removes the image, `undefined` keeps it. */
  function choose(chosen: File | null, path: string | undefined) {
    onFile(chosen);
    setValue('imagePath', path, { shouldDirty: true });
    clearErrors('imagePath');
  }

  return (
    <ImageChoice<ServiceValues>
      name="imagePath"
      file={file}
      image={imagePath ?? image}
      category="Services"
      hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
      onFile={(chosen) => {
        if (isTooLarge(chosen)) setError('imagePath', { message: ERROR_MESSAGES.imageTooLarge });
        else choose(chosen, undefined);
      }}
      onImage={(url) => choose(null, url || (image === undefined ? undefined : ''))}
    />
  );
}

interface Props {
  /** Absent for a new one. */
  service?: AdminService;
  onClose: () => void;
}

export function ServiceDialog({ service, onClose }: Props) {
  const { t } = useLanguage();
  const form = useForm({ resolver: zodResolver(ServiceForm), defaultValues: valuesOf(service) });
  const [file, setFile] = useState<File | null>(null);
  const isDirty = form.formState.isDirty || file !== null;
  const { submit, isSaving } = useSaveService({ service, form, file, onSaved: onClose });

  return (
    <FormProvider {...form}>
      <FormDialog
        title={service ? t('Edit Service') : t('Add New Service')}
        isDirty={isDirty}
        isSaving={isSaving}
        submitLabel={t('Save')}
        onSubmit={submit}
        onClose={onClose}
        maxWidth="md"
        extra={service && <ArabicButton kind="services" id={service.id} isDirty={isDirty} />}
      >
        <ServiceFields>
          <ServiceImage image={service?.image} file={file} onFile={setFile} />
        </ServiceFields>
      </FormDialog>
    </FormProvider>
  );
}
