import type { ComponentProps } from 'react';
import { type FieldPathValue, type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { FormTextField } from './form-text-field';

type Props<Values extends FieldValues> = Omit<ComponentProps<typeof FormTextField<Values>>, 'slotProps'> & {
  /** In characters. */
  limit: number;
};

/** A text field of the form that counts near its limit. Not `maxLength`, which would silently cut pasted text. */
export function LimitedTextField<Values extends FieldValues>({ limit, helperText, ...props }: Props<Values>) {
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
