import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type FieldPath, type FieldValues, useController, useFormContext } from 'react-hook-form';
import { helperText } from './outlined-field';

interface Props<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  translateError: (message: string) => string;
}

/** A checkbox of the form around it, with its error below. */
export function FormCheckbox<Values extends FieldValues>({
  name,
  label,
  required = false,
  translateError,
}: Props<Values>) {
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ name, control });
  const errorId = useId();
  const message = fieldState.error?.message;
  const isChecked = Boolean(field.value);
  const Icon = isChecked ? CheckBox : CheckBoxOutlineBlank;
  return (
    <>
      <Box component="label" sx={row}>
        <Box component="span" sx={{ ...box, color: isChecked ? 'primary.main' : 'text.secondary' }}>
          <input
            {...field}
            type="checkbox"
            checked={isChecked}
            required={required}
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? undefined : errorId}
          />
          <Icon aria-hidden />
        </Box>
        <Typography component="span">
          {label}
          {required && (
            <Box
              component="span"
              aria-hidden
              sx={message === undefined ? undefined : { color: 'error.main' }}
            >
              {'\u2009*'}
            </Box>
          )}
        </Typography>
      </Box>
      {message !== undefined && (
        <Box component="p" id={errorId} className="error" sx={{ ...helperText, marginInline: 0 }}>
          {translateError(message)}
        </Box>
      )}
    </>
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

/** The icon shows what the control, invisible above it, knows. */
const box = {
  position: 'relative',
  display: 'inline-flex',
  padding: '9px',
  borderRadius: '50%',
  '&:hover': { backgroundColor: 'action.hover' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: -4 },
  '& > input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
};
