import type { AdminService } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { VisibilitySwitch } from '../../ui/visibility-switch';
import { useServiceMutations } from './service-queries';

interface Props {
  service: AdminService;
  /** The label beside the switch, if no heading names it. */
  label?: string;
}

/** Activates or deactivates a service. */
export function ActiveSwitch({ service, label = '' }: Props) {
  const { t } = useLanguage();
  const { notifySuccess, notifyError } = useMutationToasts();
  const { update } = useServiceMutations();

  async function save(active: boolean) {
    try {
      await update.mutateAsync({ id: service.id, body: { active } });
      notifySuccess(
        active ? 'Visitors can now see this service.' : 'Visitors can no longer see this service.',
      );
    } catch (error) {
      notifyError('Failed to update service', error);
    }
  }

  return (
    <VisibilitySwitch
      isVisible={service.active}
      label={label}
      aria-label={t('Active: {title}', { title: service.title })}
      onSave={save}
    />
  );
}
