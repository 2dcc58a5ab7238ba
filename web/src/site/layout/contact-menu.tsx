import Phone from 'icon:Phone';
import { useLanguage } from '../../shared/i18n/language-context';
import { Box } from '../../shared/ui/box';
import { HAIRLINE } from '../../shared/ui/hairline';
import { IconButton } from '../../shared/ui/icon-button';
import { surface } from '../ui/surface';
import { ContactLinks } from './contact-links';
import { HEADER_HEIGHT } from './header-style';

const ID = 'contact-menu';

/** Phone numbers, e-mail and social links of the header, in a popover: it opens without scripts as well. */
export function ContactMenu() {
  const { t } = useLanguage();
  const label = t('Contact details');
  return (
    <>
      <IconButton color="inherit" aria-label={label} title={label} popoverTarget={ID}>
        <Phone fontSize="small" />
      </IconButton>
      <Box id={ID} popover="auto" role="group" aria-label={label} sx={menu}>
        <ContactLinks />
      </Box>
    </>
  );
}

const menu = {
  ...surface,
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: HEADER_HEIGHT.xl,
  insetInlineEnd: 'max(24px, (100vw - 1280px) / 2 + 24px)',
  margin: 0,
  paddingBlock: 1.5,
  paddingInline: 3,
  border: HAIRLINE,
  boxShadow: 6,
};
