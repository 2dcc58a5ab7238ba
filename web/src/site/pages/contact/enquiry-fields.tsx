import { ENQUIRY_LIMITS } from '@alnafitha/contract';
import { useId, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { FieldNote, InputField } from '../../ui/input-field';
import { touchLink } from '../../ui/layout-styles';
import { loadSubmission } from './use-enquiry-form';

const row = {
  display: 'flex',
  inlineSize: 'fit-content',
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

interface FieldProps extends UseFormRegisterReturn {
  /** The English text. */
  error?: string | undefined;
  required?: boolean;
}

/** The link opens a new tab, so that the form keeps its input. */
export function ConsentCheckbox({ error, ...attributes }: FieldProps) {
  const { t, translateIfKnown } = useLanguage();
  const errorId = useId();
  return (
    <div className="wide">
      <Box component="label" sx={row}>
        <input
          type="checkbox"
          {...attributes}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
        />
        <Typography component="span">
          {t('I consent to having this website store my submitted information')}
          {attributes.required && (
            <Box component="span" aria-hidden sx={error ? { color: 'error.main' } : {}}>
              {'\u00a0*'}
            </Box>
          )}
        </Typography>
      </Box>
      <FieldNote id={errorId} text={error && translateIfKnown(error)} color="error.main" />
      <Box component={LocaleLink} to="/privacy" target="_blank" sx={link}>
        {t('Privacy notice')}
      </Box>
    </div>
  );
}

/** Begins below the label's text. */
const link = {
  ...touchLink,
  marginInlineStart: '31px',
  color: 'primary.main',
};

/** The number is optional: other text gets a hint after it is typed, and is sent all the same. */
export function PhoneField({ onBlur, ...field }: FieldProps) {
  const { t } = useLanguage();
  const [isDoubtful, setIsDoubtful] = useState(false);
  return (
    <div aria-live="polite">
      <InputField
        {...field}
        label={t('WhatsApp Number')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={ENQUIRY_LIMITS.phone}
        hint={isDoubtful ? t('We may not be able to call this number. Please check it.') : undefined}
        onBlur={(event) => {
          const typed: string = event.target.value;
          loadSubmission().then(({ isDoubtfulPhone }) => setIsDoubtful(isDoubtfulPhone(typed)), console.warn);
          return onBlur(event);
        }}
      />
    </div>
  );
}
