import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

/** Two columns on wide screens; a field of the class `wide` takes both. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}

interface SwitchProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
}

export function SwitchField<Values extends FieldValues>({ name, label }: SwitchProps<Values>) {
  const { field } = useController<Values>({ name });
  const { ref, value, ...input } = field;
  return (
    <FormControlLabel
      className="wide"
      label={label}
      sx={{ minBlockSize: 44 }}
      control={<Switch {...input} checked={value === true} slotProps={{ input: { ref } }} />}
    />
  );
}
