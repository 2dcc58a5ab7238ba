import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';

type Props<Values extends FieldValues> = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  name: FieldPath<Values>;
};

/** A text field of the surrounding form (react-hook-form's FormProvider), with its error below. */
export function FormTextField<Values extends FieldValues>({
  name,
  helperText,
  slotProps,
  ...props
}: Props<Values>) {
  const { translateIfKnown } = useLanguage();
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  return (
    <TextField
      fullWidth
      {...props}
      slotProps={field.value ? slotProps : inDirectionOfPage(slotProps)}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={message === undefined ? helperText : translateIfKnown(message)}
    />
  );
}

/** An empty field takes the page's direction; otherwise its caret is on the wrong side. */
function inDirectionOfPage(slotProps: TextFieldProps['slotProps']): TextFieldProps['slotProps'] {
  const htmlInput = slotProps?.htmlInput;
  if (typeof htmlInput !== 'object' || htmlInput.dir !== 'auto') return slotProps;
  return { ...slotProps, htmlInput: { ...htmlInput, dir: undefined } };
}
