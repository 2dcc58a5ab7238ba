import CheckBox from 'icon:CheckBox';
import CheckBoxOutlineBlank from 'icon:CheckBoxOutlineBlank';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { FieldError } from './field-error';

/** With the attributes that react-hook-form's `register` returns. */
interface Props extends UseFormRegisterReturn {
  label: string;
  /** The validation error, in English. */
  error?: string | undefined;
  required?: boolean;
}

/** An uncontrolled checkbox with its error below. */
export function FormCheckbox({ label, error, required = false, ...attributes }: Props) {
  const { translateIfKnown } = useLanguage();
  const errorId = useId();
  return (
    <div>
      <Box component="label" sx={row}>
        <Box component="span" sx={box}>
          <input
            type="checkbox"
            {...attributes}
            required={required}
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : errorId}
          />
          <CheckBoxOutlineBlank aria-hidden className="off" />
          <CheckBox aria-hidden className="on" />
        </Box>
        <Typography component="span">
          {label}
          {required && (
            <Box component="span" aria-hidden sx={error === undefined ? {} : { color: 'error.main' }}>
              {'\u2009*'}
            </Box>
          )}
        </Typography>
      </Box>
      <FieldError id={errorId} text={error && translateIfKnown(error)} />
    </div>
  );
}

const row = {
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineStart: '-11px',
  marginInlineEnd: 2,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
};

/** The icons show the state of the transparent input above them. */
const box = {
  position: 'relative',
  display: 'inline-flex',
  padding: '9px',
  borderRadius: '50%',
  color: 'text.secondary',
  '&:has(:checked)': { color: 'primary.main' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: '-4px' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'action.hover' } },
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& > input:checked ~ .off, & > input:not(:checked) ~ .on': { display: 'none' },
};
