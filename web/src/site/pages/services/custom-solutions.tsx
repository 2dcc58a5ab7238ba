import pergola from 'image:pergola-terrace';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Button } from '../../../shared/ui/button';
import { Image } from '../../../shared/ui/image';
import { LocaleLink } from '../../../shared/ui/locale-link';
import { Typography } from '../../../shared/ui/typography';
import { Section } from '../../layout/section';
import { TwoColumns } from '../../layout/two-columns';

/** A call to action for other needs. */
export function CustomSolutions() {
  const { t } = useLanguage();
  return (
    <Section title={t('Custom solutions')} tone="band">
      <TwoColumns columns="6fr 5fr">
        <Image
          {...pergola}
          alt={t('An aluminium pergola over a terrace with striped shade')}
          sizes="(min-width: 1024px) 50vw, 100vw"
          sx={{ borderRadius: 2 }}
        />
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography sx={{ fontSize: '1.075rem' }}>
            {t(
              'A skylight over a staircase, a pergola with moving louvres, a glass house in the garden: much of what we build is one of a kind.',
            )}
          </Typography>
          <Typography color="textSecondary">
            {t(
              'Bring a sketch, a photo or just an idea. Before you decide, we tell you what is possible, what it costs and how long it takes.',
            )}
          </Typography>
          <Button component={LocaleLink} to="/contact" variant="contained" size="large">
            {t('Tell us your idea')}
          </Button>
        </Box>
      </TwoColumns>
    </Section>
  );
}
