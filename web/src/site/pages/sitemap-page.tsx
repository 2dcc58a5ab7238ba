import { useLanguage } from '../../shared/i18n/language-context';
import { useHasTerms } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { LocaleLink } from '../../shared/ui/locale-link';
import { useMenu, useServiceLinks } from '../layout/links';
import { Masthead } from '../layout/masthead';
import { SitePageHead } from '../layout/site-page-head';
import { hairlineRows, touchLink, underlineOnHover } from '../ui/layout-styles';

export default function SitemapPage() {
  const { t } = useLanguage();
  const services = useServiceLinks();
  const pages = [
    ...useMenu(),
    { to: '/privacy', text: t('Privacy notice') },
    ...(useHasTerms() ? [{ to: '/terms', text: t('Terms of service') }] : []),
  ];
  const title = t('Sitemap');
  const introduction = t('All the pages of this website.');
  return (
    <>
      <SitePageHead title={title} description={introduction} />
      <Masthead title={title} introduction={introduction} />
      <Container maxWidth="xl" sx={{ paddingBlock: { xs: 5, md: 8 } }}>
        <Box component="ul" sx={rows}>
          {pages.map((page) => (
            <li key={page.to}>
              <Box component={LocaleLink} to={page.to} sx={{ ...link, typography: 'h3' }}>
                {bidiText(page.text)}
              </Box>
              {page.to === '/services' && (
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
          ))}
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
