import ArrowDropDown from 'icon:ArrowDropDown';
import { type ReactNode, useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { FieldError } from './field-error';
import { outlinedField } from './outlined-field';

interface Props {
  name: string;
  label: string;
  /** What is wrong, in English. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  autoComplete?: string;
  /** `auto` follows what is written. */
  dir?: 'ltr' | 'auto';
  maxLength?: number;
  defaultValue?: string;
  /** Several lines, so many of them in sight. */
  rows?: number;
  /** The options of a choice. */
  children?: ReactNode;
  className?: string;
}

/** A field with its error below, which keeps its value itself; lighter than MUI's, for public pages. */
export function InputField({ label, error, type = 'text', rows, children, className, ...attributes }: Props) {
  const { translateKnown } = useLanguage();
  const id = useId();
  const shared = {
    ...attributes,
    id,
    className: 'control',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  // The outline knows by the placeholder whether the field is empty.
  const written = { ...shared, placeholder: ' ' };
  const shownLabel = (
    <>
      {label}
      {attributes.required && <span aria-hidden>{'\u2009*'}</span>}
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
          <input {...written} type={type} />
        )}
        <label htmlFor={id}>{shownLabel}</label>
        <fieldset aria-hidden>
          <legend>
            <span>{shownLabel}</span>
          </legend>
        </fieldset>
        {children && <ArrowDropDown aria-hidden sx={arrow} />}
      </Box>
      <FieldError id={`${id}-error`} text={error && translateKnown(error)} />
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
