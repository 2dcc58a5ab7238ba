import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';

type Props<Values extends FieldValues> = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  name: FieldPath<Values>;
  /** Puts a schema's message into the reader's language. */
  translateError: (message: string) => string;
};

/** A text field of the form around it (react-hook-form's FormProvider), with its error below. */
export function FormTextField<Values extends FieldValues>({
  name,
  translateError,
  helperText,
  ...props
}: Props<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  return (
    <TextField
      fullWidth
      {...props}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message === undefined ? helperText : translateError(message)}
    />
  );
}
