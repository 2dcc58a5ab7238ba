import { OPENING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { SocialLinks } from '../../layout/social-links';
import { useWhatsapp } from '../../layout/use-whatsapp';
import { WhatsappButton } from '../../layout/whatsapp-button';
import { outlinedSurface } from '../../ui/surface';
import { ContactDetails } from './contact-details';

/** Contact details and working hours. */
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
        {t('Follow us')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1.5 }}>
        <SocialLinks />
        <WhatsappButton href={chat} color="inherit">
          {t('WhatsApp chat')}
        </WhatsappButton>
      </Box>
    </Box>
  );
}
