import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  translateError: (message: string) => string;
}

/** A checkbox of the form around it, with its error below. */
export function FormCheckbox<Values extends FieldValues>({
  name,
  label,
  required,
  translateError,
}: Props<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const errorId = useId();
  const message = fieldState.error?.message;
  return (
    <FormControl error={message !== undefined} required={required ?? false}>
      <FormControlLabel
        label={label}
        required={required ?? false}
        control={
          <Checkbox
            name={field.name}
            checked={Boolean(field.value)}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': message !== undefined,
                'aria-describedby': message === undefined ? undefined : errorId,
              },
            }}
          />
        }
      />
      {message !== undefined && <FormHelperText id={errorId}>{translateError(message)}</FormHelperText>}
    </FormControl>
  );
}
