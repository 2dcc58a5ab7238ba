import { type ComponentProps, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { FieldError } from '../../ui/form/field-error';

/** With the attributes that react-hook-form's `register` returns. */
interface Props extends UseFormRegisterReturn {
  label: string;
  /** The validation error, in English. */
  error?: string | undefined;
  required?: boolean;
}

/** An uncontrolled checkbox with its error below. */
function FormCheckbox({ label, error, required = false, ...attributes }: Props) {
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

/** The consent of both forms, with a link to what it means; in a new tab, so that the form keeps what was typed. */
export function ConsentCheckbox(props: Omit<ComponentProps<typeof FormCheckbox>, 'label'>) {
  const { t } = useLanguage();
  return (
    <div className="wide">
      <FormCheckbox {...props} label={t('I consent to having this website store my submitted information')} />
      <Box component={LocaleLink} to="/privacy" target="_blank" sx={link}>
        {t('Privacy notice')}
      </Box>
    </div>
  );
}

/** Below the label's text. */
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  marginInlineStart: '31px',
  color: 'primary.main',
};
