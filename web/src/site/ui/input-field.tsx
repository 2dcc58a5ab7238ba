import ArrowDropDown from 'icon:ArrowDropDown';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { Typography } from '../../shared/ui/typography';

interface NoteProps {
  id: string;
  /** The error or hint in the visitor's language. */
  text: string | undefined;
  color: 'error.main' | 'text.secondary';
}

export function FieldNote({ id, text, color }: NoteProps) {
  if (!text) return null;
  return (
    <Typography id={id} variant="caption" component="p" sx={{ marginBlockStart: '3px', color }}>
      {text}
    </Typography>
  );
}

const INVALID = '.control[aria-invalid="true"]';

/** A `.control` on a line, below its label. */
const underlinedField = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column-reverse',
  color: 'text.primary',
  '& > label': { typography: 'body2', fontWeight: 600, color: 'text.secondary' },
  '& > .control': {
    inlineSize: '100%',
    minBlockSize: 44,
    margin: 0,
    paddingBlock: '9px',
    paddingInline: 0,
    border: 0,
    borderBlockEnd: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 0,
    outline: 0,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
    resize: 'none',
    appearance: 'none',
    '&:focus': { borderColor: 'primary.main', boxShadow: '0 1px 0 var(--mui-palette-primary-main)' },
    '&:autofill': { WebkitBoxShadow: 'var(--mui-palette-Input-autofillWebkitBoxShadow)' },
  },
  // An empty field takes the page's direction, or its caret is on the wrong side.
  '& > .control[dir="auto"]:placeholder-shown': { direction: 'inherit' },
  '& > select.control': { paddingInlineEnd: '32px', cursor: 'pointer' },
  [`&& > ${INVALID}`]: { borderColor: 'error.main' },
  [`& > ${INVALID} ~ label`]: { color: 'error.main' },
  '@media (forced-colors: active)': { '& > .control:focus': { borderBlockEndWidth: 3 } },
} as const;

interface Props extends UseFormRegisterReturn {
  label: string;
  /** The English text. */
  error?: string | undefined;
  type?: 'text' | 'email' | 'tel' | 'password';
  required?: boolean;
  /** The hint is visible while the field has no error. */
  hint?: string | undefined;
  autoComplete?: string;
  /** `auto` follows the typed text. */
  dir?: 'ltr' | 'auto';
  maxLength?: number;
  defaultValue?: string;
  /** Rows of a textarea. */
  rows?: number;
  /** Options of a select. */
  children?: ReactNode;
  className?: string;
}

/** An uncontrolled field for public pages, smaller than MUI's. */
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
  // Makes `:placeholder-shown` match an empty field.
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
      <FieldNote
        id={`${id}-text`}
        text={error === undefined ? hint : translateIfKnown(error)}
        color={error === undefined ? 'text.secondary' : 'error.main'}
      />
    </div>
  );
}

const arrow = {
  position: 'absolute',
  insetBlockEnd: 12,
  insetInlineEnd: 0,
  color: 'action.active',
  pointerEvents: 'none',
};
