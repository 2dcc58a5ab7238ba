import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Typography } from '../../../shared/ui/typography';
import { WhatsappButton } from '../../layout/whatsapp-button';

/** The chat as an alternative to the form. */
export function QuickResponse() {
  const { t } = useLanguage();
  return (
    <Box sx={panel}>
      <Typography variant="h2" sx={{ fontWeight: 'var(--display-weight)' }}>
        {t('Need a Quick Response')}
      </Typography>
      <Typography sx={{ marginBlockStart: 2, marginBlockEnd: 4, maxInlineSize: '44ch' }}>
        {t('Send us a photo or a sketch on WhatsApp and talk to our team directly during working hours.')}
      </Typography>
      <WhatsappButton variant="outlined" color="inherit" size="large">
        {t('Chat on WhatsApp')}
      </WhatsappButton>
    </Box>
  );
}

/** Its text is aligned with the page's. */
const panel = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'end',
  alignItems: 'start',
  paddingBlock: { xs: 5, lg: 6 },
  paddingInlineStart: { xs: 2, sm: 3, xl: 'calc(max(0px, (100vw - 1280px) / 2) + 24px)' },
  paddingInlineEnd: 3,
  color: '#fff',
  backgroundColor: '#14532d',
} as const;
