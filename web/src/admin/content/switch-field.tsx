import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
}

export function SwitchField<Values extends FieldValues>({ name, label }: Props<Values>) {
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
