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
        <input
          type="checkbox"
          {...attributes}
          required={required}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <Typography component="span">
          {label}
          {required && (
            <Box component="span" aria-hidden sx={error === undefined ? {} : { color: 'error.main' }}>
              {'\u00a0*'}
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
  gap: 1.5,
  minBlockSize: 44,
  cursor: 'pointer',
  '& > input': {
    flexShrink: 0,
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
};
