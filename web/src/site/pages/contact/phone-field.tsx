import { ENQUIRY_LIMITS, mayHoldPhone } from '@alnafitha/contract';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { InputField } from '../../ui/form/input-field';

interface Props extends UseFormRegisterReturn {
  error?: string | undefined;
}

/** The optional phone number of both forms. A text that is none gets a hint after it is typed, and is sent all the same. */
export function PhoneField({ onBlur, ...field }: Props) {
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
          setIsDoubtful(typed.trim() !== '' && !mayHoldPhone(typed));
          return onBlur(event);
        }}
      />
    </div>
  );
}
