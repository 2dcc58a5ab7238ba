import { useLanguage } from '../../../shared/i18n/language-context';
import { FormTextField } from '../../../shared/ui/form/form-text-field';
import type { NewAccount } from './new-account';

const types = { name: 'text', email: 'email', password: 'password' } as const;

interface Props {
  name: keyof NewAccount;
  label: string;
  autoComplete: string;
  helperText?: string;
}

/** A field of the forms of /auth. E-mail addresses and passwords are left-to-right in Arabic, too. */
export function AccountField({ name, ...props }: Props) {
  const { translateIfKnown } = useLanguage();
  return (
    <FormTextField<NewAccount>
      {...props}
      name={name}
      type={types[name]}
      translateError={translateIfKnown}
      slotProps={{ htmlInput: { dir: name === 'name' ? 'auto' : 'ltr' } }}
    />
  );
}
