import pergola from 'image:pergola-terrace';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { PictureBeside } from '../../layout/picture-beside';
import { Section } from '../../layout/section';
import { WhatsappButton } from '../../layout/whatsapp-button';

/** A call to action for other needs. */
export function CustomSolutions() {
  const { t } = useLanguage();
  return (
    <Section title={t('Custom solutions')} tone="band">
      <PictureBeside
        image={pergola}
        alt={t('An aluminium pergola over a terrace with striped shade')}
        side="start"
      >
        <Typography variant="h3" component="p" sx={{ fontWeight: 'var(--display-weight)', lineHeight: 1.5 }}>
          {t(
            'A skylight over a staircase, a pergola with moving louvres, a glass house in the garden: much of what we build is one of a kind.',
          )}
        </Typography>
        <Typography color="textSecondary" sx={{ marginBlock: 3 }}>
          {t(
            'Send a sketch, a photo or just an idea on WhatsApp. Before you decide, we tell you what is possible, what it costs and how long it takes.',
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button component={LocaleLink} to="/contact" variant="contained" size="large">
            {t('Tell us your idea')}
          </Button>
          <WhatsappButton subject={t('Custom solutions')} variant="outlined" size="large">
            {t('Chat on WhatsApp')}
          </WhatsappButton>
        </Box>
      </PictureBeside>
    </Section>
  );
}
