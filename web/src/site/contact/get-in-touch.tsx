import WhatsApp from 'icon:WhatsApp';
import { OPENING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../language/language-context';
import { Box } from '../../ui/box';
import { Button } from '../../ui/button';
import { outlinedSurface } from '../../ui/surface';
import { Typography } from '../../ui/typography';
import { SocialLinks } from '../layout/social-links';
import { useWhatsapp } from '../layout/use-whatsapp';
import { ContactDetails } from './contact-details';

/** The ways to reach the company, and when. */
export function GetInTouch() {
  const { t } = useLanguage();
  const chat = useWhatsapp();
  return (
    <Box sx={{ ...outlinedSurface, padding: { xs: 2.5, md: 4 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.5rem', marginBlockEnd: 2.5 }}>
        {t('Get in Touch')}
      </Typography>
      <ContactDetails workingHours={OPENING_HOURS} />
      <Typography variant="h3" sx={{ fontSize: '1.1rem', marginBlockStart: 3 }}>
        {t('Follow Us')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1.5 }}>
        <SocialLinks />
        <Button
          component="a"
          href={chat}
          target="_blank"
          rel="noopener noreferrer"
          color="inherit"
          startIcon={<WhatsApp />}
        >
          {t('WhatsApp chat')}
        </Button>
      </Box>
    </Box>
  );
}
