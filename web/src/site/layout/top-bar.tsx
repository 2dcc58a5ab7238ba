import Email from 'icon:Email';
import Phone from 'icon:Phone';
import { COMPANY, telephoneLink } from '@alnafitha/contract';
import type { ReactNode } from 'react';
import { Box } from '../../shared/ui/box';
import { Container } from '../../shared/ui/container';
import { LanguageToggle } from '../../shared/ui/language-toggle';
import { Typography } from '../../shared/ui/typography';
import { underlineOnHover } from '../ui/underline-on-hover';
import { SiteThemeToggle } from './site-theme-toggle';
import { SocialLinks } from './social-links';

/** Phone numbers, e-mail, toggles and social links; phones have these in the menu instead. */
export function TopBar() {
  return (
    <Box
      sx={{ display: { xs: 'none', md: 'block' }, backgroundColor: 'background.band', color: 'common.white' }}
    >
      <Container maxWidth="xl" sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minHeight: 44 }}>
        {COMPANY.phones.map((phone) => (
          <TopLink
            key={phone}
            href={telephoneLink(phone)}
            icon={<Phone sx={{ fontSize: 16 }} />}
            text={phone}
          />
        ))}
        <TopLink
          href={`mailto:${COMPANY.email}`}
          icon={<Email sx={{ fontSize: 16 }} />}
          text={COMPANY.email}
        />
        <Box sx={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center' }}>
          <LanguageToggle />
          <SiteThemeToggle />
          <SocialLinks />
        </Box>
      </Container>
    </Box>
  );
}

function TopLink({ href, icon, text }: { href: string; icon: ReactNode; text: string }) {
  return (
    <Typography
      component="a"
      href={href}
      variant="body2"
      sx={{
        ...underlineOnHover,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        whiteSpace: 'nowrap',
        minHeight: 44,
        color: 'inherit',
      }}
    >
      {icon}
      <bdi dir="ltr" translate="no">
        {text}
      </bdi>
    </Typography>
  );
}
