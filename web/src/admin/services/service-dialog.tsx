import type { AdminService, RevisionDetails } from '@alnafitha/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useLanguage } from '../../shared/i18n/language-context';
import { EditorDialog } from '../editor/editor-dialog';
import { useEditor } from '../editor/use-editor';
import { ArabicButton } from '../ui/translation-state';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { ServiceFields } from './service-fields';
import { draftOf, fieldOf, SERVICE_FIELDS, ServiceForm, valuesOf, valuesOfCopy } from './service-form';
import { loadService, useServiceMutations } from './service-queries';

const resolver = zodResolver(ServiceForm);

interface Props {
  /** The edited service; absent for a new one. */
  service?: AdminService;
  /** A revision that fills the form. */
  revision?: RevisionDetails | undefined;
  /** A service that is duplicated as a new one. */
  copied?: AdminService | undefined;
  onClose: () => void;
}

export function ServiceDialog({ service, revision, copied, onClose }: Props) {
  const { t } = useLanguage();
  const { notifySuccess } = useMutationToasts('services');
  const { create, update } = useServiceMutations();
  const editor = useEditor({
    kind: 'services',
    entry: service,
    revision,
    valuesOf,
    read: loadService,
    copied: copied && { id: copied.id, values: valuesOfCopy(copied) },
    resolver,
    fields: SERVICE_FIELDS,
    fieldOf,
    save({ values, base, edit, headers }) {
      const { body, files } = draftOf(values, base);
      return base
        ? update.mutateAsync({ id: base.id, body: { ...body, ...edit }, files, headers })
        : create.mutateAsync({ body: { ...body, copyOf: copied?.id }, files, headers });
    },
    failure: service ? 'Failed to update service' : 'Failed to create service',
    onSaved(saved) {
      onClose();
      notifySuccess(service ? 'Service updated' : 'Service created', saved);
    },
  });
  return (
    <EditorDialog
      editor={editor}
      revision={revision}
      title={service ? t('Edit Service') : t('Add New Service')}
      onClose={onClose}
      maxWidth="md"
      extra={service && <ArabicButton kind="services" id={service.id} isDirty={editor.isDirty} />}
    >
      <ServiceFields />
    </EditorDialog>
  );
}
