import { SITE_ROUTES } from '@alnafitha/contract';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { LocaleLink } from '../../shared/ui/locale-link';
import { useServiceLinks } from '../layout/links';
import { Masthead } from '../layout/masthead';
import { SitePageHead } from '../layout/site-page-head';
import { hairlineRows, touchLink, underlineOnHover } from '../ui/layout-styles';

const NAMES: Readonly<Record<Extract<Route, { inSitemap: true }>['path'], PlainTranslationKey>> = {
  '/': 'Home',
  '/about': 'About',
  '/services': 'Services',
  '/portfolio': 'Portfolio',
  '/chairman': "Chairman's Message",
  '/testimonials': 'Testimonials',
  '/blog': 'Blog',
  '/contact': 'Contact',
  '/privacy': 'Privacy notice',
};
type Route = (typeof SITE_ROUTES)[number];

export default function SitemapPage() {
  const { t } = useLanguage();
  const services = useServiceLinks();
  const title = t('Sitemap');
  const introduction = t('All the pages of this website.');
  return (
    <>
      <SitePageHead title={title} description={introduction} />
      <Masthead title={title} introduction={introduction} />
      <Container maxWidth="xl" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <Box component="ul" sx={rows}>
          {SITE_ROUTES.map(
            (route) =>
              route.inSitemap && (
                <li key={route.path}>
                  <Box component={LocaleLink} to={route.path} sx={{ ...link, typography: 'h3' }}>
                    {t(NAMES[route.path])}
                  </Box>
                  {route.path === '/services' && (
                    <ul>
                      {services.map(({ to, text }) => (
                        <li key={to + text}>
                          <Box component={LocaleLink} to={to} sx={link}>
                            {bidiText(text)}
                          </Box>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ),
          )}
        </Box>
      </Container>
    </>
  );
}

/** Fills the wide column, as on other pages. */
const rows = { ...hairlineRows, marginInlineStart: { lg: '26%' } };
const link = {
  ...underlineOnHover,
  ...touchLink,
  color: 'inherit',
} as const;
