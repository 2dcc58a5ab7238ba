import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import type { InputProps } from '../content/form/form-fields';
import { IconButton } from '../ui/icon-button';

interface FeaturesValues {
  features: string[];
}

/** One field per feature, at least one; blank ones are dropped on save. */
export function FeaturesField({ field: { look } }: InputProps) {
  const { t, translateIfKnown } = useLanguage();
  const { control, formState } = useFormContext<FeaturesValues>();
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
            slotProps={{ htmlInput: { dir: 'auto', maxLength: look.maxLength } }}
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
        disabled={boxes.length >= (look.max ?? 0)}
        onClick={add}
        sx={{ justifySelf: 'start' }}
      >
        {t('Add a feature')}
      </Button>
    </Box>
  );
}
