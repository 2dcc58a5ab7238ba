import { telephoneLink } from '@alnafitha/contract';
import { useBlock } from '../../shared/i18n/translation/use-block';
import { Box } from '../../shared/ui/box';
import { headerLinkStyle } from './header-style';
import { SocialLinks } from './social-links';

export function ContactLinks() {
  const { phones, email } = useBlock('company');
  return (
    <>
      {[
        ...phones.map(({ number }) => [number, telephoneLink(number)]),
        ...(email ? [[email, `mailto:${email}`]] : []),
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
