import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { helperText, outlinedField } from './outlined-field';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  /** Puts a schema's message into the reader's language. */
  translateError: (message: string) => string;
  type?: 'text' | 'email' | 'tel' | 'password';
  required?: boolean;
  autoComplete?: string;
  /** `auto` follows what is written. */
  dir?: 'ltr' | 'auto';
  maxLength?: number;
  /** Several lines, so many of them in sight. */
  rows?: number;
  /** The options of a choice. */
  children?: ReactNode;
  /** Shown where there is no error. */
  hint?: string | undefined;
  className?: string;
}

/** A field of the form around it (react-hook-form's FormProvider), with its error below; lighter than MUI's, for public pages. */
export function InputField<Values extends FieldValues>(props: Props<Values>) {
  const { name, label, translateError, type, dir, rows, children, hint, className, ...attributes } = props;
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const id = useId();
  const error = fieldState.error?.message;
  const text = error === undefined ? hint : translateError(error);
  const shared = {
    ...attributes,
    ...field,
    id,
    className: 'control',
    value: field.value ?? '',
    'aria-invalid': error !== undefined,
    'aria-describedby': text === undefined ? undefined : `${id}-text`,
  };
  // An empty field follows the page, or its caret would stand on the wrong side.
  const written = { ...shared, placeholder: ' ', dir: dir === 'auto' && !field.value ? undefined : dir };
  const shownLabel = (
    <>
      {label}
      {props.required && <span aria-hidden>{'\u2009*'}</span>}
    </>
  );
  return (
    <div className={className}>
      <Box sx={outlinedField}>
        {children ? (
          <select {...shared}>{children}</select>
        ) : rows ? (
          <textarea {...written} rows={rows} />
        ) : (
          <input {...written} type={type ?? 'text'} />
        )}
        <label htmlFor={id}>{shownLabel}</label>
        <fieldset aria-hidden>
          <legend>
            <span>{shownLabel}</span>
          </legend>
        </fieldset>
        {children && <ArrowDropDown aria-hidden sx={arrow} />}
      </Box>
      {text !== undefined && (
        <Box component="p" id={`${id}-text`} className={error === undefined ? '' : 'error'} sx={helperText}>
          {text}
        </Box>
      )}
    </div>
  );
}

const arrow = {
  position: 'absolute',
  insetBlockStart: 'calc(50% - 0.5em)',
  insetInlineEnd: 7,
  color: 'action.active',
  pointerEvents: 'none',
};
