import { SERVICE_DESCRIPTION_MAX_LENGTH, SERVICE_ICONS, SERVICE_TITLE_MAX_LENGTH } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormTextField } from '../ui/form/form-text-field';
import { LimitedTextField } from '../ui/form/limited-text-field';
import { FeaturesField } from './features-field';
import { IconName } from './icon-name';
import type { ServiceValues } from './service-form';

/** The fields of a service; the image field is passed as children. */
export function ServiceFields({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const { control } = useFormContext<ServiceValues>();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      <LimitedTextField<ServiceValues>
        className="wide"
        name="title"
        label={t('Title')}
        required
        limit={SERVICE_TITLE_MAX_LENGTH}
      />
      <LimitedTextField<ServiceValues>
        className="wide"
        name="description"
        label={t('Description')}
        required
        multiline
        minRows={3}
        maxRows={10}
        limit={SERVICE_DESCRIPTION_MAX_LENGTH}
      />
      <FormTextField<ServiceValues> name="icon" label={t('Icon')} select>
        {SERVICE_ICONS.map((icon) => (
          <MenuItem key={icon} value={icon}>
            <IconName icon={icon} />
          </MenuItem>
        ))}
      </FormTextField>
      <FormTextField<ServiceValues>
        name="order"
        label={t('Order')}
        type="number"
        helperText={t('Lower numbers are shown first.')}
        slotProps={{ htmlInput: { min: 0, step: 1 } }}
      />
      <FeaturesField />
      <Controller
        name="active"
        control={control}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            className="wide"
            sx={{ minBlockSize: 44 }}
            label={t('Active: visitors see this service')}
            control={
              <Switch checked={value} onChange={onChange} onBlur={onBlur} slotProps={{ input: { ref } }} />
            }
          />
        )}
      />
      <Box className="wide">{children}</Box>
    </Box>
  );
}
