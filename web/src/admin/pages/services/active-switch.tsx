import type { AdminService } from '@alnafitha/contract';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useMutationToasts } from '../../ui/use-mutation-toasts';
import { useServiceMutations } from './service-queries';

interface Props {
  service: AdminService;
  /** The label beside the switch, if no heading names it. */
  label?: string;
}

/** An optimistic toggle of the service's visibility; reverted on failure. */
export function ActiveSwitch({ service, label = '' }: Props) {
  const { t } = useLanguage();
  const { succeed, fail } = useMutationToasts();
  const { update } = useServiceMutations();
  // Set while saving. The mutation's own state updates too late after the click.
  const [wanted, setWanted] = useState<boolean>();

  async function save(active: boolean) {
    if (wanted !== undefined) return;
    setWanted(active);
    try {
      await update.mutateAsync({ id: service.id, body: { active } });
      succeed(active ? 'Visitors can now see this service.' : 'Visitors can no longer see this service.');
    } catch (error) {
      fail('Failed to update service', error);
    } finally {
      setWanted(undefined);
    }
  }

  return (
    <FormControlLabel
      label={label}
      sx={{ minBlockSize: 44, marginInline: '-8px 0' }}
      control={
        <Switch
          checked={wanted ?? service.active}
          onChange={(_, active) => save(active)}
          slotProps={{ input: { 'aria-label': t('Active: {title}', { title: service.title }) } }}
        />
      }
    />
  );
}
