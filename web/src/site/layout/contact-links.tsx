import { COMPANY, telephoneLink } from '@alnafitha/contract';
import { Box } from '../../shared/ui/box';
import { headerLinkStyle } from './header-style';
import { SocialLinks } from './social-links';

export function ContactLinks() {
  return (
    <>
      {[
        ...COMPANY.phones.map((phone) => [phone, telephoneLink(phone)]),
        [COMPANY.email, `mailto:${COMPANY.email}`],
      ].map(([text, href]) => (
        <Box key={text} component="a" href={href} sx={row}>
          <bdi dir="ltr" translate="no">
            {text}
          </bdi>
        </Box>
      ))}
      {/* The margin aligns the icons, not their buttons. */}
      <Box sx={{ marginInlineStart: -1.5 }}>
        <SocialLinks />
      </Box>
    </>
  );
}

const row = { ...headerLinkStyle, display: 'flex', paddingInline: 0 };
