import { useFormContext } from 'react-hook-form';
import { InputField } from '../../ui/form/input-field';
import type { NewAccount } from './new-account';

const types = { name: 'text', email: 'email', password: 'password' } as const;

interface Props {
  name: keyof NewAccount;
  label: string;
  autoComplete: string;
  hint?: string;
}

/** A field of the forms of /auth. E-mail addresses and passwords are left-to-right in Arabic, too. */
export function AccountField({ name, ...props }: Props) {
  const { register, formState } = useFormContext<NewAccount>();
  return (
    <InputField
      {...register(name)}
      {...props}
      type={types[name]}
      error={formState.errors[name]?.message}
      dir={name === 'name' ? 'auto' : 'ltr'}
    />
  );
}
