import {
  FEATURE_MAX_LENGTH,
  MAX_FEATURES,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_ICONS,
  SERVICE_TITLE_MAX_LENGTH,
} from '@alnafitha/contract';
import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Controller, useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormImage } from '../images/form-image';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { IconButton } from '../ui/icon-button';
import { IconName } from './icon-name';
import type { ServiceValues } from './service-form';

/** One field per feature, at least one; blank ones are dropped on save. */
function FeaturesField() {
  const { t, translateIfKnown } = useLanguage();
  const { control, formState } = useFormContext<ServiceValues>();
  const { field } = useController({ name: 'features', control });
  const boxes = field.value;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const errors = formState.errors.features;
  const message = errors?.message ?? errors?.find?.((error) => error)?.message;

  // Index of the field to focus after one was added or removed.
  const awaited = useRef<number>(null);
  useEffect(() => {
    if (awaited.current === null) return;
    inputs.current[awaited.current]?.focus();
    awaited.current = null;
  });

  function add() {
    awaited.current = boxes.length;
    field.onChange([...boxes, '']);
  }
  function remove(index: number) {
    awaited.current = Math.min(index, boxes.length - 2);
    field.onChange(boxes.filter((_, place) => place !== index));
  }

  return (
    <Box className="wide" role="group" aria-label={t('Features')} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>{t('Features')}</Typography>
      {boxes.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a field; its value comes from the form
        <Box key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TextField
            fullWidth
            size="small"
            sx={{ '& .MuiInputBase-root': { minBlockSize: 44 } }}
            label={t('Feature {number}', { number: index + 1 })}
            value={text}
            onChange={(event) => field.onChange(boxes.with(index, event.target.value))}
            onBlur={field.onBlur}
            inputRef={(input: HTMLInputElement | null) => {
              inputs.current[index] = input;
              if (index === 0) field.ref(input);
            }}
            error={message !== undefined}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: FEATURE_MAX_LENGTH } }}
          />
          <IconButton
            label={t('Remove feature {number}', { number: index + 1 })}
            disabled={boxes.length === 1}
            onClick={() => remove(index)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {message !== undefined && <FormHelperText error>{translateIfKnown(message)}</FormHelperText>}
      <Button
        variant="outlined"
        startIcon={<Add />}
        disabled={boxes.length >= MAX_FEATURES}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {t('Add a feature')}
      </Button>
    </Box>
  );
}

export function ServiceFields() {
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
      <Box className="wide">
        <FormImage
          category="Services"
          hint={t('Optional. JPEG, PNG or WebP. Photos over 5 MB are made smaller.')}
        />
      </Box>
    </Box>
  );
}
