import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { useWhatsapp } from '../../layout/use-whatsapp';
import { WhatsappButton } from '../../layout/whatsapp-button';
import { surface } from '../../ui/surface';

/** The chat as an alternative to the form. */
export function QuickResponse() {
  const { t } = useLanguage();
  const chat = useWhatsapp();
  return (
    <Box sx={{ ...surface, padding: { xs: 2.5, md: 4 }, backgroundColor: '#14532d', color: '#fff' }}>
      <Typography variant="h2" sx={{ fontSize: '1.4rem' }}>
        {t('Need a Quick Response')}
      </Typography>
      <Typography sx={{ marginBlock: 1.5 }}>
        {t('Send us a photo or a sketch on WhatsApp and talk to our team directly during working hours.')}
      </Typography>
      <WhatsappButton
        href={chat}
        variant="contained"
        sx={{ backgroundColor: '#fff', color: '#14532d', '&:hover': { backgroundColor: '#e5f3ea' } }}
      >
        {t('Chat on WhatsApp')}
      </WhatsappButton>
    </Box>
  );
}
