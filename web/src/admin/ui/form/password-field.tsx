import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { type ComponentProps, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLanguage } from '../../../shared/i18n/language-context';
import { IconButton } from '../icon-button';
import { FormTextField } from './form-text-field';

type Props<Values extends FieldValues> = Pick<
  ComponentProps<typeof FormTextField<Values>>,
  'name' | 'label' | 'helperText'
> & {
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordField<Values extends FieldValues>(props: Props<Values>) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  return (
    <FormTextField<Values>
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <IconButton
              label={t('Show password')}
              aria-pressed={isShown}
              color={isShown ? 'primary' : 'default'}
              edge="end"
              onClick={() => setShown(!isShown)}
            >
              <VisibilityOutlined />
            </IconButton>
          ),
        },
      }}
    />
  );
}
