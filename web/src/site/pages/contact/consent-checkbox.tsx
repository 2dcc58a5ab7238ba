import type { ComponentProps } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { FormCheckbox } from '../../ui/form/form-checkbox';

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
