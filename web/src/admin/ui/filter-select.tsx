import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface Props<Value extends string> extends Pick<TextFieldProps, 'sx'> {
  label: string;
  all: string;
  /** The chosen value; absent for all. */
  value: Value | undefined;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value | undefined) => void;
}

/** The filter of a list by one of some values. */
export function FilterSelect<Value extends string>({
  all,
  value,
  options,
  onChange,
  ...field
}: Props<Value>) {
  return (
    <TextField
      {...field}
      select
      size="small"
      value={value ?? 'all'}
      onChange={({ target }) => onChange(options.find((option) => option.value === target.value)?.value)}
    >
      <MenuItem value="all">{all}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
