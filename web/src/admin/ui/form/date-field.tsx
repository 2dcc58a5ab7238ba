import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useLanguage } from '../../../shared/i18n/language-context';

/** A date, also in words: the input has the order of the browser's language, where 03/04 is March or April. */
export function DateField({ value, helperText, slotProps, ...props }: TextFieldProps) {
  const { formatDate } = useLanguage();
  const day = typeof value === 'string' && !Number.isNaN(Date.parse(value)) && formatDate(value);
  const hint = day && helperText && !props.error ? `${day}. ${helperText}` : helperText || day;
  return (
    <TextField
      {...props}
      type="date"
      value={value}
      helperText={hint}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
    />
  );
}
