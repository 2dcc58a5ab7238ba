import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { adminServiceList } from '../services/service-queries';
import { FormTextField } from '../ui/form/form-text-field';

/** Chooses a service, or none. One that was deleted stays until another is chosen. */
export function ServiceField({ name, label }: { name: string; label: string }) {
  const { t } = useLanguage();
  const { data = [] } = useQuery(adminServiceList);
  const chosen: unknown = useWatch({ name });
  const isUnknown = typeof chosen === 'string' && chosen !== '' && !data.some(({ id }) => id === chosen);
  return (
    <FormTextField
      name={name}
      label={label}
      select
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('All services')}</MenuItem>
      {isUnknown && <MenuItem value={chosen}>{t('Deleted service')}</MenuItem>}
      {data.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          <bdi>{title}</bdi>
        </MenuItem>
      ))}
    </FormTextField>
  );
}
