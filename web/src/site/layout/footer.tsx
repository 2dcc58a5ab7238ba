import WhatsApp from 'icon:WhatsApp';
import { telephoneLink } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBlock, useHasTerms } from '../../shared/i18n/translation/use-block';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { HAIRLINE } from '../../shared/ui/hairline';
import { LocaleLink } from '../../shared/ui/locale-link';
import { Typography } from '../../shared/ui/typography';
import { ruledColumns, touchLink, underlineOnHover } from '../ui/layout-styles';
import { useHydrated } from '../ui/use-hydrated';
import { Brand } from './brand';
import { HoursLines } from './hours-lines';
import { useFooterLinks, useServiceLinks } from './links';
import { PicturesNote } from './pictures-note';
import { SocialLinks } from './social-links';
import { useWhatsapp } from './whatsapp';

const linkStyle = {
  ...underlineOnHover,
  ...touchLink,
  color: 'inherit',
  gap: 1,
} as const;

const companyLine = {
  display: { xs: 'none', md: 'block' },
  maxInlineSize: '30ch',
  marginBlockStart: 3,
  marginBlockEnd: 8,
  fontSize: 'clamp(1.5rem, 1rem + 1.8vw, 2.75rem)',
  fontWeight: 'var(--display-weight)',
  color: '#fff',
} as const;

/** The underline makes a link stand out from the text beside it. */
const legal = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  '& a': { textDecoration: 'underline' },
} as const;

export function Footer() {
  const { t } = useLanguage();
  const { name, tagline, address, phones, isSample } = useBlock('company');
  const { lines } = useBlock('hours');
  const links = useFooterLinks();
  const hasTerms = useHasTerms();
  const services = useServiceLinks();
  const chat = useWhatsapp();
  const isHydrated = useHydrated();
  return (
    <Box
      component="footer"
      className="no-print"
      sx={{
        backgroundColor: 'background.band',
        color: '#dce6e9',
        borderBlockStart: HAIRLINE,
        marginBlockStart: 'auto',
        '--mui-palette-divider': 'rgb(255 255 255 / 0.25)',
        paddingBlockStart: { xs: 6, md: 10 },
        paddingBlockEnd: 4,
      }}
    >
      <Container maxWidth="xl">
        <Brand isOnDark />
        {tagline && (
          <Typography variant="h2" component="p" sx={companyLine}>
            {bidiText(tagline)}
          </Typography>
        )}
        <Box
          sx={{
            ...ruledColumns({ xs: 2, lg: services.length > 0 ? 4 : 3 }),
            marginBlockStart: { xs: 4, md: 0 },
          }}
        >
          <Column title={t('Quick links')}>
            <LinkList links={links} />
          </Column>
          {services.length > 0 && (
            <Column title={t('Our services')}>
              <LinkList links={services} />
            </Column>
          )}
          <Column title={t('Visit us')}>
            {address && <Typography variant="body2">{bidiText(address)}</Typography>}
            {phones.map(({ number }) => (
              <Box key={number}>
                <Typography component="a" href={telephoneLink(number)} variant="body2" sx={linkStyle}>
                  <bdi dir="ltr">{number}</bdi>
                </Typography>
              </Box>
            ))}
            {chat && (
              <Typography component="a" {...chat} variant="body2" sx={linkStyle}>
                <WhatsApp fontSize="small" />
                {t('Chat on WhatsApp')}
              </Typography>
            )}
          </Column>
          <Column title={t('Opening hours')}>
            <HoursLines lines={lines} variant="body2" />
            {/* The margin aligns the icons, not their buttons. */}
            <Box sx={{ marginInlineStart: -1.5, marginBlockStart: 1 }}>
              <SocialLinks />
            </Box>
          </Column>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 1,
            alignItems: 'baseline',
            justifyContent: 'space-between',
            marginBlockStart: { xs: 5, md: 8 },
            paddingBlockStart: 3,
            borderBlockStart: HAIRLINE,
            // The floating buttons are at its end, and on wider screens beside the page.
            '@media (max-width: 1399.95px)': { paddingInlineEnd: '56px' },
          }}
        >
          <PicturesNote />
          {/* The year of a prerendered page may be outdated: the hydrated element replaces it. */}
          <Typography key={isHydrated ? 'hydrated' : 'rendered'} variant="body2" suppressHydrationWarning>
            {name &&
              t('© {year} {company}. All rights reserved.', {
                year: new Date().getFullYear(),
                company: name,
              })}
          </Typography>
          <Typography variant="body2" component="div" sx={legal}>
            <Box component={LocaleLink} to="/privacy" sx={linkStyle}>
              {t('Privacy notice')}
            </Box>
            <Box component={LocaleLink} to="/sitemap" sx={linkStyle}>
              {t('Sitemap')}
            </Box>
            {hasTerms && (
              <Box component={LocaleLink} to="/terms" sx={linkStyle}>
                {t('Terms of service')}
              </Box>
            )}
            {isSample && !hasTerms && (
              <Box component="span" sx={{ color: '#9fb3ba' }}>
                {t('Terms of service (coming soon)')}
              </Box>
            )}
          </Typography>
        </Box>
      </Container>
    </Box>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h2" variant="subtitle2" sx={{ color: '#fff', marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function LinkList({ links }: { links: { to: string; text: string }[] }) {
  return (
    <ul>
      {links.map(({ to, text }) => (
        <li key={to + text}>
          <Typography component={LocaleLink} to={to} variant="body2" sx={linkStyle}>
            {bidiText(text)}
          </Typography>
        </li>
      ))}
    </ul>
  );
}
