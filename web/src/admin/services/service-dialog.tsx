import type { AdminService } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormDialog } from '../ui/form/form-dialog';
import { ArabicButton } from '../ui/translation-state';
import { ServiceFields } from './service-fields';
import { ServiceForm, valuesOf } from './service-form';
import { ServiceImage } from './service-image';
import { useSaveService } from './use-save-service';

interface Props {
  /** The service to change; absent for a new one. */
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
