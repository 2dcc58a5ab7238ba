import { ERROR_MESSAGES } from '@alnafitha/contract';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ComponentProps } from 'react';
import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { DateField } from './date-field';

type LimitedTextFieldProps<Values extends FieldValues> = Omit<
  ComponentProps<typeof FormTextField<Values>>,
  'slotProps'
> & {
  /** Maximum in characters. */
  limit: number;
};

/** A field that counts near its limit. `maxLength` would silently cut pasted text. */
export function LimitedTextField<Values extends FieldValues>({
  limit,
  helperText,
  ...props
}: LimitedTextFieldProps<Values>) {
  const { t } = useLanguage();
  const { control } = useFormContext<Values>();
  const text: FieldPathValue<Values, typeof props.name> = useWatch({ control, name: props.name });
  const count = String(text ?? '').length;
  return (
    <FormTextField<Values>
      {...props}
      helperText={count > limit * 0.9 ? t('{count} of {limit} characters', { count, limit }) : helperText}
      slotProps={{ htmlInput: { dir: 'auto' } }}
    />
  );
}

type Props<Values extends FieldValues> = Omit<TextFieldProps, 'name' | 'value' | 'error'> & {
  name: FieldPath<Values>;
};

/** A text field of the surrounding FormProvider, with its error. */
export function FormTextField<Values extends FieldValues>({
  name,
  helperText,
  slotProps,
  ...props
}: Props<Values>) {
  const { t, translateIfKnown } = useLanguage();
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  const { label } = props;
  // The message of any text of a block.
  const isMissing = message === ERROR_MESSAGES.textRequired && typeof label === 'string';
  const error = isMissing ? t('{label} is required', { label }) : message && translateIfKnown(message);
  const Field = props.type === 'date' ? DateField : TextField;
  return (
    <Field
      fullWidth
      {...props}
      slotProps={field.value ? slotProps : inDirectionOfPage(slotProps)}
      name={field.name}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={message !== undefined}
      helperText={error ?? helperText}
    />
  );
}

/** An empty field takes the page's direction, or its caret is on the wrong side. */
function inDirectionOfPage(slotProps: TextFieldProps['slotProps']): TextFieldProps['slotProps'] {
  const htmlInput = slotProps?.htmlInput;
  if (typeof htmlInput !== 'object' || htmlInput.dir !== 'auto') return slotProps;
  return { ...slotProps, htmlInput: { ...htmlInput, dir: undefined } };
}
