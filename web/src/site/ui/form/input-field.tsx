import ArrowDropDown from 'icon:ArrowDropDown';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { FieldError } from './field-error';
import { underlinedField } from './underlined-field';

/** With the attributes that react-hook-form's `register` returns. */
interface Props extends UseFormRegisterReturn {
  label: string;
  /** The validation error, in English. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password';
  required?: boolean;
  /** Shown below the field while it has no error. */
  hint?: string | undefined;
  autoComplete?: string;
  /** `auto` follows the typed text. */
  dir?: 'ltr' | 'auto';
  maxLength?: number;
  defaultValue?: string;
  /** Renders a textarea with so many rows. */
  rows?: number;
  /** The options of a select. */
  children?: ReactNode;
  className?: string;
}

/** An uncontrolled field with its error below; smaller than MUI's, for public pages. */
export function InputField(props: Props) {
  const { label, error, hint, type = 'text', rows, children, className, ...attributes } = props;
  const { translateIfKnown } = useLanguage();
  const id = useId();
  const shared = {
    ...attributes,
    id,
    className: 'control',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined && hint === undefined ? undefined : `${id}-text`,
  };
  // With a placeholder, `:placeholder-shown` matches an empty field.
  const textProps = { ...shared, placeholder: ' ' };
  return (
    <div className={className}>
      <Box sx={underlinedField}>
        {children ? (
          <select {...shared}>{children}</select>
        ) : rows ? (
          <textarea {...textProps} rows={rows} />
        ) : (
          <input {...textProps} type={type} />
        )}
        <label htmlFor={id}>
          {label}
          {attributes.required && <span aria-hidden>{'\u00a0*'}</span>}
        </label>
        {children && <ArrowDropDown aria-hidden sx={arrow} />}
      </Box>
      {hint !== undefined && error === undefined ? (
        <Typography id={`${id}-text`} variant="caption" component="p" color="textSecondary" sx={below}>
          {hint}
        </Typography>
      ) : (
        <FieldError id={`${id}-text`} text={error && translateIfKnown(error)} />
      )}
    </div>
  );
}

const below = { marginBlockStart: '3px' };
const arrow = {
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 0,
  color: 'action.active',
  pointerEvents: 'none',
};
