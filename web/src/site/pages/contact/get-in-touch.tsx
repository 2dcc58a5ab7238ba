import { OPENING_HOURS } from '@alnafitha/contract';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { HAIRLINE } from '../../../shared/ui/hairline';
import { Typography } from '../../../shared/ui/typography';
import { SocialLinks } from '../../layout/social-links';
import { WhatsappButton } from '../../layout/whatsapp-button';
import { ContactDetails } from './contact-details';

/** Contact details and working hours. */
export function GetInTouch() {
  const { t } = useLanguage();
  return (
    <div>
      <Typography variant="h3" component="h2" sx={{ marginBlockEnd: 3 }}>
        {t('Get in Touch')}
      </Typography>
      <ContactDetails workingHours={OPENING_HOURS} />
      <Box sx={{ paddingBlockStart: 1.5, borderBlockStart: HAIRLINE }}>
        <Typography variant="subtitle2" component="h3" color="textSecondary">
          {t('Follow us')}
        </Typography>
        {/* The margin aligns the icons, not their buttons. */}
        <Box sx={{ display: 'flex', alignItems: 'center', marginInlineStart: -1.5 }}>
          <SocialLinks />
          <WhatsappButton color="inherit">{t('WhatsApp chat')}</WhatsappButton>
        </Box>
      </Box>
    </div>
  );
}
