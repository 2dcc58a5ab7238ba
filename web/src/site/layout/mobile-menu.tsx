import WhatsApp from 'icon:WhatsApp';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Button } from '../../shared/ui/button';
import { HAIRLINE } from '../../shared/ui/hairline';
import { LocaleLink, LocaleNavLink } from '../../shared/ui/locale-link';
import { ContactLinks } from './contact-links';
import { headerLinkStyle } from './header-style';
import { useHeaderLinks, useServiceLinks } from './links';
import { SiteThemeToggle } from './site-theme-toggle';
import { useWhatsapp } from './whatsapp';

interface Props {
  id: string;
  /** Closes before the page of a link is loaded. */
  onNavigate: () => void;
}

/** Covers the page; base.css stops its scrolling. Links replace the history entry that Back would close. */
export default function MobileMenu({ id, onNavigate }: Props) {
  const { t } = useLanguage();
  const links = useHeaderLinks();
  const services = useServiceLinks();
  const chat = useWhatsapp();
  return (
    <Box component="nav" id={id} aria-label={t('Main')} sx={menu}>
      <Box onClick={onNavigate}>
        <ul>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Box component={LocaleNavLink} to={to} end={to === '/'} replace sx={page}>
                {bidiText(text)}
              </Box>
              {to === '/services' && (
                <Box component="ul" sx={{ paddingInlineStart: 2 }}>
                  {services.map(({ to, text }) => (
                    <li key={to + text}>
                      <Box component={LocaleLink} to={to} replace sx={row}>
                        {bidiText(text)}
                      </Box>
                    </li>
                  ))}
                </Box>
              )}
            </li>
          ))}
        </ul>
        <Button
          component={LocaleLink}
          to="/contact"
          replace
          variant="contained"
          size="large"
          fullWidth
          sx={{ marginBlockStart: 2 }}
        >
          {t('Get a Quote')}
        </Button>
      </Box>
      <Box sx={contacts}>
        <ContactLinks />
        {chat && (
          <Box component="a" {...chat} sx={row}>
            <WhatsApp fontSize="small" />
            {t('WhatsApp chat')}
          </Box>
        )}
        <SiteThemeToggle />
      </Box>
    </Box>
  );
}

const menu = {
  display: { xs: 'flex', lg: 'none' },
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: 3,
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  // 100 % is the height of the bar without its hairline.
  blockSize: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: { xs: 2, sm: 3 },
  paddingBlock: 2,
  backgroundColor: 'background.paper',
} as const;
const row = { ...headerLinkStyle, gap: 1, paddingInline: 0 };
const page = { ...row, display: 'flex', typography: 'h3' };
const contacts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  paddingBlockStart: 1,
  borderBlockStart: HAIRLINE,
  color: 'text.secondary',
};
